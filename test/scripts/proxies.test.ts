import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import { nginxAround } from '../../scripts/deploy/samples.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { versionOf } from '../../scripts/support/shell.ts'
import { until } from '../../scripts/support/until.ts'
import { isNightly } from '../support/amount.ts'
import { createCertificate } from '../support/certificate.ts'

const samples = resolve(import.meta.dirname, '../../scripts/deploy')

/** Longer than the time after which nginx cuts off an answer by default. */
const silentMs = 75_000

interface Place {
  folder: string
  /** Port of the proxy, with TLS. */
  port: number
  /** Port of the API behind it. */
  upstream: number
}

interface Proxy {
  /** Argument that makes the program print its version. */
  version: string
  /** Writes the configuration, and returns the arguments of the program. */
  configure(place: Place, version: readonly number[]): Promise<readonly string[]>
}

const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    version: '-v',
    async configure({ folder, port, upstream }, [major = 0, minor = 0]) {
      const isNew = major > 1 || minor > 25
      const sample = (await readFile(join(samples, 'nginx.conf'), 'utf8'))
        .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port} ssl${isNew ? '' : ' http2'};`)
        .replaceAll(isNew ? /^ *listen \[::\].*$/gm : /^ *(?:listen \[::\]|http2 on).*$/gm, '')
        .replaceAll('/etc/ssl', folder)
        .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
      await writeFile(join(folder, 'nginx.conf'), nginxAround(folder, sample))
      return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']
    },
  },
  caddy: {
    version: 'version',
    async configure({ folder, port, upstream }) {
      const sample = (await readFile(join(samples, 'Caddyfile'), 'utf8'))
        .replaceAll(/\{\$(?:API|IMAGES)_SITE:(.*?)\}/g, `https://$1:${port}`)
        .replace('{$API_UPSTREAM:127.0.0.1:8080}', `127.0.0.1:${upstream}`)
        .replaceAll(/^\treverse_proxy/gm, `\ttls ${folder}/tracewell.pem ${folder}/tracewell.key\n$&`)
      const options = `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n\tdefault_bind 127.0.0.1\n}\n`
      await writeFile(join(folder, 'Caddyfile'), options + sample)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
}

/** Starts an API whose streams begin with an event. The test sends the others. */
async function startStreams() {
  const streams = new Map<string, ServerResponse>()
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'x-forwarded': request.headers['x-forwarded-for'],
      'x-last-event': request.headers['last-event-id'],
    })
    response.write('data: 0\n\n')
    streams.set(request.url!, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    streams,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Opens a stream over the connection of HTTP/2. */
async function openStream(session: ClientHttp2Session, path: string, lastEventId: string) {
  const stream = session.request({
    ':path': path,
    ':authority': 'api.example.com',
    'last-event-id': lastEventId,
    'x-forwarded-for': '192.0.2.1',
  }).setEncoding('utf8')
  const chunks = stream.iterator() as AsyncIterator<string, undefined>
  const [headers] = await once(stream, 'response') as [Record<string, string>]
  return { headers, next: async () => (await chunks.next()).value }
}

describe('the sample of a proxy', function() {
  this.timeout(180_000)
  for (const [name, { version, configure }] of Object.entries(proxies)) {
    it(`passes the events of ten streams on one by one, over one connection of HTTP/2: ${name}`, async function() {
      const found = await versionOf(name, [version])
      if (found === undefined) return this.skip()
      const folder = await mkdtemp(join(tmpdir(), 'tracewell-proxy-'))
      using api = await startStreams()
      const { cert, key } = createCertificate('DNS:api.example.com,DNS:images.example.com')
      await writeFile(join(folder, 'tracewell.pem'), cert)
      await writeFile(join(folder, 'tracewell.key'), key)
      const port = await freePort()
      const args = await configure({ folder, port, upstream: api.port }, found)
      const proxy = spawn(name, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
      let session: ClientHttp2Session | undefined
      try {
        await until(async () => {
          const tried = connect(`https://127.0.0.1:${port}`, { ca: cert, servername: 'api.example.com' })
          session = await once(tried, 'connect').then(() => tried, () => undefined)
          return session !== undefined
        })
        const paths = Array.from({ length: 10 }, (_, number) => `/search/${number}/stream`)

        const opened = await Promise.all(paths.map((path, number) => openStream(session!, path, String(number))))

        for (const [number, { headers, next }] of opened.entries()) {
          expect(headers).to.include({
            ':status': 200,
            'content-type': 'text/event-stream',
            'x-forwarded': '127.0.0.1',
            'x-last-event': `${number}`,
          })
          expect(await next()).to.equal('data: 0\n\n')
        }
        if (isNightly) await setTimeout(silentMs) // real clock: the proxy is another program
        // each event is sent only after the client has the one before: a proxy that buffers stops the stream
        for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
          for (const [number, { next }] of [...opened.entries()].reverse()) {
            api.streams.get(paths[number]!)!.write(event)
            expect(await next()).to.equal(event)
          }
        }
        for (const [number, { next }] of opened.entries()) {
          api.streams.get(paths[number]!)!.end()
          expect(await next()).to.equal(undefined)
        }
      } finally {
        session?.destroy()
        proxy.kill('SIGTERM')
        await once(proxy, 'exit')
        await rm(folder, { recursive: true })
      }
    })
  }
})
