import { createByteCache } from '../../lib/byte-cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { etagOf } from '../../lib/etag.ts'
import type { Log } from '../../lib/log.ts'
import type { Entry } from './entry.ts'
import type { DiskCache } from './disk-cache.ts'
import { hourMs } from './next-entry.ts'

export interface Logo {
  body: Buffer
  /** Value of the ETag header, including its quotes. */
  etag: string
  /** Slug of the source of the image. */
  source: string
}

/** An entry in memory. `images` are its images by size and format, such as `128.png`. */
export interface CachedLogo {
  entry: Entry
  /** Time at which the entry was read from disk or stored, in Unix milliseconds. */
  readMs: number
  /** `true` if the entry is also on disk. */
  saved: boolean
  images: Map<string, Logo>
}

/** Cache of entries in memory and on disk. If the disk fails, the cache works from memory alone. */
export interface MemoryCache {
  /** Returns the entry if it is in memory and does not have to be read from disk again. */
  peek(domain: string): CachedLogo | undefined
  /** Returns the entry from memory or disk. */
  get(domain: string): Promise<CachedLogo | undefined>
  /** Stores an entry in memory and on disk. If the disk fails, logs a warning. */
  put(entry: Entry): Promise<CachedLogo>
  /** Adds an image to a cached logo. If `onDisk` is `true`, also stores the image on disk. */
  addImage(cached: CachedLogo, name: string, body: Buffer, source: string, onDisk: boolean): Promise<Logo>
  clear(): void
}

/** Time after which an entry is read from disk again, because another process or the operator may have changed it. */
const rereadMs = hourMs
const memoryBytes = 64 * 1024 * 1024
const maxImages = 32

/**
 * Creates the cache. An entry in memory passes these states:
 *
 *   unsaved ←──→ saved ──→ outdated ──→ saved or missing
 *
 *   unsaved    After `put`, until it is stored on disk. It stays unsaved while the disk fails.
 *   saved      It is on disk too.
 *   outdated   From an hour after it was read or stored on. It is then read from disk again; it is missing if another
 *              process or the operator removed it there.
 */
export function createMemoryCache(
  { diskCache, clock, log }: { diskCache: DiskCache, clock: Clock, log: Log },
): MemoryCache {
  const state = {
    memory: createByteCache<CachedLogo>(memoryBytes),
    /** Time of the last warning about the disk, in Unix milliseconds. */
    warnedMs: -Infinity,
  }
  const nowMs = () => clock.now().getTime()

  function updateSize(cached: CachedLogo): void {
    const drawn = [...cached.images.values()].reduce((bytes, { body }) => bytes + body.length, 0)
    state.memory.set(cached.entry.domain, cached, 1024 + (cached.entry.logo?.png.length ?? 0) + drawn)
  }

  function remember(entry: Entry, saved: boolean): CachedLogo {
    const { logo } = entry
    const images = new Map([...logo?.drawn ?? []].map(([name, body]) => [name, imageOf(body, logo!.source)]))
    const cached: CachedLogo = { entry, saved, readMs: nowMs(), images }
    updateSize(cached)
    return cached
  }

  function peek(domain: string): CachedLogo | undefined {
    const cached = state.memory.get(domain)
    return cached && nowMs() - cached.readMs < rereadMs ? cached : undefined
  }

  /** Writes an entry to disk. A failure is logged at most once a minute. */
  async function save(cached: CachedLogo): Promise<void> {
    try {
      await diskCache.write(cached.entry)
      cached.saved = true
    } catch (err) {
      cached.saved = false
      if (nowMs() - state.warnedMs < 60_000) return
      state.warnedMs = nowMs()
      log.warn({ err }, 'a logo could not be stored on disk')
    }
  }

  return {
    peek,
    async get(domain) {
      const current = peek(domain)
      if (current) return current
      const before = state.memory.get(domain)
      const entry = await diskCache.read(domain)
      if (entry) return remember(entry, true)
      // If the entry was saved and is no longer on disk, another process or the operator has removed it.
      return before?.saved === false ? before : undefined
    },
    async put(entry) {
      const cached = remember(entry, false)
      await save(cached)
      return cached
    },
    async addImage(cached, name, body, source, onDisk) {
      const { entry, images } = cached
      for (const oldest of images.keys()) if (images.size >= maxImages) images.delete(oldest)
      const image = imageOf(body, source)
      images.set(name, image)
      if (state.memory.get(entry.domain) === cached) updateSize(cached)
      if (!onDisk || entry.logo === undefined) return image
      cached.entry = { ...entry, logo: { ...entry.logo, drawn: new Map([...entry.logo.drawn, [name, body]]) } }
      await save(cached)
      return image
    },
    clear: () => state.memory.clear(),
  }
}

const imageOf = (body: Buffer, source: string): Logo => ({ body, source, etag: etagOf(body) })
