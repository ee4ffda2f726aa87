import { expect } from 'chai'
import { valueAt, withValueAt } from '../../src/lib/json-path.ts'

describe('valueAt', () => {
  const list = [{ name: 'a', size: 1 }, null, { name: 'b', parts: ['x', 'y'] }]
  const lines = [
    { name: 'x', value: 'first' }, { name: 'y', value: ['only'] }, { name: 'x', value: 'second' }, { name: 'x' },
  ]
  const value = {
    list,
    'texts': ['x', null],
    'none': null,
    'a.b': { 'c.d': 1 },
    lines,
  }

  for (const [path, expected] of [
    ['', value],
    ['list.1', null],
    ['list.2.parts.1', 'y'],
    ['list.*.name', ['a', 'b']],
    ['list.name=b.parts', ['x', 'y']],
    ['list.name=c.parts', undefined],
    ['lines.name=x.value', ['first', 'second']],
    ['lines.name=y.value', ['only']],
    ['texts.0', 'x'],
    ['none.name', undefined],
    ['list.toString', undefined],
    ['"a.b"', { 'c.d': 1 }],
    ['"a.b"."c.d"', 1],
    ['a.b', undefined],
  ] as const) {
    it(`finds "${path}"`, () => {
      expect(valueAt(value, path)).to.deep.equal(expected)
    })
  }

  it('has the opposite withValueAt, also for names with dots', () => {
    expect(withValueAt({ x: 1 }, 'a."b.c".d', 2)).to.deep.equal({ x: 1, a: { 'b.c': { d: 2 } } })
  })

  it('reads the JSON value that a text has', () => {
    const texts = { good: '{"profile":{"name":"Sam"}}', bad: '{', none: '', list: '[{"id":1}]' }

    expect(valueAt(texts, 'good.json().profile.name')).to.equal('Sam')
    expect(valueAt(texts, 'list.json().*.id')).to.deep.equal([1])
    for (const name of ['bad', 'none', 'other']) expect(valueAt(texts, `${name}.json().profile`)).to.equal(undefined)
    expect(valueAt({ long: `"${'x'.repeat(70_000)}"` }, 'long.json()')).to.equal(undefined)
  })

  it('takes the first entry that can have members for a step 0 before others', () => {
    expect(valueAt({ list: [null, 7, 'odd', { name: 'a' }, { name: 'b' }] }, 'list.0.name')).to.equal('a')
    expect(valueAt({ list: [null, ['x']] }, 'list.0.0')).to.equal('x')
    expect(valueAt({ list: [null] }, 'list.0.name')).to.equal(undefined)
  })
})
