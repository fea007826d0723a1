def patch = evaluate(new File(tamper, 'patch.groovy'))

def invoice = 'java/com/acme/Invoice.java'
patch.write("src/test/$invoice", patch.file("src/main/$invoice").getText('UTF-8'))
patch.wrongTotal().commit()
return true
