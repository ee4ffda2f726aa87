import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogos, type LogoRequest } from '../../src/core/logos/logos.ts'
import type { LookUp, LookUpResult } from '../../src/core/logos/look-up.ts'
import { createPainter } from '../../src/core/logos/painter.ts'
import { createDiskCache } from '../../src/core/logos/disk-cache.ts'
import { createLog } from '../../src/lib/log.ts'
import { SourceFailure, type FailureCode } from '../../src/sources/failures.ts'
import { createTestClock } from './clock.ts'
import { pngMark } from './logo-world.ts'
import { until } from '../../scripts/support/until.ts'

export const hourMs = 3_600_000
export const failure = (code: FailureCode = 'UPSTREAM_TIMEOUT', cause?: unknown) =>
  new SourceFailure(code, 'did not answer', { cause })
export const nothing: LookUpResult = { found: undefined, failures: [] }
export const request = (more: Partial<LogoRequest> = {}): LogoRequest => ({
  domain: 'site.example',
  size: 64,
  format: 'png',
  ...more,
})

interface LogoOptions {
  /** Returns a promise that the look-up waits for. Default: a look-up takes 5 ms. */
  waitFor?: (domain: string) => Promise<void> | undefined
  /** Outcomes of the look-ups in turn. The last one repeats. */
  outcomes?: LookUpResult[]
  /** Folder of the disk cache. Default: `folder`, which all logo services of this stage share. */
  cacheFolder?: string
  maxBytes?: number
  clock?: ReturnType<typeof createTestClock>
}

export type LogoStage = Awaited<ReturnType<typeof createLogoStage>>

/**
 * Creates a temporary folder, and a factory of logo services that use this folder. The look-ups of these services
 * return scripted outcomes.
 */
export async function createLogoStage() {
  const painter = createPainter()
  const images = { old: await pngMark(200, 200, '#c02020'), new: await pngMark(200, 200, '#20c020') }
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-logos-'))
  const logo = (which: 'old' | 'new', edge = 200, failures: SourceFailure[] = []): LookUpResult => ({
    found: { source: which, picture: {
      png: images[which],
      width: edge,
      height: edge,
      isPlain: false,
      isDetailed: false,
      perceptualHash: '',
    } },
    failures,
  })

  /** Creates a logo service with a scripted look-up. */
  function create(
    {
      outcomes = [logo('old')],
      waitFor,
      cacheFolder = folder,
      maxBytes = 1_000_000,
      clock = createTestClock(),
    }: LogoOptions = {},
  ) {
    const asked: string[] = []
    const logged: string[] = []
    const lookUp: LookUp = async (domain, edge) => {
      asked.push(`${domain} ${edge}`)
      await (waitFor?.(domain) ?? new Promise(setImmediate))
      return outcomes[Math.min(asked.length, outcomes.length) - 1]!
    }
    const diskCache = createDiskCache({ folder: cacheFolder, maxBytes })
    const log = createLog({ level: 'debug', destination: { write: line => { logged.push(line) } } })
    const logos = createLogos({
      lookUp,
      painter,
      diskCache,
      clock,
      log,
    })
    const sourceOf = async (more?: Partial<LogoRequest>) => (await logos.find(request(more)))?.source ?? 'none'
    return {
      ...logos,
      sourceOf,
      diskCache,
      asked,
      logged,
      clock,
    }
  }

  return {
    folder,
    logo,
    create,

    /** Waits until the background refresh is complete and stored. */
    refreshed: ({ diskCache, clock, cached }: ReturnType<typeof create>) => until('the refresh', async () => {
      await cached(request()) // starts a refresh if none is running
      return (await diskCache.read('site.example'))!.freshUntilMs > clock.now().getTime()
    }, 5),

    async clear(): Promise<void> {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    },

    async close(): Promise<void> {
      painter.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
