import { noFile } from '../../sources/kit/absence.ts'
import type { Client } from '../../sources/egress/client.ts'
import { acceptResponse } from '../../sources/kit/fetch-response.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { IconService, LogoSource, Site } from '../../sources/logos/logo-source.ts'
import { createSite, download, maxBytes } from '../../sources/logos/site.ts'
import type { Context } from '../../sources/kit/source.ts'
import { looksAlike } from '../../lib/perceptual-hash.ts'
import { startDeadline } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'
import { askService, type LogoAnswer } from './ask-service.ts'
import type { Painter } from './painter.ts'
import { smallestEdge, type Picture } from './picture-types.ts'
import { isKnownGlobe } from './globes.ts'

export interface FoundLogo {
  picture: Picture
  source: string
}

/**
 * Result of a look-up. `failures` contains the failures of all asked sources, even if a logo was found, and
 * SOURCE_BENCHED for each service that was not asked.
 */
export interface LookUpResult {
  found: FoundLogo | undefined
  failures: readonly SourceFailure[]
}

/** Asks the sources in order. Returns the first usable image of at least `edge` pixels, else the largest usable one. */
export type LookUp = (domain: string, edge: number, signal: AbortSignal) => Promise<LookUpResult>

interface LookUpParts {
  sources: ReadonlyArray<LogoSource | IconService>
  client: Pick<Client, 'send'>
  painter: Pick<Painter, 'read'>
  clock: Clock
  /** Health of the icon services. Default: none is benched. */
  health?: Pick<SourceHealthView, 'of'> | undefined
  /** Receives the calls of the icon services. Default: they are not reported. */
  telemetry?: Telemetry | undefined
}

/** Maximum number of images of a source, and of requests for them. Requests that fail do not count as images. */
const maxPictures = 4
const maxAttempts = 12
/** Time limit of the site itself, in milliseconds. The rest of the time is for services that know its logo. */
const siteMs = 10_000
const imageTypes = 'image/svg+xml,image/png,image/webp,image/avif,image/*;q=0.8,*/*;q=0.5'
const placeholderMs = 24 * 3_600_000
const maxPlaceholders = 500

export const edgeOf = ({ width, height }: Picture): number => Math.min(width, height)

export function createLookUp(
  { sources, client, painter, clock, health, telemetry = noTelemetry }: LookUpParts,
): LookUp {
  const placeholders = new Map<string, { print: string | undefined, untilMs: number }>()

  async function load(url: string, context: Context): Promise<Picture | undefined> {
    const bytes = url.startsWith('data:')
      ? decodeData(url)
      : acceptResponse(await download(url, imageTypes, context), noFile, [])?.body
    if (bytes === undefined || isKnownGlobe(bytes)) return undefined
    const picture = await painter.read(bytes, context.signal)
    return picture === undefined || picture.isPlain || edgeOf(picture) < smallestEdge ? undefined : picture
  }

  /**
   * Returns the perceptual hash of a source's placeholder. A placeholder is the image that a source serves for a name
   * that does not exist. Returns `undefined` if the source serves no placeholder. If the source fails, returns the last
   * known hash.
   */
  async function placeholderAt(url: string, context: Context): Promise<string | undefined> {
    const nowMs = clock.now().getTime()
    const known = placeholders.get(url)
    if (known && known.untilMs > nowMs) return known.print
    try {
      const print = (await load(url, context))?.perceptualHash
      if (placeholders.size >= maxPlaceholders) placeholders.clear()
      placeholders.set(url, { print, untilMs: nowMs + placeholderMs })
      return print
    } catch (error) {
      context.signal.throwIfAborted()
      if (error instanceof SourceFailure) return known?.print
      throw error
    }
  }

  /** Yields the usable images of a source. Placeholders, images of one colour and tiny images are not usable. */
  async function* picturesOf(
    source: LogoSource,
    site: Site,
    edge: number,
    context: Context,
    failures: SourceFailure[],
  ): AsyncGenerator<Picture> {
    const candidates = await source.candidates(site, edge, context)
    let pictures = 0
    for (const { url } of candidates.slice(0, maxAttempts)) {
      if (pictures === maxPictures) break
      try {
        context.signal.throwIfAborted()
        const picture = await load(url, context)
        if (picture === undefined) continue
        pictures++
        const placeholder = source.placeholder && await placeholderAt(source.placeholder(site.domain, edge), context)
        if (placeholder === undefined || !looksAlike(picture.perceptualHash, placeholder)) yield picture
      } catch (error) {
        failures.push(failureOf(error, context.signal))
        if (context.signal.aborted) break
      }
    }
  }

  /** Asks one source. Returns its first usable image of at least `edge` pixels, else its largest usable one. */
  async function ask(source: LogoSource, site: Site, edge: number, context: Context): Promise<LogoAnswer> {
    const answer: LogoAnswer = { picture: undefined, failures: [] }
    try {
      for await (const picture of picturesOf(source, site, edge, context, answer.failures)) {
        if (answer.picture === undefined || edgeOf(picture) > edgeOf(answer.picture)) answer.picture = picture
        if (edgeOf(answer.picture) >= edge) break
      }
    } catch (error) {
      answer.failures.push(failureOf(error, context.signal))
    }
    return answer
  }

  return async (domain, edge, signal) => {
    using own = startDeadline(siteMs, () => new Error('the site took too long'), [signal])
    const contextOf = (source: LogoSource): Context =>
      ({ client, key: undefined, now: clock.now(), signal: isService(source) ? signal : own.signal })
    const site = createSite(domain)
    const failures: SourceFailure[] = []
    let found: FoundLogo | undefined
    for (const source of sources) {
      const askOnce = () => ask(source, site, edge, contextOf(source))
      const { picture, failures: failed } = await (isService(source)
        ? askService(source, askOnce, { health, telemetry, signal })
        : askOnce())
      failures.push(...failed)
      if (picture !== undefined && (found === undefined || edgeOf(picture) > edgeOf(found.picture))) {
        found = { picture, source: source.slug }
      }
      if ((found !== undefined && edgeOf(found.picture) >= edge) || signal.aborted) break
    }
    return { found, failures }
  }
}

const isService = (source: LogoSource | IconService): source is IconService => 'examples' in source

/**
 * Converts an error to a failure of a source. An exceeded time limit becomes UPSTREAM_TIMEOUT. Rethrows unexpected
 * errors.
 */
function failureOf(error: unknown, signal: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error
  if (signal.aborted) return new SourceFailure('UPSTREAM_TIMEOUT', 'the sources did not answer in time')
  throw error
}

/**
 * Decodes a `data:` URL as browsers do: a `%` that begins no escape stands for itself. Returns `undefined` if it is
 * empty, too large or has no comma.
 * https://fetch.spec.whatwg.org/#data-url-processor
 */
export function decodeData(url: string): Buffer | undefined {
  const comma = url.indexOf(',')
  const data = url.slice(comma + 1)
  if (comma < 0 || comma > 256 || data.length > 2 * maxBytes) return undefined
  const plain = unescapePercent(Buffer.from(data))
  const bytes = /;\s*base64\s*$/i.test(url.slice(0, comma)) ? Buffer.from(plain.toString('latin1'), 'base64') : plain
  return bytes.length > 0 && bytes.length <= maxBytes ? bytes : undefined
}

/** Replaces each percent escape with its byte. */
function unescapePercent(bytes: Buffer): Buffer {
  const plain = bytes.toString('latin1').replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(plain, 'latin1')
}
