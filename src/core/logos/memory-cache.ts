import { createByteCache } from '../../lib/byte-cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { etagOf } from '../../lib/etag.ts'
import type { Log } from '../../lib/log.ts'
import type { Entry } from './entry.ts'
import type { Shelf } from './disk-cache.ts'
import { hourMs } from './verdict.ts'

export interface Logo {
  body: Buffer
  /** With its quotes. */
  etag: string
  /** The slug of the source that it comes from. */
  source: string
}

/** An entry in memory, and its images by size and format: `128.png`. */
export interface Known {
  entry: Entry
  readMs: number
  /** Whether it lies on disk too. */
  saved: boolean
  images: Map<string, Logo>
}

/** What is known of the logos of sites: in memory, and behind it on disk. It works without its disk. */
export interface Knowledge {
  /** At once; undefined where the disk may know more. */
  inMemory(domain: string): Known | undefined
  of(domain: string): Promise<Known | undefined>
  keep(entry: Entry): Promise<Known>
  /** One more image of a known logo. `lasting`: on disk too. */
  add(known: Known, name: string, body: Buffer, source: string, lasting: boolean): Promise<Logo>
  forget(): void
}

/** Another process may have found another logo, or the operator removed it. */
const rereadMs = hourMs
const memoryBytes = 64 * 1024 * 1024
const mostImages = 32

export function createKnowledge({ shelf, clock, log }: { shelf: Shelf, clock: Clock, log: Log }): Knowledge {
  const memory = createByteCache<Known>(memoryBytes)
  const nowMs = () => clock.now().getTime()
  let warnedMs = -Infinity

  function weigh(known: Known): void {
    const drawn = [...known.images.values()].reduce((bytes, { body }) => bytes + body.length, 0)
    memory.set(known.entry.domain, known, 1024 + (known.entry.logo?.png.length ?? 0) + drawn)
  }

  function remember(entry: Entry, saved: boolean): Known {
    const { logo } = entry
    const images = new Map([...logo?.drawn ?? []].map(([name, body]) => [name, imageOf(body, logo!.source)]))
    const known: Known = { entry, saved, readMs: nowMs(), images }
    weigh(known)
    return known
  }

  function inMemory(domain: string): Known | undefined {
    const known = memory.get(domain)
    return known && nowMs() - known.readMs < rereadMs ? known : undefined
  }

  /** Once a minute it says that it could not. */
  async function save(known: Known): Promise<void> {
    try {
      await shelf.write(known.entry)
      known.saved = true
    } catch (err) {
      known.saved = false
      if (nowMs() - warnedMs < 60_000) return
      warnedMs = nowMs()
      log.warn({ err }, 'a logo could not be kept on disk')
    }
  }

  return {
    inMemory,
    async of(domain) {
      const current = inMemory(domain)
      if (current) return current
      const before = memory.get(domain)
      const entry = await shelf.read(domain)
      if (entry) return remember(entry, true)
      return before?.saved === false ? before : undefined // the operator may have removed it
    },
    async keep(entry) {
      const known = remember(entry, false)
      await save(known)
      return known
    },
    async add(known, name, body, source, lasting) {
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
    forget: () => memory.clear(),
  }
}

const imageOf = (body: Buffer, source: string): Logo => ({ body, source, etag: etagOf(body) })
