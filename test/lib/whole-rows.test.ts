import { expect } from 'chai'
import { jsonLines } from '../../src/lib/rows/json-lines.ts'
import { maxRowBytes } from '../../src/lib/rows/row.ts'
import { wholeRows } from '../../src/lib/rows/whole-rows.ts'

describe('pieces of whole rows', () => {
  const collect = (text: string, chunk: number) => {
    async function* chunks() {
      for (let at = 0; at < text.length; at += chunk) yield Buffer.from(text.slice(at, at + chunk))
    }
    taken = ''
    return Array.fromAsync(wholeRows(chunks(), jsonLines(), 100, 10, bytes => { taken += bytes.toString() }))
  }
  let taken: string

  it('end at the end of a row', async () => {
    const pieces = await collect('aaaa\nbbbb\ncccc\ndd', 3)

    expect(pieces.map(piece => [piece.bytes.toString(), piece.lines, piece.end])).to.deep.equal([
      ['aaaa\nbbbb\n', 2, 110],
      ['cccc\ndd', 1, 117],
    ])
    expect(taken).to.equal('aaaa\nbbbb\ncccc\ndd')
  })

  it('drop the rest of a row that is too long', async () => {
    const text = `a\n${'x'.repeat(3 * maxRowBytes)}\nb\n`

    const pieces = await collect(text, 65_536)

    const cut = pieces.find(({ isCut }) => isCut)!
    expect(cut.bytes.toString()).to.equal('x'.repeat(1_000))
    expect(cut.lines).to.equal(1)
    expect(pieces.filter(({ isCut }) => !isCut).map(piece => piece.bytes.toString()).join('')).to.equal('a\nb\n')
    expect(pieces.at(-1)!.end).to.equal(100 + text.length)
    expect(taken === text, 'onTaken got all bytes').to.equal(true)
  })

  it('drop a row that is too long at the end of the file', async () => {
    const pieces = await collect('x'.repeat(3 * maxRowBytes), 65_536)

    expect(pieces.map(({ isCut, end }) => [isCut, end])).to.deep.equal([[true, 100 + 3 * maxRowBytes]])
  })
})
