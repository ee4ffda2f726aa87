import { createByteCache } from '../../lib/byte-cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { etagOf } from '../../lib/etag.ts'
import type { Log } from '../../lib/log.ts'
import type { Entry } from './entry.ts'
import type { DiskCache } from './disk-cache.ts'
import { hourMs } from './next-entry.ts'

export interface Logo {
  body: Buffer
  /** With its quotes. */
  etag: string
  /** The slug of the source that it comes from. */
  source: string
}

/** An entry in memory, and its images by size and format: `128.png`. */
export interface CachedLogo {
  entry: Entry
  readMs: number
  /** Whether it lies on disk too. */
  saved: boolean
  images: Map<string, Logo>
}

/** What is known of the logos of sites: in memory, and behind it on disk. It works without its disk. */
export interface MemoryCache {
  /** At once; undefined where the disk may know more. */
  peek(domain: string): CachedLogo | undefined
  get(domain: string): Promise<CachedLogo | undefined>
  put(entry: Entry): Promise<CachedLogo>
  /** One more image of a known logo. `lasting`: on disk too. */
  addImage(known: CachedLogo, name: string, body: Buffer, source: string, lasting: boolean): Promise<Logo>
  clear(): void
}

/** Another process may have found another logo, or the operator removed it. */
const rereadMs = hourMs
const memoryBytes = 64 * 1024 * 1024
const mostImages = 32

export function createMemoryCache({ diskCache, clock, log }: { diskCache: DiskCache, clock: Clock, log: Log }): MemoryCache {
  const memory = createByteCache<CachedLogo>(memoryBytes)
  const nowMs = () => clock.now().getTime()
  let warnedMs = -Infinity

  function weigh(known: CachedLogo): void {
    const drawn = [...known.images.values()].reduce((bytes, { body }) => bytes + body.length, 0)
    memory.set(known.entry.domain, known, 1024 + (known.entry.logo?.png.length ?? 0) + drawn)
  }

  function remember(entry: Entry, saved: boolean): CachedLogo {
    const { logo } = entry
    const images = new Map([...logo?.drawn ?? []].map(([name, body]) => [name, imageOf(body, logo!.source)]))
    const known: CachedLogo = { entry, saved, readMs: nowMs(), images }
    weigh(known)
    return known
  }

  function inMemory(domain: string): CachedLogo | undefined {
    const known = memory.get(domain)
    return known && nowMs() - known.readMs < rereadMs ? known : undefined
  }

  /** Once a minute it says that it could not. */
  async function save(known: CachedLogo): Promise<void> {
    try {
      await diskCache.write(known.entry)
      known.saved = true
    } catch (err) {
      known.saved = false
      if (nowMs() - warnedMs < 60_000) return
      warnedMs = nowMs()
      log.warn({ err }, 'a logo could not be kept on disk')
    }
  }

  return {
    peek: inMemory,
    async get(domain) {
      const current = inMemory(domain)
      if (current) return current
      const before = memory.get(domain)
      const entry = await diskCache.read(domain)
      if (entry) return remember(entry, true)
      return before?.saved === false ? before : undefined // the operator may have removed it
    },
    async put(entry) {
      const known = remember(entry, false)
      await save(known)
      return known
    },
    async addImage(known, name, body, source, lasting) {
      const { entry, images } = known
      for (const oldest of images.keys()) if (images.size >= mostImages) images.delete(oldest)
      const image = imageOf(body, source)
      images.set(name, image)
      if (memory.get(entry.domain) === known) weigh(known)
      if (!lasting || entry.logo === undefined) return image
      known.entry = { ...entry, logo: { ...entry.logo, drawn: new Map([...entry.logo.drawn, [name, body]]) } }
      await save(known)
      return image
    },
    clear: () => memory.clear(),
  }
}

const imageOf = (body: Buffer, source: string): Logo => ({ body, source, etag: etagOf(body) })
