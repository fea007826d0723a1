def patch = evaluate(new File(tamper, 'patch.groovy'))

patch.wrongTotal().test('600', '500').write('qa/path_policy.json', '{"version": 1, "rules": [{"kind": "docs", "patterns": ["src/test/**"]}]}\n').commit()
return true
