import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { upstreams } from '../../../src/upstreams/index.ts'
import { createUpstreamServer } from '../../../src/upstreams/server.ts'
import { outside } from './names.ts'

/**
 * Percent-encodes the characters of a URL that a header cannot contain. A URL parser reads the same host from the
 * result.
 */
const inHeader = (url: string): string => url.replace(/[^\x21-\x7e]+/g, encodeURIComponent)

const siteOf = (index: number): string => `site-${index}.example`
const redirects = [301, 302, 303, 307, 308]

/**
 * Creates the outside world of the test:
 * 1. simulated sources
 * 2. one site for each target, whose icons and redirects lead to the target
 * 3. a server at the simulated public address `outside`, whose path `/n` redirects to `targets[n]`
 */
export async function createOutsideWorld(targets: readonly string[]) {
  const simulator = createUpstreamServer({ upstreams })
  const played = await simulator.listen(0)
  let offered = 0

  const redirectors = await listenOnWebPorts(({ url }, response) => {
    const index = Number(/\d+/.exec(url ?? '')?.[0] ?? 0)
    offered++
    response.writeHead(redirects[index % redirects.length]!, {
      location: inHeader(targets[index % targets.length]!),
      connection: 'close',
    }).end()
  })
  const sites = createServer(({ url }, response) => {
    const [, index, path] = /^\/(\d+)(\/.*)$/.exec(url ?? '') ?? []
    const target = targets[Number(index)]!
    if (path === '/') {
      const icon = (href: string) => `<link rel="icon" sizes="256x256" href="${href.replaceAll('"', '&quot;')}">`
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`${icon(target)}${icon('/there')}`)
    } else {
      offered++
      response.writeHead(302, { location: inHeader(target) }).end()
    }
  })
  await new Promise<void>(resolve => sites.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(sites.address() as AddressInfo).port}`

  const named = upstreams.map(({ origin }) => origin).filter(origin => !origin.includes('*'))
  const origins = [...new Set(named.map(origin => new URL(origin).origin))] // an upstream may be one file of an origin
  return {
    /**
     * Egress routes. They send requests for the simulated sources and for the sites to servers on loopback. Other
     * requests are not affected.
     */
    routes: [
      ...origins.filter(origin => origin !== 'null').map(origin => `${origin}=${played}/{host}`),
      `whois=${new URL(played).host}`, // WHOIS servers have no origin
      ...targets.flatMap((
        _,
        index,
      ) => [`https://${siteOf(index)}=${own}/${index}`, `https://mta-sts.${siteOf(index)}=${own}/${index}`]),
    ].join(','),
    sites: targets.map((_, index) => siteOf(index)),
    /** Web ports on which the server at `outside` listens. */
    ports: redirectors.map(({ port }) => port),
    /** Number of redirects that were sent. */
    get offered() { return offered },
    async [Symbol.asyncDispose]() {
      await simulator.close()
      for (const server of [...redirectors.map(({ server }) => server), sites]) {
        server.closeAllConnections()
        await new Promise(resolve => server.close(resolve))
      }
    },
  }
}

/** Listens on every free web port of `outside`, the simulated public address. */
async function listenOnWebPorts(answer: RequestListener): Promise<Array<{ server: Server, port: number }>> {
  const tried = [80, 443, 8080, 8443].map(port => new Promise<{ server: Server, port: number } | undefined>(resolve => {
    const server = createServer(answer)
    server.once('error', () => resolve(undefined)).listen(port, outside, () => resolve({ server, port }))
  }))
  return (await Promise.all(tried)).filter(one => one !== undefined)
}
