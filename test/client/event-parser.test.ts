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

/** Cuts the bytes at these positions. */
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

describe('the event parser', () => {
  it('returns the same events for any cuts of the bytes and any line ends', () => {
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

  it('returns the same events if each byte arrives separately', () => {
    const bytes = new TextEncoder().encode('\uFEFFid: 1\r\nevent: a\r\ndata: "für 🎉"\r\n\r\n:\r\rdata\n\n')

    expect(parse([...bytes].map(byte => Uint8Array.of(byte)))).to.deep.equal(parse([bytes]))
  })

  it('ignores comments, unknown fields and an incomplete event', () => {
    const blocks = parseText(': hello\n\nwhat: is this\ndata: 1\n\ndata: 2\n')

    expect(blocks.filter(({ data }) => data !== undefined)).to.deep.equal([{
      event: 'message',
      data: '1',
      id: undefined,
      retry: undefined,
    }])
  })

  it('removes one space before a value, and ignores a retry that is not a whole number and an id with a NUL', () => {
    const blocks = parseText('retry: 3000\nretry: 3s\nid: 1\0\ndata:  two spaces\n\n')

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
    it(`stops at its size limit, for ${name}`, () => {
      expect(() => parse([new TextEncoder().encode(text)], 100)).to.throw(TracewellError, 'more than 100').with
        .property('code', 'EVENT_TOO_LARGE')
    })
  }

  it('applies the size limit to each event separately', () => {
    const blocks = parse([new TextEncoder().encode(`data: ${'x'.repeat(80)}\n\n`.repeat(20))], 100)

    expect(blocks).to.have.length(20)
  })
})
