import { expect } from 'chai'
import { createLookUp } from '../../../src/core/logos/look-up.ts'
import { createPainter } from '../../../src/core/logos/painter.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { logoSources } from '../../../src/sources/logos/index.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { clientWith, serve, serveOnWebPort } from '../../sources/egress/support.ts'

describe('private addresses', () => {
  it('are never connected to, whatever a site links to', async () => {
    await using canary = await serve((_request, response) => response.end('secret'))
    await using second = await serveOnWebPort((_request, response) => response.end('secret'), '127.0.0.1')
    const targets = [canary, second].flatMap(({ port }) => [
      `http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `http://127.1:${port}/`,
      `http://0x7f000001:${port}/`, `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`, `http://0.0.0.0:${port}/`, `http://inside.site.example:${port}/`,
    ])
    const icon = (to: string) => `<link rel="icon" href="${to}" sizes="128x128">`
    const links = targets.map((to, index) =>
      `${icon(to)}${icon(`/r${index}`)}<meta property="og:logo" content="${to}">`
    )
    const page = `<link rel="manifest" href="${targets[0]}">${links.join('')}`
    await using site = await serve((request, response) => {
      const path = /^\/(?:www\.)?([^/]+)(\/.*)$/.exec(request.url!)?.[2] ?? '/'
      const target = /^\/r(\d+)$/.exec(path)?.[1]
      if (target !== undefined) response.writeHead(302, { location: targets[Number(target)]! }).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(path === '/' ? page : '')
    })
    await using client = clientWith({
      routes: parseRoutes(`https://site.example=${site.origin}/site.example`),
      lookup: async () => ['127.0.0.1'],
    })
    const painter = createPainter()

    // Each target has its own source: the candidate limit of a shared source would leave some targets out.
    const [own] = logoSources.filter(({ slug }) => slug === 'site-icons')
    const sources = [
      ...targets, ...targets.map((_, index) => `https://site.example/r${index}`),
    ].map(url => ({ ...own!, candidates: async () => [{ url, edge: 128 }] }))
    const lookUp = createLookUp({ sources: [...logoSources, ...sources], client, painter, clock: systemClock })
    const { found, failures } = await lookUp('site.example', 128, new AbortController().signal)
    painter.close()

    expect(found).to.equal(undefined)
    expect(failures.filter(({ code }) => code === 'EGRESS_REFUSED').length).to.be.at.least(targets.length * 2)
    expect([canary.connections, second.connections]).to.deep.equal([0, 0])
  })
})
