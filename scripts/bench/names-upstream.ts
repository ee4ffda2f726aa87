/**
 * Simulates eight subdomain sources that answer after a delay. Each source has its own names and its own response
 * format.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../support/child.ts'

const time = { not_before: '2026-03-04T04:06:08', not_after: '2026-06-02T04:06:07' }

type Shape = (names: readonly string[]) => object | string

const shapes: Readonly<Record<string, Shape>> = {
  'crt.sh': names =>
    names.map((name, id) => ({ id, issuer_name: "C=US, O=Let's Encrypt, CN=R11", name_value: name, ...time })),
  'api.certspotter.com': names =>
    names.map((name, id) => ({
      id: String(id),
      dns_names: [name],
      issuer: { friendly_name: "Let's Encrypt" },
      ...time,
    })),
  'ctl.shodan.io': names => names,
  'crt.name': names => names.join('\n'),
  'api.hackertarget.com': names => names.map(name => `${name},192.0.2.1`).join('\n'),
  'web.archive.org': names => [['original', 'timestamp'], ...names.map(name => [`http://${name}/`, '20260304040608'])],
  'urlscan.io': names => ({
    results: names.map(domain => ({ page: { domain }, task: { domain, time: '2026-03-04T04:06:08.000Z' } })),
  }),
  'cavalier.hudsonrock.com': names => ({
    data: { employees_urls: [], clients_urls: names.map(name => ({ url: `https://${name}/login` })) },
  }),
}

export interface Played {
  afterMs: number
  /** Number of names for each source. */
  names: number
}

answerParent({
  /** Starts listening. Returns the port, and the hosts of the simulated sources. */
  listen: ({ afterMs, names }: Played) =>
    new Promise<{ port: number, hosts: string[] }>(resolve => {
      const server = createServer((request, response) => {
        const [, host = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? []
        const domain = /[a-z0-9-]+\.example/.exec(rest)?.[0] ?? ''
        const shape = shapes[host]
        const label = host.replace(/\W/g, '-')
        const answer = shape?.(Array.from({ length: names }, (_, index) => `host-${index}.${label}.${domain}`))
        const body = typeof answer === 'string' ? answer : JSON.stringify(answer ?? {})
        setTimeout(() => response.writeHead(shape ? 200 : 404).end(body), afterMs)
      })
      server.listen(0, '127.0.0.1', () =>
        resolve({ port: (server.address() as AddressInfo).port, hosts: Object.keys(shapes) }))
    }),
})
