import type { components } from '../../../generated/api.ts'
import { startDeadline, untilAborted } from '../../lib/abort.ts'
import { createByteCache } from '../../lib/byte-cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { createFairSlots } from '../../lib/fair-slots.ts'
import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Painter } from '../logos/painter.ts'
import { fetchPicture, pictureItems } from './card-pictures.ts'
import { readChain } from './read-tasks.ts'

/** Width and height of a picture, in pixels. */
const edge = 128
const maxWaitMs = 5_000
const keptMs = 3_600_000
/** Time after which a picture that could not be fetched is fetched again, in milliseconds. */
const missingMs = 600_000
const cacheBytes = 16 * 2 ** 20
/** Maximum number of pictures that this process fetches at the same time. They are shared fairly by the accounts. */
const maxFetches = 4

interface PictureQuery {
  source: string
  url: string
  /** `own`: only cards of this search name it. Default: those of its chain of retries. */
  retries?: components['schemas']['RetriesMode'] | undefined
}

export type Pictures = ReturnType<typeof createPictures>

interface PicturesParts {
  database: { searchTasks: Pick<Database['searchTasks'], 'cardsOf'> } & Pick<Database, 'searchRetries'>
  client: Pick<Client, 'send'>
  painter: Pick<Painter, 'read' | 'draw'>
  clock: Clock
  /** `false`: no picture is fetched. */
  isAllowed: boolean
}

/**
 * Creates the service that returns the pictures of accounts. A caller can only request addresses that a source has
 * named in a card of a search of the caller, so the service is no proxy. It never returns bytes of a site: each picture
 * is decoded and drawn anew in a child process.
 */
export function createPictures({ database, client, painter, clock, isAllowed }: PicturesParts) {
  // Keyed by search, so that the time of a response does not reveal what another account has looked at.
  const cache = createByteCache<{ picture: Buffer | undefined, until: number }>(cacheBytes)
  const slots = createFairSlots(maxFetches)

  async function isNamed(search: StoredSearch, { source, url, retries }: PictureQuery): Promise<boolean> {
    for (const { id } of await readChain(database, search, retries)) {
      const cards = await database.searchTasks.cardsOf(id, source)
      if (pictureItems(cards).some(item => item.value === url)) return true
    }
    return false
  }

  async function drawPicture(url: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const picture = await fetchPicture(url, { client, painter }, signal)
    return picture && untilAborted(painter.draw(picture.png, edge, 'webp'), signal)
  }

  return {
    /**
     * Returns the picture at `url` as WebP. Returns `undefined` if no card of `source` names it, or if it cannot be
     * fetched or read in 5 seconds. Rejects with the reason of `signal` if it aborts.
     */
    async find(search: StoredSearch, query: PictureQuery, signal: AbortSignal): Promise<Buffer | undefined> {
      const { url } = query
      if (!isAllowed || !await isNamed(search, query)) return undefined
      const key = `${search.id} ${url}`
      const kept = cache.get(key)
      if (kept && kept.until > clock.now().getTime()) return kept.picture
      const release = await slots.acquire(signal, { accountId: search.accountId, searchId: search.id })
      try {
        using deadline = startDeadline(maxWaitMs, () => new Error('the picture took too long'), [signal])
        const picture = await drawPicture(url, deadline.signal).catch(() => undefined)
        signal.throwIfAborted()
        const until = clock.now().getTime() + (picture ? keptMs : missingMs)
        cache.set(key, { picture, until }, (picture?.length ?? 0) + 2 * key.length + 100)
        return picture
      } finally {
        release()
      }
    },
  }
}
