import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { createCaller, type SandboxOperation, type Caller } from '../../scripts/sandbox/caller.ts'
import { deliver, deliveries, see, shows } from '../../scripts/sandbox/events.ts'
import { allOperations, unmet, ways } from '../../scripts/sandbox/ways.ts'
import type { Way } from '../../scripts/sandbox/ways/way.ts'
import { startSandbox, type Sandbox } from '../../src/sandbox/start.ts'
import { readSandboxConfig } from '../../src/sandbox/config.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { checkReply } from '../../scripts/support/replies.ts'
import { until } from '../support/until.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi
const api = read('api')
const operations = allOperations({ api, images: read('images') })
const named = ({ service, id }: SandboxOperation, status: number) => `${service} ${id} ${status}`

describe('the ways to cause each outcome in the sandbox', function () {
  this.timeout(120_000)
  let folder: string
  let sandbox: Sandbox
  let caller: Caller

  before(async function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) return this.skip() // the sandbox uses its own database
    folder = mkdtempSync(join(tmpdir(), 'tracewell-ways-'))
    const config = readSandboxConfig({
      DATA_DIR: folder,
      PORT: String(await freePort()),
      IMAGES_PORT: String(await freePort()),
      CONTROL_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
    }, {})
    sandbox = await startSandbox(config, { onReply: checkReply })
    caller = createCaller(sandbox.facts)
  })
  after(async () => {
    await sandbox?.stop(0)
    if (folder) rmSync(folder, { recursive: true })
  })

  it('cover every operation and every status of the documents', () => {
    const missing = operations.flatMap(operation => operation.statuses
      .filter(status => ![...ways, ...unmet].some(way => way.status === status && way.of(operation)))
      .map(status => named(operation, status)))

    expect(missing).to.deep.equal([])
  })

  it('are all used', () => {
    const idle = [...ways, ...unmet].filter(way =>
      !operations.some(operation => operation.statuses.includes(way.status) && way.of(operation))
    )

    expect(idle.map(({ status, where }) => `${status} ${where}`)).to.deep.equal([])
  })

  it('lead to the outcome that each names', async () => {
    const calm = ways.filter(way => !way.disturbs).flatMap(way => meetings(way))

    const faults = await inGroups(calm, 6) // more at once would meet the deadline of a tool on a busy machine

    expect(faults).to.deep.equal([])
  })

  it('lead to every event, and every status that an event, a module and a webhook can have', async () => {
    const { components: { schemas } } = api as unknown as {
      components: { schemas: Record<string, { enum?: string[], discriminator?: { mapping: Record<string, string> } }> },
    }
    const statuses: Record<string, string> = {
      'search.progress': 'SearchProgressStatus',
      'leak.status': 'LeakStatus',
      'byok.finished': 'ByokStatus',
      'registered_accounts': 'RegisteredAccountStatus',
      'search.finished': 'SearchFinishedStatus',
    }
    const wanted = (schema: string) =>
      Object.keys(schemas[schema]!.discriminator!.mapping).flatMap(
        event => [event, ...(schemas[statuses[event] ?? '']?.enum ?? []).map(status => `${event} ${status}`)]
      )

    const stored = await Promise.all(shows.map(show => see(caller, show, false)))
    const temporary = await Promise
      .all(shows.map(({ body: { byok: _, ...body }, ...show }) => see(caller, { ...show, body }, true)))
    const went = await Promise.all(deliveries.map(async ({ url, status }) => {
      const now = await deliver(caller, url)
      await until(async () => await now() === status)
      return status
    }))

    const bare = (names: Iterable<string>) => new Set([...names].flatMap(name => [name, name.split(' ', 1)[0]!]))
    for (const [index, { how: told, shows: events, modules = [] }] of shows.entries()) {
      expect([...bare(stored[index]!.events)], told).to.include.members([...events])
      expect([...stored[index]!.modules], told).to.include.members([...modules])
    }
    const seen = bare(shows.flatMap(show => show.shows))
    expect(wanted('SearchEvent').filter(name => !seen.has(name)), 'stored').to.deep.equal([])
    const seenTemporary = bare(temporary.flatMap(({ events }) => [...events]))
    expect(wanted('TemporarySearchEvent').filter(name => !seenTemporary.has(name)), 'temporary').to.deep.equal([])
    expect(schemas['ModuleStatus']!.enum!.filter(status => !shows.some(({ modules }) => modules?.includes(status)))).to
      .deep.equal([])
    expect(schemas['WebhookDeliveryStatus']!.enum!.filter(status => !went.some(one => one === status))).to.deep
      .equal([])
  })

  for (const way of ways.filter(({ disturbs }) => disturbs)) {
    it(`lead to ${way.status} of ${way.where} too, until a reset`, async () => {
      for (const { way: one, operation } of meetings(way).slice(0, 3)) {
        expect(await faultOf(one, operation)).to.equal(undefined)
      }
      await sandbox.reset()

      const again = await Promise.all(meetings(way).slice(0, 3).map(({ operation }) => caller.ask(operation)))

      expect(again.filter(({ status }) => status === way.status)).to.deep.equal([])
    })
  }

  const meetings = (way: Way) =>
    operations.filter(operation => operation.statuses.includes(way.status) && way.of(operation)).map(operation => ({
      way,
      operation,
    }))

  async function inGroups(all: ReturnType<typeof meetings>, size: number): Promise<string[]> {
    const faults: Array<string | undefined> = []
    const rest = [...all]
    await Promise.all(Array.from({ length: size }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        faults.push(await faultOf(next.way, next.operation))
      }
    }))
    return faults.flatMap(fault => fault ?? [])
  }

  async function faultOf(way: Way, operation: SandboxOperation): Promise<string | undefined> {
    const met = await way.meet(caller, operation).catch((error: Error) => error)
    if (met instanceof Error) return `${named(operation, way.status)}: ${met.message}`
    const isJson = /json/.test(met.headers.get('content-type') ?? '')
    const text = await met.text()
    const code = isJson ? (JSON.parse(text) as { error?: { code: string } }).error?.code : undefined
    return met.status === way.status && (way.code === undefined || way.code === code)
      ? undefined
      : `${named(operation, way.status)} ${way.code ?? ''}: ${met.status} ${code ?? ''}`
  }
})
