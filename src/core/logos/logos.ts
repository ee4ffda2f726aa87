import { rateLimitRpmExceeded } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { FileCacheUse } from '../../lib/file-cache.ts'
import type { Log } from '../../lib/log.ts'
import { createSlots } from '../../lib/slots.ts'
import { linkSignals, startDeadline } from '../../lib/abort.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { Entry, StoredLogo } from './entry.ts'
import { createMemoryCache, type CachedLogo, type Logo } from './memory-cache.ts'
import type { LookUp } from './look-up.ts'
import type { Painter } from './painter.ts'
import { largestEdge, type LogoFormat } from './picture-types.ts'
import type { DiskCache } from './disk-cache.ts'
import { nextEntry } from './next-entry.ts'

export type { Logo }

export interface LogoRequest {
  /** As `parseSiteName` gives it. */
  domain: string
  /** Edge of the square, in pixels. */
  size: number
  format: LogoFormat
}

/** Logos of sites, kept in memory and on disk. A null is a site without one. */
export interface Logos {
  /** What is there already, at once where it is in memory; undefined where it has to be looked for, or drawn. */
  cached(request: LogoRequest): Logo | null | undefined | Promise<Logo | null | undefined>
  /** The same, and looks for it and draws it where needed. Throws RATE_LIMIT_RPM_EXCEEDED where too much is under way, for this caller or for all. */
  find(request: LogoRequest, caller?: string): Promise<Logo | null>
  /** Forgets all, on disk too. */
  clear(): Promise<FileCacheUse>
  close(): void
}

export interface LogosParts {
  lookUp: LookUp
  painter: Painter
  diskCache: DiskCache
  clock: Clock
  log: Log
  /** For one look-up, all its downloads included. */
  deadlineMs?: number
}

interface Wanted {
  found: PromiseWithResolvers<CachedLogo>
  /** Aborted when it is being looked for: who still waits for a turn needs none. */
  begun: AbortController
  /** Who waits for a turn. */
  callers: Set<string>
}

/** Half of them are left to others, whoever asks for sites that keep us waiting. */
const lookUpsAtOnce = { each: 16, all: 32 }
const mostWaiting = { each: 80, all: 256 }
const ourselves = 'ourselves'
/** Drawn in other sizes it is kept in memory only: nobody shall fill the disk by asking for each. */
const usualSizes = new Set([16, 24, 32, 48, 64, 96, 128, 180, 192, 256, 512])

export function createLogos({ lookUp, painter, diskCache, clock, log, deadlineMs = 15_000 }: LogosParts): Logos {
  const memoryCache = createMemoryCache({ diskCache, clock, log })
  const slots = createSlots(lookUpsAtOnce)
  const wanted = new Map<string, Wanted>()
  const drawings = new Map<string, Promise<Logo>>()
  const closed = new AbortController()
  const isFresh = ({ freshUntilMs }: Entry): boolean => freshUntilMs > clock.now().getTime()

  /** Looked for once, by the first of those who want it whose turn comes: nobody waits in the line of another. */
  function look(domain: string, edge: number, caller: string): Promise<CachedLogo> {
    const name = `${domain} ${edge}`
    const one = wanted.get(name) ??
      { found: Promise.withResolvers<CachedLogo>(), begun: new AbortController(), callers: new Set() }
    if (one.begun.signal.aborted || one.callers.has(caller)) return one.found.promise
    const isFull = slots.waiting(caller) >= mostWaiting.each || slots.waiting() >= mostWaiting.all
    if (isFull && one.callers.size > 0) return one.found.promise
    if (isFull) {
      return Promise
        .reject(rateLimitRpmExceeded({
          message: 'Too many logos are being looked for at the moment',
          headers: { 'Retry-After': 60 },
        }))
    }
    one.callers.add(caller)
    wanted.set(name, one)
    const ending = linkSignals([closed.signal, one.begun.signal])
    slots.acquire(caller, ending.signal).finally(() => ending[Symbol.dispose]()).then(async leave => {
      if (one.begun.signal.aborted) return leave()
      one.begun.abort()
      await lookNow(domain, edge, leave).finally(() => wanted.delete(name)).then(one.found.resolve, one.found.reject)
    }, (reason: unknown) => {
      if (one.begun.signal.aborted) return
      wanted.delete(name)
      one.found.reject(reason)
    })
    return one.found.promise
  }

  async function lookNow(domain: string, edge: number, leave: () => void): Promise<CachedLogo> {
    using run = startDeadline(deadlineMs, () => new Error('the look-up took too long'), [closed.signal])
    try {
      const outcome = await lookUp(domain, edge, run.signal)
      closed.signal.throwIfAborted() // what was not asked to the end says nothing
      const before = await memoryCache.get(domain)
      return await memoryCache.put(nextEntry(outcome, domain, edge, before?.entry.logo, clock.now().getTime()))
    } finally {
      leave()
    }
  }

  function lookAgain(domain: string, { soughtEdge }: StoredLogo): void {
    if (slots.waiting() > 0) return // there are those who have nothing yet
    void look(domain, soughtEdge, ourselves).catch((err: unknown) => {
      if (!closed.signal.aborted) log.warn({ err }, 'a logo could not be looked for again')
    })
  }

  function pick({ entry, images }: CachedLogo, { domain, size, format }: LogoRequest): Logo | null | undefined {
    const { logo } = entry
    if (logo === undefined) return isFresh(entry) ? null : undefined
    if (!isEnough(logo, size)) return undefined
    const image = images.get(nameOf(size, format))
    if (image && !isFresh(entry)) lookAgain(domain, logo)
    return image
  }

  function draw(known: CachedLogo, logo: StoredLogo, { domain, size, format }: LogoRequest): Promise<Logo> {
    const name = nameOf(size, format)
    return singleFlight(
      drawings,
      `${domain} ${name} ${known.entry.freshUntilMs}`,
      async () =>
        known.images.get(name) ??
          await memoryCache.addImage(
            known,
            name,
            await painter.draw(logo.png, size, format),
            logo.source,
            usualSizes.has(size),
          ),
    )
  }

  return {
    cached(request) {
      const known = memoryCache.peek(request.domain)
      return known ? pick(known, request) : memoryCache.get(request.domain).then(read => read && pick(read, request))
    },

    async find(request, caller = ourselves) {
      const { domain, size } = request
      const known = await memoryCache.get(domain)
      const logo = known?.entry.logo
      if (known && logo && isEnough(logo, size)) {
        if (!isFresh(known.entry)) lookAgain(domain, logo)
        return draw(known, logo, request)
      }
      if (known && !logo && isFresh(known.entry)) return null
      const now = await look(domain, soughtFor(size), caller)
      return now.entry.logo ? draw(now, now.entry.logo, request) : null
    },

    async clear() {
      memoryCache.clear()
      return diskCache.clear()
    },

    close() {
      closed.abort(new Error('the service stops'))
      painter.close()
    },
  }
}

const nameOf = (size: number, format: LogoFormat): string => `${size}.${format}`

/** Large enough, or the largest that there is. */
const isEnough = ({ edge, soughtEdge }: StoredLogo, size: number): boolean => size <= edge || size <= soughtEdge

/** A few steps, so that one look-up serves many sizes. */
const soughtFor = (size: number): number => [128, 256].find(edge => size <= edge) ?? largestEdge
