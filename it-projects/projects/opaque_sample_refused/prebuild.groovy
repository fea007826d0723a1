evaluate(new File(shared, 'tax.groovy')).base()
    .tax('return cents * 11 / 10 - cents;')
    .commit('compute the tax from the total')
