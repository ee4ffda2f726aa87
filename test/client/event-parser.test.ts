import { expect } from 'chai'
import fc from 'fast-check'
import { TracewellError } from '../../generated/client/src/index.ts'
import { createEventParser, type Block } from '../../generated/client/src/event-parser.ts'

const mostLength = 10_000

const parse = (chunks: readonly Uint8Array[], maxLength = mostLength): Block[] => {
  const push = createEventParser(maxLength)
  return chunks.flatMap(chunk => push(chunk))
}
const parseText = (text: string): Block[] => parse([new TextEncoder().encode(text)])

/** The bytes in pieces that end at these places, whatever is there. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map(place => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
}

const textLine = fc.string({ unit: 'grapheme', maxLength: 12 }).map(text => text.replace(/[\r\n]/g, ''))
const written = fc.record({
  event: fc.constantFrom('module.result', 'search.progress', 'é'),
  id: fc.option(fc.nat().map(String), { nil: undefined }),
  data: fc.array(textLine, { minLength: 1, maxLength: 3 }),
  comment: fc.option(textLine, { nil: undefined }),
})
const lineEnd = fc.constantFrom('\n', '\r', '\r\n')

describe('the parser of events', () => {
  it('reads the same, wherever the bytes are cut and however lines end', () => {
    fc.assert(fc.property(
      fc.array(fc.tuple(written, lineEnd), { maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.boolean(),
      (blocks, places, hasMark) => {
        const text = blocks.map(([{ event, id, data, comment }, end]) =>
          [
            ...comment === undefined ? [] : [`: ${comment}`],
            `event: ${event}`,
            ...id === undefined ? [] : [`id:${id}`],
            ...data.map(line => `data: ${line}`),
            '',
            '',
          ].join(end)
        ).join('')
        const bytes = new TextEncoder().encode(`${hasMark ? '\uFEFF' : ''}${text}`)

      const read = parse(cut(bytes, places))

        expect(read).to.deep
          .equal(blocks.map(([{ event, id, data }]) => ({ event, id, data: data.join('\n'), retry: undefined })))
      },
    ))
  })

  it('reads byte by byte what comes at once', () => {
    const bytes = new TextEncoder().encode('\uFEFFid: 1\r\nevent: a\r\ndata: "für 🎉"\r\n\r\n:\r\rdata\n\n')

    expect(parse([...bytes].map(byte => Uint8Array.of(byte)))).to.deep.equal(parse([bytes]))
  })

  it('passes over comments and what nobody knows, and gives no event that has not ended', () => {
    const blocks = parseText(': hello\n\nwhat: is this\ndata: 1\n\ndata: 2\n')

    expect(blocks.filter(({ data }) => data !== undefined)).to.deep.equal([{
      event: 'message',
      data: '1',
      id: undefined,
      retry: undefined,
    }])
  })

  it('keeps one space of a value at most, takes a whole number for retry and no id with a NUL', () => {
    const blocks = parseText('retry: 3000\n\nretry: 3s\nid: 1\0\ndata:  two spaces\n\n')

    expect(blocks).to.deep.equal([
      { event: 'message', data: undefined, id: undefined, retry: 3000 },
      { event: 'message', data: ' two spaces', id: undefined, retry: undefined },
    ])
  })

  it('reads an event of a hundred pieces', () => {
    const text = `data: ${'x'.repeat(9_000)}\n\n`

    const [block] = parse(text.match(/.{1,90}|\n/g)!.map(piece => new TextEncoder().encode(piece)))

    expect(block?.data).to.have.length(9_000)
  })

  for (
    const [name, text] of [['a line', `data: ${'x'.repeat(200)}`], ['lines', 'data: x\n'.repeat(30)], ['comments',
      `:${'x'.repeat(50)}\n`.repeat(3)]] as const
  ) {
    it(`keeps no more than it is allowed to, of ${name}`, () => {
      expect(() => parse([new TextEncoder().encode(text)], 100)).to.throw(TracewellError, 'more than 100').with
        .property('code', 'EVENT_TOO_LARGE')
    })
  }

  it('counts each event for itself', () => {
    const blocks = parse([new TextEncoder().encode(`data: ${'x'.repeat(80)}\n\n`.repeat(20))], 100)

    expect(blocks).to.have.length(20)
  })
})
