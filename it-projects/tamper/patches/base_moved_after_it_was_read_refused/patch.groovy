evaluate(new File(tamper, 'patches/base_moved_by_a_module_without_a_gate_unjudged/patch.groovy'))
