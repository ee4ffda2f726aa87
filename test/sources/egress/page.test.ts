import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect } from 'chai'
import fc from 'fast-check'
import { readPage } from '../../../src/sources/egress/page.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'

const codings = {
  '': (body: Buffer) => body,
  'gzip': gzipSync,
  'deflate': deflateSync,
  'raw deflate': deflateRawSync,
  'br': brotliCompressSync,
} as const
const startBytes = 1_000
const search = { texts: ['Member since', 'Brak użytkownika'], maxBytes: 50_000 }

/** Yields a body in pieces, and counts the bytes that are taken. */
function inPieces(body: Buffer, pieceBytes: number) {
  const state = { taken: 0, isClosed: false }
  async function* pieces() {
    try {
      for (let at = 0; at < body.length; at += pieceBytes) {
        const piece = body.subarray(at, at + pieceBytes)
        state.taken += piece.length
        yield await Promise.resolve(piece)
      }
    } finally {
      state.isClosed = true
    }
  }
  return { state, source: pieces() }
}

const page = (before: number, text: string, after: number): Buffer =>
  Buffer.concat([Buffer.alloc(before, 'a'), Buffer.from(text), Buffer.alloc(after, 'z')])

const codeOf = (result: Promise<unknown>): Promise<unknown> =>
  result.then(() => 'read', (error: unknown) => error instanceof SourceFailure ? error.code : error)

describe('readPage', () => {
  it('returns a page that is not longer than the start unchanged, in every coding', async () => {
    const body = fc.uint8Array({ maxLength: startBytes })
    const names = fc.constantFrom(...Object.keys(codings))
    await fc.assert(fc.asyncProperty(body, fc.nat(500), names, async (bytes, size, name) => {
      const coding = name as keyof typeof codings
      const { source } = inPieces(codings[coding](Buffer.from(bytes)), size + 1)

      const read = await readPage(source, coding.replace('raw ', ''), startBytes, search)

      expect(read.isPart).to.equal(false)
      expect(read.body.equals(bytes)).to.equal(true)
    }))
  })

  it('finds a text anywhere in a larger page, and keeps the start and one piece with the text', async () => {
    const cases = fc.record({
      before: fc.nat(40_000),
      after: fc.integer({ min: startBytes, max: 40_000 }),
      size: fc.integer({ min: 1, max: 3_000 }),
      text: fc.constantFrom(...search.texts),
    })
    await fc.assert(fc.asyncProperty(cases, async ({ before, after, size, text }) => {
      const { source, state } = inPieces(page(before, text, after), size)

      const { body, isPart } = await readPage(source, '', startBytes, search)

      expect(isPart).to.equal(true)
      expect(body.includes(text)).to.equal(true)
      expect(body.length).to.be.at.most(startBytes + 2 * size + text.length * 2)
      expect(state.taken).to.be.at.most(Math.max(startBytes, before + text.length * 2) + size)
      expect(state.isClosed).to.equal(true)
    }), { numRuns: 200 })
  })

  for (const [name, encode] of Object.entries(codings)) {
    it(`finds a text at the end of a large page: ${name || 'no coding'}`, async () => {
      const { source } = inPieces(encode(page(45_000, 'Member since', 10)), 700)

      const { body } = await readPage(source, name.replace('raw ', ''), startBytes, search)

      expect(body.includes('Member since')).to.equal(true)
    })
  }

  it('returns only the start if the rest of a page has no text', async () => {
    const { body, isPart } = await readPage(inPieces(page(20_000, '', 0), 500).source, '', startBytes, search)

    expect(isPart).to.equal(true)
    expect(body.length).to.be.within(startBytes, startBytes + 500)
  })

  it('fails if a page without a text is longer than the limit, also if it is compressed', async () => {
    const bomb = page(10_000_000, '', 0)

    for (const encode of [codings[''], gzipSync]) {
      const { source, state } = inPieces(encode(bomb), 500)
      const coding = encode === gzipSync ? 'gzip' : ''

      expect(await codeOf(readPage(source, coding, startBytes, search))).to.equal('UPSTREAM_TOO_LARGE')
      expect(state.taken).to.be.below(60_000)
    }
  })

  it('fails if the bytes do not match the coding, are cut, or the coding was not requested', async () => {
    const cut = gzipSync(page(20_000, '', 0)).subarray(0, 40)

    expect(await codeOf(readPage(inPieces(Buffer.from('<html>'), 3).source, 'gzip', startBytes, search)))
      .to.equal('UPSTREAM_CHANGED')
    expect(await codeOf(readPage(inPieces(Buffer.from('<html>'), 3).source, 'br', startBytes, search)))
      .to.equal('UPSTREAM_CHANGED')
    expect(await codeOf(readPage(inPieces(cut, 3).source, 'gzip', startBytes, search))).to.equal('UPSTREAM_CHANGED')
    expect(await codeOf(readPage(inPieces(cut, 3).source, 'zstd', startBytes, search))).to.equal('UPSTREAM_CHANGED')
  })

  it('fails with the error of the connection', async () => {
     
    async function* breaks(): AsyncGenerator<Buffer> { throw await Promise.resolve(new Error('reset')) }

    for (const coding of ['', 'gzip']) {
      expect(await readPage(breaks(), coding, startBytes, search).catch((error: unknown) => error))
        .to.have.property('message', 'reset')
    }
  })
})
