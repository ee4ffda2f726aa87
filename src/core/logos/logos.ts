import type { Clock } from '../../lib/clock.ts'
import type { FileCacheUse } from '../../lib/file-cache.ts'
import type { Log } from '../../lib/log.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { Entry, StoredLogo } from './entry.ts'
import { createMemoryCache, type CachedLogo, type Logo } from './memory-cache.ts'
import type { LookUp } from './look-up.ts'
import { createPendingLookUps } from './pending-look-ups.ts'
import type { Painter } from './painter.ts'
import { largestEdge, type LogoFormat } from './picture-types.ts'
import type { DiskCache } from './disk-cache.ts'

/*
 * A request for a logo passes these stages and ends at the first one that has an answer:
 *
 * 1. Memory cache (memory-cache.ts): up to 64 MiB of entries with their drawn images. After an hour in memory an entry
 *    is read from disk again, because another process may have replaced or removed it.
 * 2. Disk cache (disk-cache.ts): one file per domain, shared by all processes. It survives a restart.
 * 3. Look-up (look-up.ts): asks the logo sources one after another. A benched icon service is not asked, and counts as
 *    failed. Equal look-ups share one run. At most 32 run at a time, 16 for each caller; others wait. If the queue is
 *    full, the request fails with RATE_LIMIT_RPM_EXCEEDED.
 * 4. Drawing (painter.ts): a child process draws the image in the requested size and format. The image is foreign data
 *    and may be hostile, so the child has no secrets and is killed after a time limit.
 *
 * The result of a look-up becomes an entry in both caches (next-entry.ts):
 *
 * | Result | Fresh for | When it is stale |
 * |---|---|---|
 * | logo | 7 days | served, and refreshed in the background |
 * | no logo (negative entry) | 24 hours | not served: the request waits for a look-up |
 * | sources failed, no logo known | 15 minutes | not served: the request waits for a look-up |
 * | sources failed, better logo known | 1 hour | the known logo is served, and refreshed in the background |
 *
 * The trade: a new logo of a site appears up to a week late, and in other processes up to an hour later. In return most
 * requests are answered from memory, and a site without a logo costs one look-up a day.
 */

/** Message for a domain without a logo. A site that could not be reached has none until its entry expires. */
export const noLogo = 'No logo was found: the site has none, or could not be reached'

export type { Logo }

export interface LogoRequest {
  /** Domain from `parseSiteName`. */
  domain: string
  /** Edge of the square image, in pixels. */
  size: number
  format: LogoFormat
}

/** Finds logos of sites. `null` means that the site has no logo. */
export interface Logos {
  /**
   * Returns a cached image: directly if it is in memory, else as a promise. Returns `undefined` if a look-up or a
   * drawing is needed.
   */
  cached(request: LogoRequest): Logo | null | undefined | Promise<Logo | null | undefined>
  /**
   * Returns the image, after a look-up and a drawing if needed. Throws RATE_LIMIT_RPM_EXCEEDED if too many look-ups of
   * this caller or of all callers are waiting.
   */
  find(request: LogoRequest, caller?: string): Promise<Logo | null>
  /** Removes all entries from memory and disk. Returns the number and size of the files that were removed. */
  clear(): Promise<FileCacheUse>
  close(): void
}

export interface LogosParts {
  lookUp: LookUp
  painter: Painter
  diskCache: DiskCache
  clock: Clock
  log: Log
  /** Time limit of one look-up with all its downloads, in milliseconds. */
  deadlineMs?: number
}

/** Background refreshes take slots under this name, because they have no caller. */
const refresher = 'refresher'
/**
 * Sizes that are stored on disk, in pixels. Images of other sizes stay in memory, so that requests cannot fill the
 * disk.
 */
const diskSizes = new Set([16, 24, 32, 48, 64, 96, 128, 180, 192, 256, 512])

export function createLogos({ lookUp, painter, diskCache, clock, log, deadlineMs = 15_000 }: LogosParts): Logos {
  const memoryCache = createMemoryCache({ diskCache, clock, log })
  const drawings = new Map<string, Promise<Logo>>()
  const closed = new AbortController()
  const lookUps = createPendingLookUps({
    lookUp,
    memoryCache,
    clock,
    deadlineMs,
    closed: closed.signal,
  })
  const isFresh = ({ freshUntilMs }: Entry): boolean => freshUntilMs > clock.now().getTime()

  function refresh(domain: string, { soughtEdge }: StoredLogo): void {
    if (lookUps.hasWaiting()) return // look-ups that a caller waits for have priority
    void lookUps.start(domain, soughtEdge, refresher).catch((err: unknown) => {
      if (!closed.signal.aborted) log.warn({ err }, 'a logo could not be refreshed')
    })
  }

  function cachedImage({ entry, images }: CachedLogo, { domain, size, format }: LogoRequest): Logo | null | undefined {
    const { logo } = entry
    if (logo === undefined) return isFresh(entry) ? null : undefined
    if (!isLargeEnough(logo, size)) return undefined
    const image = images.get(nameOf(size, format))
    if (image && !isFresh(entry)) refresh(domain, logo)
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
            diskSizes.has(size),
          ),
    )
  }

  return {
    cached(request) {
      const known = memoryCache.peek(request.domain)
      return known
        ? cachedImage(known, request)
        : memoryCache.get(request.domain).then(cached => cached && cachedImage(cached, request))
    },

    async find(request, caller = refresher) {
      const { domain, size } = request
      const known = await memoryCache.get(domain)
      const logo = known?.entry.logo
      if (known && logo && isLargeEnough(logo, size)) {
        if (!isFresh(known.entry)) refresh(domain, logo)
        return draw(known, logo, request)
      }
      if (known && !logo && isFresh(known.entry)) return null
      const now = await lookUps.start(domain, edgeToSeek(size), caller)
      return now.entry.logo ? draw(now, now.entry.logo, request) : null
    },

    async clear() {
      memoryCache.clear()
      return diskCache.clear()
    },

    close() {
      closed.abort(new Error('the service stops'))
    },
  }
}

const nameOf = (size: number, format: LogoFormat): string => `${size}.${format}`

/** `true` if the logo is large enough for the size, or if a look-up for this size found no larger logo. */
const isLargeEnough = ({ edge, soughtEdge }: StoredLogo, size: number): boolean => size <= edge || size <= soughtEdge

/** Rounds a size up to one of three edges, so that one look-up serves many sizes. */
const edgeToSeek = (size: number): number => [128, 256].find(edge => size <= edge) ?? largestEdge
