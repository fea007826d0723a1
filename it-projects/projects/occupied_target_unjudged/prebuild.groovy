// Nobody, root included, can write into a directory that is a file.
new File(basedir, 'target').mkdirs()
new File(basedir, 'target/waiver-gate').text = 'occupied'
return true
