import { expect } from 'chai'
import fc from 'fast-check'
import { amount } from '../support/amount.ts'
import { decodeEvents, encodeEvent, maxEventBytes } from '../../src/lib/sse.ts'

describe('encodeEvent', () => {
  it('writes the id, the name and the data of an event', () => {
    expect(encodeEvent('card', '{"a":1}', 7).toString()).to.equal('event: card\ndata: {"a":1}\nid: 7\n\n')
    expect(encodeEvent('connected', '{}').toString()).to.equal('event: connected\ndata: {}\n\n')
  })

  it('escapes the separators of lines of Unicode', () => {
    expect(encodeEvent('card', '{"a":"\x85\u2028\u2029é"}').toString())
      .to.equal(String.raw`event: card${'\n'}data: {"a":"\u0085\u2028\u2029é"}${'\n\n'}`)
  })

  const long = 'x'.repeat(maxEventBytes)
  for (const data of [long, JSON.stringify(long), JSON.stringify([long])]) {
    it(`leaves only the mark of a cut of data that is too large and no object (${data.slice(0, 4)}…)`, () => {
      expect(encodeEvent('card', data, 7).toString()).to.equal('event: card\ndata: {"cut":true}\nid: 7\n\n')
    })
  }

  for (const text of ['a\nb', 'a\rb']) {
    it(`throws if the name or the data holds a line break (${JSON.stringify(text)})`, () => {
      expect(() => encodeEvent(text, '{}')).to.throw('line break')
      expect(() => encodeEvent('card', text)).to.throw('line break')
    })
  }
})

describe('decodeEvents', () => {
  it('returns the events that encodeEvent wrote', () => {
    const events = [{ event: 'card', data: '{"text":"für 🎉: \\n"}' }, { event: 'search.finished', data: '' }]

    const bytes = Buffer.concat(events.map(({ event, data }) => encodeEvent(event, data)))

    expect(decodeEvents(bytes)).to.deep.equal(events)
    expect(decodeEvents(Buffer.alloc(0))).to.deep.equal([])
  })

  const text = fc.tuple(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(1, 200, 3_000))
    .map(([piece, times]) => piece.repeat(times))
  const long = fc.record({ id: fc.string(), list: fc.array(text, { maxLength: 12 }), text })

  it('returns events of any size whole, although none of more than 64 KiB is sent', () => {
    fc.assert(fc.property(fc.array(long, { maxLength: 4 }), all => {
      const bytes = all.map(data => encodeEvent('card', JSON.stringify(data)))
      const blocks = Buffer.concat(bytes).toString().split(/(?<=\n\n)/).filter(block => block !== '')

      expect(decodeEvents(Buffer.concat(bytes)).map(({ data }) => JSON.parse(data) as unknown)).to.deep.equal(all)
      for (const block of blocks) expect(Buffer.byteLength(block)).to.be.at.most(maxEventBytes)
    }), { numRuns: amount(200) })
  })

  it('sends no part of more than 64 KiB of characters that are escaped', () => {
    const text = '\u2028\u0085'.repeat(40_000)
    const bytes = encodeEvent('card', JSON.stringify({ text }))

    for (const block of bytes.toString().split(/(?<=\n\n)/)) {
      expect(Buffer.byteLength(block)).to.be.at.most(maxEventBytes)
    }
    expect(decodeEvents(bytes).map(({ data }) => JSON.parse(data) as unknown)).to.deep.equal([{ text }])
  })

  it('keeps halves of surrogate pairs together in the parts', () => {
    const bytes = encodeEvent('card', JSON.stringify({ text: `${'x'.repeat(19_990)}${'🎉'.repeat(30_000)}` }))
    const texts = [...bytes.toString().matchAll(/^data: (.*)$/gm)]
      .map(([, data]) => (JSON.parse(data!) as { text: string }).text).slice(0, -1)

    expect(texts).to.have.length.above(2)
    expect(texts.filter(part => !part.isWellFormed())).to.deep.equal([])
  })
})
