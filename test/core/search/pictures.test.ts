import { expect } from 'chai'
import { createPictures } from '../../../src/core/search/pictures.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import type { Database } from '../../../src/db/database.ts'
import type { StoredSearch } from '../../../src/db/searches.ts'
import { createTestClock } from '../../support/clock.ts'

const patient = new AbortController().signal
const url = 'https://pictures.example.com/1.png'
const searchOf = (id: string): StoredSearch => ({ id, accountId: 'one' }) as StoredSearch

/** Creates the service for a card with one avatar. Counts the fetches; `status` is the one of each response. */
function createCounted(status: number) {
  const clock = createTestClock()
  let fetches = 0
  const pictures = createPictures({
    database: {
      searchTasks: { cardsOf: () => Promise.resolve([{ one_001: card([['Avatar', link(url)]], {}) }]) },
      searchRetries: { listChain: one => Promise.resolve([one as StoredSearch]) } as Database['searchRetries'],
    },
    client: {
      send() {
        fetches += 1
        return Promise.resolve({ status, headers: {}, body: Buffer.from('picture'), url })
      },
    },
    painter: {
      read: png => Promise.resolve({
        png,
        width: 1,
        height: 1,
        isPlain: false,
        isDetailed: true,
        perceptualHash: '',
      }),
      draw: () => Promise.resolve(Buffer.from('drawn')),
    },
    clock,
    isAllowed: true,
  })
  return { pictures, clock, fetches: () => fetches }
}

describe('pictures of accounts', () => {
  it('are fetched once an hour for each search', async () => {
    const { pictures, clock, fetches } = createCounted(200)

    const first = await pictures.find(searchOf('a'), { source: 'one', url }, patient)
    await pictures.find(searchOf('a'), { source: 'one', url }, patient)
    const soon = fetches()
    await pictures.find(searchOf('b'), { source: 'one', url }, patient)
    clock.advance(3_600_001)
    await pictures.find(searchOf('a'), { source: 'one', url }, patient)

    expect(first?.toString()).to.equal('drawn')
    expect([soon, fetches()]).to.eql([1, 3])
  })

  it('that cannot be fetched are requested again after ten minutes', async () => {
    const { pictures, clock, fetches } = createCounted(500)

    const first = await pictures.find(searchOf('a'), { source: 'one', url }, patient)
    await pictures.find(searchOf('a'), { source: 'one', url }, patient)
    const soon = fetches()
    clock.advance(600_001)
    await pictures.find(searchOf('a'), { source: 'one', url }, patient)

    expect(first).to.equal(undefined)
    expect([soon, fetches()]).to.eql([1, 2])
  })
})
