import { expect } from 'chai'
import fc from 'fast-check'
import {
  jsonInSlices,
  jsonTextInSlices,
  singleLineBytes,
  singleLineJson,
  withMember,
  writeJson,
} from '../../src/lib/json-text.ts'
import { amount } from '../support/amount.ts'
import { countTurns } from '../support/turns.ts'

describe('withMember', () => {
  it('adds a member with any name and value', () => {
    fc.assert(fc.property(
      fc.jsonValue(),
      fc.string().filter(name => name !== 'first'),
      fc.jsonValue(),
      (first, name, value) => {
        const text = withMember({ first }, name, JSON.stringify(value))

      const parsed = JSON.parse(text) as Record<string, unknown>
      expect(Object.keys(parsed)).to.have.members(['first', name])
      expect(JSON.stringify(parsed[name])).to.equal(JSON.stringify(value))
      expect(JSON.stringify(parsed.first)).to.equal(JSON.stringify(first))
    }))
  })
})

describe('singleLineJson and singleLineBytes', () => {
  it('return the same value in one line', () => {
    const signs = fc.constantFrom('\x85', '\u2028', '\u2029', '\\', '"', 'é', '\ud800', '\n')
    fc.assert(fc.property(fc.array(signs, { maxLength: 20 }).map(all => all.join('')), value => {
      const json = JSON.stringify({ [value]: value })
      const line = singleLineJson(json)
      expect(JSON.stringify(JSON.parse(line))).to.equal(json)
      expect(line).not.to.match(/[\x85\u2028\u2029]/)
      expect(singleLineBytes(Buffer.from(json)).toString()).to.equal(line)
    }))
  })

  it('return the same text and the same bytes if there is nothing to escape', () => {
    const bytes = Buffer.from('{"a":"é"}')
    expect(singleLineBytes(bytes)).to.equal(bytes)
    expect(singleLineJson('{"a":"é"}')).to.equal('{"a":"é"}')
  })
})

describe('jsonInSlices and jsonTextInSlices', () => {
  it('returns the same text as JSON.stringify', async () => {
    await fc.assert(fc.asyncProperty(fc.jsonValue(), fc.nat(2_000), async (value, length) => {
      const list = Array.from({ length }, () => value)
      const whole = {
        value,
        list,
        none: undefined,
        inner: [{ list }],
        data: { list: [[list]] },
      }

      expect((await jsonInSlices(whole)).toString()).to.equal(JSON.stringify(whole))
      expect((await jsonInSlices(list)).toString()).to.equal(JSON.stringify(list))
      expect(await jsonTextInSlices(whole)).to.equal(JSON.stringify(whole))
    }), { numRuns: amount(30) })
  })

  it('lets the event loop turn while it converts a long list', async () => {
    const list = Array.from({ length: 300_000 }, (_, index) => ({ name: `n${index}` }))

    const turns = await countTurns(() => jsonInSlices({ list }))

    expect(turns).to.be.above(1)
  })
})

describe('writeJson', () => {
  const list = Array.from({ length: 50_000 }, (_, index) => ({ name: `n${index}` }))

  it('waits until a slice is taken before it converts the next one', async () => {
    const slices: Buffer[] = []
    let taking = 0
    await writeJson({ list }, async slice => {
      expect(++taking).to.equal(1)
      await new Promise(resolve => setImmediate(resolve))
      taking--
      slices.push(slice)
    })

    expect(slices.length).to.be.above(5)
    expect(Buffer.concat(slices).toString()).to.equal(JSON.stringify({ list }))
  })

  it('rejects with the failure of the taker, which gets no further slice', async () => {
    let slices = 0
    const written = writeJson({ list }, async () => {
      slices++
      throw new Error('no more')
    })

    expect(await written.catch(String)).to.equal('Error: no more')
    expect(slices).to.equal(1)
  })
})
