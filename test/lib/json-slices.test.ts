import { expect } from 'chai'
import fc from 'fast-check'
import { JsonLimitExceeded, parseInSlices, sliceBytes } from '../../src/lib/json-slices.ts'
import { countTurns } from '../support/turns.ts'

const limits = { maxLevels: 1_000, maxValues: 1_000_000 }
const read = (json: string, more = {}) => parseInSlices(Buffer.from(json), { ...limits, ...more })

/** Returns the parsed value, or the name of the error. */
async function outcome(parsed: () => unknown): Promise<unknown> {
  try {
    return { value: await parsed() }
  } catch (error) {
    return error instanceof JsonLimitExceeded ? `more ${error.limit}` : (error as Error).name
  }
}

/** JSON values in texts that are longer than a slice: strings are repeated, and the whole value is repeated too. */
const large = fc.tuple(fc.jsonValue({ maxDepth: 3 }), fc.nat(3), fc.integer({ min: 1, max: 300 }), fc.nat(2))
  .map(([value, indent, times, shape]) => {
    const list = Array.from({ length: times }, (_, index) => index % 7 === 3 ? 'é"\\,[]{}\n'.repeat(times) : value)
    const whole = shape === 0 ? list : shape === 1 ? { one: list, two: value, __proto__: 1 } : [[list, { a: [list] }]]
    return `${' '.repeat(indent)}${JSON.stringify(whole, null, indent)}\n`
  })

/** Works like `JSON.parse`, but returns the digits of an integer that a number cannot hold exactly. */
const parsed = (json: string): unknown => JSON.parse(json, (_, value: unknown) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(String(value)) ? String(value) : value)

describe('parseInSlices', () => {
  it('returns the same value as JSON.parse', async () => {
    await fc.assert(fc.asyncProperty(large, async json => {
      expect(await read(json)).to.deep.equal(parsed(json))
    }), { numRuns: 30 })
  })

  it('refuses the same texts as JSON.parse', async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...',]}[{":\\ 1e')), { minLength: 1, maxLength: 4 })
    await fc.assert(fc.asyncProperty(large, changes, async (json, changed) => {
      const bytes = Buffer.from(json)
      for (const [at, sign] of changed) bytes.write(sign, at % bytes.length)
      const text = bytes.toString()

      expect(await outcome(() => parseInSlices(bytes, limits))).to.deep.equal(await outcome(() => parsed(text)))
    }), { numRuns: 60 })
  })

  it('keeps every digit of an integer, in a small text and in a slice', async () => {
    const numbers =
      '[9007199254740993,-9007199254740993,18446744073709551615,9007199254740991,1e21,0.12345678901234567]'
    const exact = ['9007199254740993', '-9007199254740993', '18446744073709551615', 9007199254740991, 1e21,
      0.12345678901234567]

    expect(await read(numbers)).to.deep.equal(exact)
    expect(await read(`{"x":"${'x'.repeat(sliceBytes)}","n":${numbers}}`)).to.have.deep.property('n', exact)
    expect(await read('{"text":"9007199254740993 is no number"}'))
      .to.deep.equal({ text: '9007199254740993 is no number' })
  })

  it('keeps members with equal names and the name __proto__ as JSON.parse does', async () => {
    const json = `{"a":1,"x":"${'x'.repeat(sliceBytes)}","__proto__":{"c":1},"a":2}`

    expect(JSON.stringify(await read(json))).to.equal(JSON.stringify(JSON.parse(json)))
  })

  for (
    const [name, json, limit] of [
      ['values', `[${'{},'.repeat(500_001)}0]`, 'more values'],
      ['levels of a large text',
        `[${'[0],'.repeat(sliceBytes)}${'['.repeat(1_000)}${']'.repeat(1_000)}]`,
        'more levels'],
      ['levels of a small text', '['.repeat(2_000), 'more levels'],
      ['large lists in large lists', `${'['.repeat(50)}"${'x'.repeat(sliceBytes)}"${']'.repeat(50)}`, 'more levels'],
      ['characters in one string', `["${'x'.repeat(3_000_000)}"]`, 'more text'],
      ['characters in one key', `{"${'x'.repeat(3_000_000)}":0}`, 'more text'],
      ['spaces', `[${' '.repeat(3_000_000)}0]`, 'more text'],
      ['spaces at the end', `[0]${' '.repeat(3_000_000)}`, 'more text'],
      ['digits in one number', `[${'9'.repeat(3_000_000)}]`, 'more text'],
      ['members of one object', `{${Array.from({ length: 10_001 }, (_, index) => `"k${index}":0`).join(',')}}`,
        'more members'],
    ] as const
  ) {
    it(`refuses more ${name} than the limit`, async () => {
      expect(await outcome(() => read(json))).to.equal(limit)
    })
  }

  it('lets the event loop turn while it parses a large text', async () => {
    const json = `[${'{"a":"b"},'.repeat(400_000)}0]`

    const turns = await countTurns(() => read(json, { maxValues: Infinity }))

    expect(turns).to.be.above(3)
  })
})
