import { expect } from 'chai'
import { createPainter, type Painter } from '../../../src/core/logos/painter.ts'
import { createFingerprints } from '../../../src/core/search/fingerprints.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { looksAlike } from '../../../src/lib/perceptual-hash.ts'
import { markOf, photoOf, png } from '../../../src/upstreams/drawing.ts'

const patient = new AbortController().signal
const longMs = 60_000
const pictureAt = (number: number): string => `https://pictures.example.com/${number}.png`

/** Returns a card with an avatar at each address. */
const cardWith = (...urls: string[]) =>
  ({ one_001: card(urls.map(url => ['Avatar', link(url)] as const), {}) })

/** Creates a client for which a number stands for a failure with this status. */
function clientOf(answers: Record<string, Buffer | number>) {
  const asked: string[] = []
  return {
    asked,
    send({ url }: Request): Promise<Response> {
      asked.push(url)
      const answer = answers[url] ?? 404
      if (answer === 0) return Promise.reject(new SourceFailure('UPSTREAM_UNREACHABLE', 'no answer'))
      const [status, body] = typeof answer === 'number' ? [answer, Buffer.alloc(0)] as const : [200, answer] as const
      return Promise.resolve({ status, headers: {}, body, url })
    },
  }
}

describe('fingerprints of pictures', () => {
  let painter: Painter
  before(() => { painter = createPainter() })
  after(() => painter.close())
  const printsOf = ({ one_001: { items } }: ReturnType<typeof cardWith>) => items.map(({ fingerprint }) => fingerprint)

  it('are alike for one picture in two sizes, and not for two pictures', async () => {
    const found = cardWith(pictureAt(1), pictureAt(2), pictureAt(3))
    const client = clientOf({
      [pictureAt(1)]: png(192, 192, photoOf('Sam')),
      [pictureAt(2)]: png(64, 64, photoOf('Sam')),
      [pictureAt(3)]: png(64, 64, photoOf('Alex')),
    })

    await createFingerprints(painter, longMs)([found], client, patient)

    const [one, smaller, other] = printsOf(found)
    expect(one).to.match(/^[0-9a-f]{22}$/)
    expect(looksAlike(one!, smaller!)).to.equal(true)
    expect(looksAlike(one!, other!)).to.equal(false)
  })

  it('are missing for what is no picture, cannot be fetched, or has few colours', async () => {
    const answers = { 1: Buffer.from('<html></html>'), 2: 0, 3: 500, 4: png(64, 64, markOf('sam')) }
    for (const [number, answer] of Object.entries(answers)) {
      const found = cardWith(pictureAt(Number(number)))
      await createFingerprints(painter, longMs)([found], clientOf({ [pictureAt(Number(number))]: answer }), patient)
      expect(printsOf(found), number).to.deep.equal([undefined])
    }
  })

  it('ask for three pictures of a task at most, and only for addresses', async () => {
    const client = clientOf({})
    const found = cardWith('not an address', ...Array.from({ length: 5 }, (_, index) => pictureAt(index)))

    await createFingerprints(painter, longMs)([found], client, patient)

    expect(client.asked).to.deep.equal([0, 1, 2].map(pictureAt))
  })

  it('leave the card as it is if a picture takes too long, and reject if the search stops', async () => {
    const found = cardWith(pictureAt(1))
    const silent = { send: (_: Request, signal?: AbortSignal) => new Promise<Response>((_, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason as Error))
    }) }

    await createFingerprints(painter, 1)([found], silent, patient)
    expect(printsOf(found)).to.deep.equal([undefined])

    const stop = new AbortController()
    const stopped = createFingerprints(painter, longMs)([found], silent, stop.signal).catch((error: unknown) => error)
    stop.abort(new Error('the search stops'))
    expect(await stopped).to.be.an('error').with.property('message', 'the search stops')
  })
  it('leave the card as it is if the picture takes too long to read', async () => {
    const found = cardWith(pictureAt(1))
    const client = clientOf({ [pictureAt(1)]: png(64, 64, photoOf('Sam')) })
    const stuck = { read: () => new Promise<undefined>(() => undefined) }

    await createFingerprints(stuck, 1)([found], client, patient)

    expect(printsOf(found)).to.deep.equal([undefined])
  })
})
