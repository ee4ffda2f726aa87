import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { createBreachCatalogueFetch } from '../../../src/core/radar/fetch.ts'
import { createRadarImport } from '../../../src/core/radar/import.ts'
import { createRefresh } from '../../../src/core/radar/refresh.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createLog } from '../../../src/lib/log.ts'
import { createClient } from '../../../src/sources/egress/client.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { startCatalogueSite } from '../../support/catalogue-site.ts'
import { createTestClock } from '../../support/clock.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { until } from '../../../scripts/support/until.ts'

const url = 'https://catalogue.example/breaches/?key=secret'
const hour = 3_600_000

/**
 * Sets up a refresh of the breach catalogue, which is due every hour. It reads a simulated site with the real client.
 * The test moves the clock.
 */
async function setUp(catalogue: unknown = [{ Name: 'One' }]) {
  const test = await createTestDatabase()
  const database = await openDatabase(test.url)
  const site = await startCatalogueSite(catalogue)
  const client = createClient({
    routes:
      parseRoutes(['https://catalogue.example', 'http://plain.example']
        .map(origin => `${origin}=http://127.0.0.1:${site.port}`).join()),
    allow: [],
    userAgent: 'Tracewell/test',
  })
  const clock = createTestClock()
  const logged: string[] = []
  const log = createLog({
    level: 'info',
    destination: {
      write: line => {
        logged.push(line)
      },
    },
  })
  const fetch = createBreachCatalogueFetch({
    database,
    clock,
    client,
    everyMs: hour,
    importer: createRadarImport({ database, clock, onChange: () => undefined }),
  })
  return {
    site,
    clock,
    fetch,
    logged,
    database,
    refresh: () => createRefresh({ fetch, url, log }),
    names: async () =>
      (await database.breaches.listRecords()).map(record => (JSON.parse(record) as { name: string }).name),
    /** Expires the lease of the process that reads the catalogue. */
    async expire() {
      const db = connect(test.url)
      await db('radar_feeds').update({ lease_until: '' })
      await db.destroy()
    },
    async [Symbol.asyncDispose]() {
      await client.close()
      await site[Symbol.asyncDispose]()
      await database.close()
      await test.drop()
    },
  }
}

const failure = (work: Promise<unknown>) =>
  work.then(() => undefined, (error: { code?: string, message: string }) => error)

describe('the refresh of Radar', () => {
  it('runs when it is due, and again after a failure', async () => {
    await using radar = await setUp()
    const { site, clock, logged } = radar
    const refresh = radar.refresh()
    const asked: number[] = []
    const round = async () => {
      const failed = await failure(refresh())
      asked.push(site.asked.length)
      return failed
    }

    await round()
    await round() // no refresh is due
    clock.advance(hour + 1)
    site.status = 500
    const failed = [await round(), await round()]
    site.status = 200
    await round()
    await round() // no refresh is due

    expect(asked).to.deep.equal([1, 1, 2, 3, 4, 4])
    expect(failed.map(error => error?.code)).to.deep.equal(['UPSTREAM_ERROR', 'UPSTREAM_ERROR'])
    expect(logged.map(line => (JSON.parse(line) as { msg: string }).msg)).to.deep.equal([
      'the breach catalogue was refreshed: 1 added, 0 changed, 0 not readable',
      'the breach catalogue was refreshed: it has not changed',
    ])
    expect(logged.join('')).not.to.include('secret').and.not.to.include('catalogue.example')
  })

  it('sends conditional requests, and stores no validators of an unreadable response', async () => {
    await using radar = await setUp()
    const { site, fetch } = radar
    site.headers = { 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' }

    const first = await fetch.now(url)
    const same = await fetch.now(url)
    site.catalogue = '[{"Name":"Broken"'
    const broken = await failure(fetch.now(url))
    site.catalogue = [{ Name: 'One' }, { Name: 'Two' }]
    const changed = await fetch.now(url)

    const [none, ...then] = site.asked.map(headers => [headers['if-none-match'], headers['if-modified-since']])
    expect(none).to.deep.equal([undefined, undefined])
    expect(new Set(then.map(String))).to.deep.equal(new Set(['"16",Sat, 21 Nov 2026 09:00:00 GMT']))
    expect([first, same, changed].map(({ added, notModified }) => [added, notModified])).to.deep.equal([[1, false], [0,
      true], [1, false]])
    expect(broken).to.include({ code: 'UPSTREAM_CHANGED' })
    expect(await radar.names()).to.deep.equal(['One', 'Two'])
  })

  it('runs in one process at a time, and refuses another one with CONFLICT', async () => {
    await using radar = await setUp()
    const { site, fetch } = radar
    const waiting: ServerResponse[] = []
    site.answer = response => { waiting.push(response) }
    const first = fetch.now(url)
    await until(() => waiting.length === 1)

    const second = await failure(fetch.now(url))
    const due = await failure(fetch.ifDue(url))
    waiting[0]!.end('[{"Name":"Slow"}]')
    const done = await first

    expect(second).to.include({ code: 'CONFLICT', message: 'Another process is reading this address' })
    expect(due).to.include({ code: 'CONFLICT' })
    expect(done).to.include({ added: 1 })
    expect(site.asked).to.have.length(1)
  })

  it('changes nothing if its process has lost the lease', async () => {
    await using radar = await setUp()
    const { site, fetch, database } = radar
    const waiting: ServerResponse[] = []
    site.answer = response => { waiting.push(response) }
    const late = failure(fetch.now(url))
    await until(() => waiting.length === 1)
    await radar.expire()
    const taken = await database.breachCatalogueUrls.claim({ url, token: 'another' }, 60_000)

    waiting[0]!.end('[{"Name":"Late"}]')

    expect(taken).to.equal(true)
    expect(await late).to.include({ code: 'CONFLICT' })
    expect(await radar.names()).to.deep.equal([])
    expect(await database.breachCatalogueUrls.claim({ url, token: 'third' }, 60_000)).to.equal(false)
  })

  it('stops during a response when the server stops, and is due again at once', async () => {
    await using radar = await setUp()
    const { site } = radar
    const stopping = new AbortController()
    site.answer = response => { response.writeHead(200).write('[') }
    const stopped = failure(radar.refresh()(stopping.signal))
    await until(() => site.asked.length === 1)

    stopping.abort()
    await stopped
    site.answer = undefined
    await radar.refresh()()

    expect(await radar.names()).to.deep.equal(['One'])
  })

  for (const [what, answer, code] of [
    ['that never ends', (response: ServerResponse) => {
      const more = () => { while (response.writable && response.write(Buffer.alloc(1024 * 1024, 32))); }
      response.writeHead(200).on('drain', more)
      more()
    }, 'UPSTREAM_TOO_LARGE'],
    ['that is small only while it is compressed', response => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40 * 1024 * 1024, 32)))
    }, 'UPSTREAM_TOO_LARGE'],
    ['with too many entries', response => {
      response.end(`[${'{"Name":"x"},'.repeat(50_000)}{"Name":"y"}]`)
    }, 'VALIDATION_ERROR'],
    ['that is nested too deep', response => response.end('['.repeat(5_000_000)), 'UPSTREAM_CHANGED'],
    ['of another shape', response => response.end('{"breaches":"soon"}'), 'VALIDATION_ERROR'],
    ['that is an HTML page', response => response.end('<!doctype html><title>Sign in</title>'), 'UPSTREAM_CHANGED'],
    ['that has no body', response => response.writeHead(204).end(), 'UPSTREAM_ERROR'],
    ['of status 304 to an unconditional request', response => response.writeHead(304).end(), 'UPSTREAM_ERROR'],
    ['that ends before it is complete', response => {
      response.writeHead(200, { 'content-length': 100 }).write('[', () => response.destroy())
    }, 'UPSTREAM_UNREACHABLE'],
    ['from a private address, by a redirect',
      response => response.writeHead(302, { location: 'https://10.0.0.1/breaches' }).end(), 'EGRESS_REFUSED'],
    ['from this machine, by a redirect',
      response => response.writeHead(307, { location: 'https://[::ffff:127.0.0.1]/' }).end(), 'EGRESS_REFUSED'],
    ['from the machine\'s metadata, by a redirect',
      response => response.writeHead(301, { location: 'https://169.254.169.254/latest' }).end(), 'EGRESS_REFUSED'],
    ['without TLS, by a redirect',
      response => response.writeHead(302, { location: 'http://plain.example/breaches' }).end(), 'EGRESS_REFUSED'],
    ['from a file, by a redirect',
      response => response.writeHead(302, { location: 'file:///etc/passwd' }).end(), 'EGRESS_REFUSED'],
    ['that redirects to itself', response => response.writeHead(302, { location: url }).end(), 'UPSTREAM_ERROR'],
  ] as ReadonlyArray<readonly [string, (response: ServerResponse) => unknown, string]>) {
    it(`leaves the catalogue unchanged after a response ${what}`, async () => {
      await using radar = await setUp()
      await radar.fetch.now('https://catalogue.example/first')
      const before = await radar.database.breaches.getState()
      radar.site.answer = answer

      const failed = await failure(radar.fetch.now(url))

      expect(failed).to.include({ code })
      expect(await radar.database.breaches.getState()).to.deep.equal(before)
      expect(failed!.message).not.to.include('secret')
    })
  }

  it('imports the readable part of a hostile response, and ignores unusual headers', async () => {
    await using radar = await setUp([
      { Name: 'Fine' },
      { name: 'Deep', aiEnrichments: { more: JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)) as unknown } },
      { Name: '__proto__', Title: 'x' },
      { Name: 'Html', Description: '<a href="https://x.example/">'.repeat(3_000) },
      { Name: 'Open', Description: '<'.repeat(100_000) },
      { Name: '\u202eevil' },
      7,
      [],
    ])
    radar.site.headers = { etag: '"\u00e9\u00ff"', 'last-modified': 'x'.repeat(600) }

    const first = await radar.fetch.now(url)
    const again = await radar.fetch.now(url)

    expect(first.rejected.map(({ entry }) => entry)).to.deep.equal([2, 4, 5, 7, 8])
    expect(again).to.include({ added: 0, changed: 0, unchanged: 3, notModified: false })
    expect(radar.site.asked[1]).not.to.have.any.keys('if-none-match', 'if-modified-since')
    expect(await radar.names()).to.include('Fine').and.to.include('__proto__')
    expect(({} as { title?: string }).title).to.equal(undefined)
  })
})
