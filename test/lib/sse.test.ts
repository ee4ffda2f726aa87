import { expect } from 'chai'
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
})
