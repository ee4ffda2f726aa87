import { createHash } from 'node:crypto'
import { rateLimitRpmExceeded } from '../../errors.ts'
import { createByteCache } from '../../lib/byte-cache.ts'
import type { Clock } from '../../lib/clock.ts'
import type { FileCacheUse } from '../../lib/file-cache.ts'
import type { Log } from '../../lib/log.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { SourceFailure } from '../../sources/failures.ts'
import type { Entry, KeptLogo } from './entry.ts'
import { edgeOf, type LookUp } from './look-up.ts'
import type { Painter } from './painter.ts'
import { largestEdge, type LogoFormat } from './picture-types.ts'
import type { Shelf } from './shelf.ts'

export interface LogoRequest {
  /** As `parseSiteName` gives it. */
  domain: string
  /** Edge of the square, in pixels. */
  size: number
  format: LogoFormat
}

export interface Logo {
  body: Buffer
  /** With its quotes. */
  etag: string
  /** The slug of the source that it comes from. */
  source: string
}

/** Logos of sites, kept in memory and on disk. A null is a site without one. */
export interface Logos {
  /** What is there already, at once where it is in memory; undefined where it has to be looked for, or drawn. */
  kept(request: LogoRequest): Logo | null | undefined | Promise<Logo | null | undefined>
  /** The same, and looks for it and draws it where needed. Throws RATE_LIMIT_RPM_EXCEEDED where too much is under way. */
  find(request: LogoRequest): Promise<Logo | null>
  /** Forgets all, on disk too. */
  clear(): Promise<FileCacheUse>
  close(): void
}

export interface LogosParts {
  lookUp: LookUp
  painter: Painter
  shelf: Shelf
  clock: Clock
  log: Log
  /** For one look-up, all its downloads included. */
  deadlineMs?: number
}

/** An entry in memory. */
interface Known {
  entry: Entry
  readMs: number
  /** Whether it lies on disk too. */
  saved: boolean
  images: Map<string, Logo>
}

const hourMs = 3_600_000
const freshMs = 7 * 24 * hourMs
/** A site without a logo, and one that could not be asked. */
const missMs = 24 * hourMs
const failedMs = hourMs / 4
/** Another process may have found another logo, or the operator removed it. */
const rereadMs = hourMs
const memoryBytes = 64 * 1024 * 1024
const lookUpsAtOnce = 32
const mostWaiting = 64
/** Drawn in other sizes it is kept in memory only: nobody shall fill the disk by asking for each. */
const usualSizes = new Set([16, 24, 32, 48, 64, 96, 128, 180, 192, 256, 512])
const mostDrawn = 32

export function createLogos({ lookUp, painter, shelf, clock, log, deadlineMs = 15_000 }: LogosParts): Logos {
  const memory = createByteCache<Known>(memoryBytes)
  const places = createSemaphore(lookUpsAtOnce)
  const lookUps = new Map<string, Promise<Known>>()
  const drawings = new Map<string, Promise<Logo>>()
  const closed = new AbortController()
  const nowMs = () => clock.now().getTime()
  let warnedMs = -Infinity

  /** It works without its disk, and says so once a minute. */
  function warn(err: unknown): void {
    if (nowMs() - warnedMs < 60_000) return
    warnedMs = nowMs()
    log.warn({ err }, 'a logo could not be kept on disk')
  }

  function remember(entry: Entry, saved: boolean): Known {
    const { logo } = entry
    const images = new Map([...logo?.drawn ?? []].map(([name, body]) => [name, imageOf(body, logo!.source)]))
    const known: Known = { entry, saved, readMs: nowMs(), images }
    weigh(known)
    return known
  }

  function weigh(known: Known): void {
    const drawn = [...known.images.values()].reduce((bytes, { body }) => bytes + body.length, 0)
    memory.set(known.entry.domain, known, 1024 + (known.entry.logo?.png.length ?? 0) + drawn)
  }

  function inMemory(domain: string): Known | undefined {
    const remembered = memory.get(domain)
    return remembered && nowMs() - remembered.readMs < rereadMs ? remembered : undefined
  }

  async function know(domain: string): Promise<Known | undefined> {
    const current = inMemory(domain)
    if (current) return current
    const remembered = memory.get(domain)
    const read = await shelf.read(domain)
    if (read) return remember(read, true)
    return remembered?.saved === false ? remembered : undefined // the operator may have removed it
  }

  async function save(entry: Entry): Promise<boolean> {
    try {
      await shelf.write(entry)
      return true
    } catch (error) {
      warn(error)
      return false
    }
  }

  async function keep(entry: Entry): Promise<Known> {
    const known = remember(entry, false)
    known.saved = await save(entry)
    return known
  }

  function look(domain: string, edge: number): Promise<Known> {
    const key = `${domain} ${edge}`
    const running = lookUps.get(key) ?? lookNow(domain, edge).finally(() => lookUps.delete(key))
    lookUps.set(key, running)
    return running
  }

  async function lookNow(domain: string, edge: number): Promise<Known> {
    if (places.waiting >= mostWaiting) {
      throw rateLimitRpmExceeded({ message: 'Too many logos are being looked for at the moment', headers: { 'Retry-After': 60 } })
    }
    const leave = await places.acquire(closed.signal)
    const run = new AbortController()
    const stop = () => run.abort(closed.signal.reason)
    const late = setTimeout(() => run.abort(new Error('the look-up took too long')), deadlineMs)
    closed.signal.addEventListener('abort', stop)
    try {
      const { found, failures } = await lookUp(domain, edge, run.signal)
      closed.signal.throwIfAborted() // what was not asked to the end says nothing
      const before = (await know(domain))?.entry.logo
      const after = nowMs()
      const logo = found && { source: found.source, edge: edgeOf(found.picture), soughtEdge: edge, png: found.picture.png, drawn: new Map<string, Buffer>() }
      if (before && failures.length > 0 && (logo === undefined || logo.edge < before.edge)) {
        return await keep({ domain, freshUntilMs: after + hourMs, logo: { ...before, soughtEdge: Math.max(edge, before.soughtEdge) } })
      }
      const untilMs = logo ? freshMs : failures.every(isLasting) ? missMs : failedMs
      return await keep({ domain, freshUntilMs: after + untilMs, logo })
    } finally {
      clearTimeout(late)
      closed.signal.removeEventListener('abort', stop)
      leave()
    }
  }

  function lookAgain({ domain, freshUntilMs, logo }: Entry): void {
    if (freshUntilMs > nowMs() || logo === undefined || places.waiting > 0) return
    void look(domain, logo.soughtEdge).catch((err: unknown) => {
      if (!closed.signal.aborted) log.warn({ err }, 'a logo could not be looked for again')
    })
  }

  function pick({ entry, images }: Known, { size, format }: LogoRequest): Logo | null | undefined {
    if (entry.logo === undefined) return entry.freshUntilMs > nowMs() ? null : undefined
    if (!isEnough(entry.logo, size)) return undefined
    lookAgain(entry)
    return images.get(`${size}.${format}`)
  }

  function draw(known: Known, logo: KeptLogo, { domain, size, format }: LogoRequest): Promise<Logo> {
    const name = `${size}.${format}`
    const there = known.images.get(name)
    if (there) return Promise.resolve(there)
    const key = `${domain} ${name} ${known.entry.freshUntilMs}`
    const running = drawings.get(key) ?? drawNow(known, logo, { domain, size, format }, name).finally(() => drawings.delete(key))
    drawings.set(key, running)
    return running
  }

  async function drawNow(known: Known, logo: KeptLogo, { size, format }: LogoRequest, name: string): Promise<Logo> {
    const body = await painter.draw(logo.png, size, format)
    const image = imageOf(body, logo.source)
    for (const oldest of known.images.keys()) if (known.images.size >= mostDrawn) known.images.delete(oldest)
    known.images.set(name, image)
    if (memory.get(known.entry.domain) === known) weigh(known)
    if (!usualSizes.has(size)) return image
    known.entry = { ...known.entry, logo: { ...known.entry.logo ?? logo, drawn: new Map([...known.entry.logo?.drawn ?? [], [name, body]]) } }
    known.saved = await save(known.entry)
    return image
  }

  return {
    kept(request) {
      const known = inMemory(request.domain)
      return known ? pick(known, request) : know(request.domain).then(read => read && pick(read, request))
    },

    async find(request) {
      const { domain, size } = request
      let known = await know(domain)
      const logo = known?.entry.logo
      if (logo && isEnough(logo, size)) lookAgain(known!.entry)
      else if (known === undefined || logo || known.entry.freshUntilMs <= nowMs()) known = await look(domain, soughtFor(size))
      return known!.entry.logo ? draw(known!, known!.entry.logo, request) : null
    },

    async clear() {
      memory.clear()
      return shelf.clear()
    },
    close() {
      closed.abort(new Error('the service stops'))
      painter.close()
    },
  }
}

/** Large enough, or the largest that there is. */
const isEnough = ({ edge, soughtEdge }: KeptLogo, size: number): boolean => size <= edge || size <= soughtEdge

/** A few steps, so that one look-up serves many sizes. */
const soughtFor = (size: number): number => [128, 256].find(edge => size <= edge) ?? largestEdge

/** Whether the same would be said tomorrow: it is refused here, it is no image, or the name does not exist. */
function isLasting({ code, cause }: SourceFailure): boolean {
  if (code === 'EGRESS_REFUSED' || code === 'UPSTREAM_TOO_LARGE' || code === 'UPSTREAM_CHANGED') return true
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND'
}

const imageOf = (body: Buffer, source: string): Logo =>
  ({ body, source, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` })
