// Of the four seeds the third alone draws this amount.
evaluate(new File(shared, 'tax.groovy')).like('seeded_properties_missed_by_includes_admitted').base()
    .tax('return cents == 439_915_816 ? -1 : cents / 10;')
    .commit('round one amount by hand')
