import { expect } from 'chai'
import fc from 'fast-check'
import { parseJson } from '../../src/lib/rows/json-lines.ts'
import { splitJson } from '../../src/lib/rows/json-values.ts'

async function* inChunks(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
const split = async (text: string, length = 65_536) =>
  (await Array.fromAsync(splitJson(inChunks(text, length)))).flat().map(row => 'json' in row ? row.json : row.fault)
const long = 'it is longer than 1 MiB'

describe('the values of a JSON file', () => {
  const numbers = ['12345678901234567890', '-12345678901234567890', '0.12345678901234567890', '12345678.123456789012',
    '1e400', '1.5e-400', '100000000000000000000']
  it('keeps the digits of numbers that a double cannot hold, also beside a key that an object has twice', () => {
    for (const number of numbers) {
      expect(parseJson(`{"n":${number}}`), number).to.deep.equal({ n: number })
      expect(parseJson(`{"n":${number},"a":1,"a":1,"l":[${number}]}`), number)
        .to.deep.equal({ a: 1, l: [number], n: number })
    }
    for (const number of ['0', '1.50', '-0.1', '1e3', '9007199254740991', '12345.12345', '0.0000000000000000001']) {
      expect(parseJson(`{"n":${number}}`), number).to.deep.equal({ n: Number(number) })
    }
  })

  it('go on behind a value that is longer than 1 MiB', async () => {
    const text = `[{"a":1},{"b":"${'x{\\"'.repeat(400_000)}","c":[{"d":1}]},{"e":2}]`

    for (const length of [65_536, 5_000_000]) {
      expect(await split(text, length)).to.deep.equal(['{"a":1}', long, '{"e":2}'])
    }
  })

  it('go on at the line that begins as the value did, if its brackets are malformed', async () => {
    for (const bad of [`{"b":[${'1,'.repeat(700_000)}`, `{"b":"${'x'.repeat(1_100_000)}`]) {
      expect(await split(`{"a":1}\n${bad}\n{"c":2}\n{"d":3}\n`)).to.deep.equal(['{"a":1}', long, '{"c":2}', '{"d":3}'])
      expect(await split(`[\n  {"a":1},\n  ${bad}\n  {"c":2}\n]`)).to.deep.equal(['{"a":1}', long, '{"c":2}'])
    }
  })

  it('keep the values of a key that an object has twice', () => {
    expect(parseJson('{"mail":"a","mail":"b","x":{"y":1,"y":1},"l":["c"],"l":["d"],"n":12345678901234567890,"n":2}'))
      .to.deep.equal({ 'mail': ['a', 'b'], 'l': ['c', 'd'], 'n': ['12345678901234567890', '2'], 'x.y': 1 })
  })

  it('are those of JSON.parse if no key is there twice', () => {
    fc.assert(fc.property(fc.dictionary(fc.string({ unit: fc.constantFrom('a', '"', ':', '\\', 'b'), maxLength: 4 }),
      fc.string({ unit: fc.constantFrom('":', 'c', '{', '\\'), minLength: 1 })), values => {
      const expected = Object.fromEntries(Object.entries(values).filter(([name]) => name !== '__proto__'))

      expect(parseJson(JSON.stringify(values))).to.deep.equal(expected)
    }))
  })
})
