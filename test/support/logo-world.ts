import sharp, { type Sharp } from 'sharp'
import { createLookUp } from '../../src/core/logos/look-up.ts'
import { createPainter, type PainterOptions } from '../../src/core/logos/painter.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { createClient } from '../../src/sources/egress/client.ts'
import { parseRoutes } from '../../src/sources/egress/routes.ts'
import { logoSources } from '../../src/sources/logos/index.ts'
import type { LogoSource } from '../../src/sources/logos/logo-source.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import type { Outcome } from '../../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import type { Upstream, UpstreamAnswer } from '../../src/upstreams/upstream.ts'
import { createTestClock } from './clock.ts'

/** Responses by host and path. Every other path of these hosts answers 404. */
export type Sites = Record<string, Record<string, UpstreamAnswer | Buffer | string>>

interface World {
  sites?: Sites
  sources?: readonly LogoSource[]
  /** Outcome for every host. By default, the requested value selects the outcome. */
  outcome?: () => Outcome
  painter?: PainterOptions
  clock?: Clock
}

/** Creates the logo sources in a simulated world. The given sites replace the simulated sites of the same hosts. */
export async function logoWorld(
  { sites = {}, sources = logoSources, outcome, painter: options, clock = createTestClock() }: World = {},
) {
  const asked: string[] = []
  const own = Object.entries(sites).map(([host, paths]): Upstream => {
    const answer = (path: string): UpstreamAnswer => {
      asked.push(`${host}${path}`)
      const content = paths[path]
      if (content === undefined) return { status: 404, body: 'nothing here' }
      return typeof content === 'string'
        ? { headers: { 'content-type': 'text/html' }, body: content }
        : Buffer.isBuffer(content)
        ? { body: content }
        : content
    }
    return {
      origin: `https://${host}`, subject: () => host,
      found: (_, { url }) => answer(url.pathname), notFound: (_, { url }) => answer(url.pathname),
    }
  })
  const others = upstreams.filter(({ origin }) => !Object.hasOwn(sites, new URL(origin).host))
  const server = createUpstreamServer({
    upstreams: [...own, ...others],
    slowMs: 5,
    ...(outcome ? { outcomes: outcome } : {}),
  })
  const client = createClient({
    routes: parseRoutes(`*=${await server.listen(0)}/{host}`),
    allow: [],
    userAgent: 'Tracewell/test',
  })
  const painter = createPainter(options)
  const lookUp = createLookUp({ sources, client, painter, clock })
  return {
    client,
    painter,
    lookUp,
    clock,
    /** Number of requests so far, by host. */
    requests: server.requests,
    /** Hosts and paths of the requests to the given sites, in order. */
    asked,
    /**
     * Returns the source and the size of the found logo, for example `site-icons 180x180`. Returns `none` if there is
     * no logo.
     */
    async find(domain: string, edge = 128): Promise<string> {
      const { found } = await lookUp(domain, edge, new AbortController().signal)
      return found ? `${found.source} ${found.picture.width}x${found.picture.height}` : 'none'
    },
    async [Symbol.asyncDispose]() {
      painter.close()
      await client.close()
      await server.close()
    },
  }
}

export type LogoWorld = Awaited<ReturnType<typeof logoWorld>>

/** Draws a picture that is not a known placeholder: a dark bar and a bright spot on a transparent background. */
export function mark(width: number, height = width, colour = '#c02020'): Sharp {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${height}" `
    + `preserveAspectRatio="none">`
    + `<path d="M5 5h60v30H5z" fill="${colour}"/><circle cx="60" cy="70" r="25" fill="#1040a0"/></svg>`
  return sharp(Buffer.from(drawing))
}

export const pngMark = (width: number, height = width, colour?: string): Promise<Buffer> =>
  mark(width, height, colour).png().toBuffer()

/** Returns a PNG of one colour. */
export const plainPng = (edge: number): Promise<Buffer> =>
  sharp({ create: { width: edge, height: edge, channels: 4, background: '#3366cc' } }).png().toBuffer()

export const svgMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">' +
  '<path d="M1 1h6v3H1z" fill="#c02020"/><circle cx="6" cy="7" r="2.5"/></svg>'

/** A drawing that takes minutes to render. */
export const endlessSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><filter id="f">${
  '<feTurbulence baseFrequency="0.5" numOctaves="100000"/>'.repeat(400)
}</filter><rect width="512" height="512" filter="url(#f)"/></svg>`
