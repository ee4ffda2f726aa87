import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { parse } from 'yaml'
import { nginxAround } from '../../scripts/deploy/samples.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { versionOf } from '../../scripts/support/shell.ts'
import { until } from '../../scripts/support/until.ts'

const folder = resolve(import.meta.dirname, '../../scripts/deploy')
const sampleOf = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')

describe('the deployment samples', () => {
  it('pass events on one by one through nginx', async function() {
    if (await versionOf('nginx', ['-v']) === undefined) return this.skip()
    const place = await mkdtemp(join(tmpdir(), 'tracewell-nginx-'))
    // Sends each event only after the client has the one before, so a proxy that buffers stops the stream.
    let send: (event: string) => void = () => undefined
    let end: () => void = () => undefined
    const upstream = createServer((request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream', 'x-forwarded': request.headers['x-forwarded-for'],
      })
      response.write('data: 1\n\n')
      send = event => { response.write(event) }
      end = () => { response.end() }
    }).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    const port = await freePort()
    const sample = (await sampleOf('nginx.conf'))
      .replaceAll(/listen 443 ssl http2;\n {2}server_name api/g, `listen 127.0.0.1:${port};\n  server_name api`)
      .replaceAll(/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_.*$/gm, '')
      .replace('127.0.0.1:8080', `127.0.0.1:${(upstream.address() as AddressInfo).port}`)
    await writeFile(join(place, 'nginx.conf'), nginxAround(place, sample))
    const nginx = spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {
      stdio: 'ignore',
    })
    try {
      let answer: Response | undefined
      await until(async () => {
        answer = await fetch(`http://127.0.0.1:${port}/search/1/stream`, {
          headers: { host: 'api.example.com', 'x-forwarded-for': '192.0.2.1' },
        }).catch(() => undefined)
        return answer !== undefined
      })
      const reader = answer!.body!.pipeThrough(new TextDecoderStream()).getReader()

      expect(answer!.headers.get('x-forwarded')).to.equal('127.0.0.1')
      expect((await reader.read()).value).to.equal('data: 1\n\n')
      for (const event of ['data: 2\n\n', 'data: 3\n\n']) {
        send(event)
        expect((await reader.read()).value).to.equal(event)
      }
      end()
      expect((await reader.read()).done).to.equal(true)
    } finally {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      upstream.closeAllConnections()
      upstream.close()
      await rm(place, { recursive: true })
    }
  })

  it('extend the services of compose.yaml and mount existing files', async () => {
    interface Compose { services: Record<string, { volumes?: string[], depends_on?: object }> }
    const base = parse(await readFile(resolve(folder, '../../compose.yaml'), 'utf8'), { merge: true }) as Compose
    const { services } = parse(await sampleOf('compose.proxy.yaml')) as Compose
    const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes).filter(text => text.startsWith('./'))

    expect(Object.keys(services).filter(name => name in base.services)).to.deep.equal([])
    for (const name of Object.keys(services['proxy']!.depends_on!)) expect(base.services).to.include.keys(name)
    expect(mounts).to.have.length(6)
    for (const mount of mounts) await readFile(resolve(folder, '../..', mount.split(':')[0]!))
    const scraped = parse(await sampleOf('prometheus.yaml')) as {
      scrape_configs: Array<{ dns_sd_configs: Array<{ names: string[], port: number }> }>
    }
    const [{ names, port }] = scraped.scrape_configs[0]!.dns_sd_configs as [{ names: string[], port: number }]
    for (const name of names) expect(base.services).to.include.keys(name)
    expect(port).to.equal(9464)
  })
})
