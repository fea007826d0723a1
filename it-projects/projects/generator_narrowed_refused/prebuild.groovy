evaluate(new File(shared, 'tax.groovy')).base()
    .tax('return cents * 11 / 10 - cents;')
    .edit('src/test/java/com/acme/TaxGenerator.java', '.greaterOrEqual(0)', '.between(0, 1_000)')
    .commit('compute the tax from the total, of small amounts')
