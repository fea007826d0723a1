evaluate(new File(shared, 'tax.groovy')).base()
    .tax('return Math.floorDiv(cents, 10);')
    .commit('say that the tax is rounded down')
