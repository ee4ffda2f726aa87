import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { createCaller, type SandboxOperation, type Caller } from '../../scripts/sandbox/caller.ts'
import { deliver, deliveries, runEventExample, eventExamples } from '../../scripts/sandbox/events.ts'
import { allOperations, impossibleStatuses, statusExamples } from '../../scripts/sandbox/status-examples.ts'
import { takenServer } from '../../scripts/sandbox/searches.ts'
import type { StatusExample } from '../../scripts/sandbox/status-examples/status-example.ts'
import { startSandbox, type Sandbox } from '../../src/sandbox/start.ts'
import { readSandboxConfig } from '../../src/sandbox/config.ts'
import { readText } from '../../scripts/support/endless.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { checkReply } from '../../scripts/support/replies.ts'
import { until } from '../../scripts/support/until.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi
const api = read('api')
const operations = allOperations({ api, images: read('images') })
const named = ({ service, id }: SandboxOperation, status: number) => `${service} ${id} ${status}`

describe('the ways to cause each outcome in the sandbox', () => {
  let folder: string
  let sandbox: Sandbox
  let caller: Caller
  /** Time of the sandbox, if it stands still. */
  let frozen: Date | undefined

  before(async function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) return this.skip() // the sandbox always uses its own database
    folder = mkdtempSync(join(tmpdir(), 'tracewell-statuses-'))
    const config = readSandboxConfig({
      DATA_DIR: folder,
      PORT: String(await freePort()),
      IMAGES_PORT: String(await freePort()),
      CONTROL_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
    }, {})
    sandbox = await startSandbox(config, { onReply: checkReply, clock: { now: () => frozen ?? new Date() } })
    caller = createCaller(sandbox.facts)
  })
  after(async () => {
    await sandbox?.stop(0)
    if (folder) rmSync(folder, { recursive: true })
  })

  it('cover every operation and every status of the documents', () => {
    const missing = operations.flatMap(operation => operation.statuses
      .filter(status =>
        ![...statusExamples, ...impossibleStatuses]
          .some(example => example.status === status && example.appliesTo(operation))
      )
      .map(status => named(operation, status)))

    expect(missing).to.deep.equal([])
  })

  it('are all used', () => {
    const idle = [...statusExamples, ...impossibleStatuses].filter(example =>
      !operations.some(operation => operation.statuses.includes(example.status) && example.appliesTo(operation))
    )

    expect(idle.map(({ status, operations }) => `${status} ${operations}`)).to.deep.equal([])
  })

  it('lead to the outcome that each names', async () => {
    const harmless = statusExamples.filter(example => !example.affectsOthers).flatMap(example => callsOf(example))

    const faults = await inGroups(harmless, 6) // in larger groups, more tools exceed their deadline on a busy machine

    expect(faults).to.deep.equal([])
  })

  it('lead to every event, and every status that an event and a webhook can have', async () => {
    const { components: { schemas } } = api as unknown as {
      components: { schemas: Record<string, { enum?: string[], discriminator?: { mapping: Record<string, string> } }> },
    }
    const statuses: Record<string, string> = {
      'search.progress': 'SearchProgressStatus',
      'module.finished': 'ModuleStatus',
      'leak.status': 'LeakStatus',
      'byok.finished': 'ByokStatus',
      'registered_accounts': 'RegisteredAccountStatus',
      'search.finished': 'SearchFinishedStatus',
    }
    const wanted = (schema: string) =>
      Object.keys(schemas[schema]!.discriminator!.mapping).flatMap(
        event => [event, ...(schemas[statuses[event] ?? '']?.enum ?? []).map(status => `${event} ${status}`)]
      )

    const stored = await Promise.all(eventExamples.map(show => runEventExample(caller, show, false)))
    const free = await takenServer(caller)
    const temporary = await Promise
      .all(eventExamples.map(({ body: { byok: _, ...body }, ...example }) =>
        runEventExample(caller, { ...example, body }, true)
      ))
    await free()
    const went = await Promise.all(deliveries.map(async ({ url, status }) => {
      const now = await deliver(caller, url)
      await until(async () => await now() === status)
      return status
    }))

    const bare = (names: Iterable<string>) => new Set([...names].flatMap(name => [name, name.split(' ', 1)[0]!]))
    for (const [index, { how: told, events }] of eventExamples.entries()) {
      expect([...bare(stored[index]!)], told).to.include.members([...events])
    }
    const seen = bare(eventExamples.flatMap(show => show.events))
    expect(wanted('SearchEvent').filter(name => !seen.has(name)), 'stored').to.deep.equal([])
    const seenTemporary = bare(temporary.flatMap(events => [...events]))
    expect(wanted('TemporarySearchEvent').filter(name => !seenTemporary.has(name)), 'temporary').to.deep.equal([])
    expect(schemas['WebhookDeliveryStatus']!.enum!.filter(status => !went.some(one => one === status))).to.deep
      .equal([])
  })

  for (const example of statusExamples.filter(({ affectsOthers }) => affectsOthers)) {
    it(`lead to ${example.status} of ${example.operations} too, until a reset`, async () => {
      if (example.status === 429) frozen = new Date() // the requests of a minute take longer on a busy machine
      for (const { example: one, operation } of callsOf(example).slice(0, 3)) {
        expect(await faultOf(one, operation)).to.equal(undefined)
      }
      await sandbox.reset()
      frozen = undefined

      const again = await Promise.all(callsOf(example).slice(0, 3).map(({ operation }) => caller.ask(operation)))

      expect(again.filter(({ status }) => status === example.status)).to.deep.equal([])
    })
  }

  const callsOf = (example: StatusExample) =>
    operations.filter(operation =>
      operation.statuses.includes(example.status) && example.appliesTo(operation)
    ).map(operation => ({
      example,
      operation,
    }))

  async function inGroups(all: ReturnType<typeof callsOf>, size: number): Promise<string[]> {
    const faults: Array<string | undefined> = []
    const rest = [...all]
    await Promise.all(Array.from({ length: size }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        faults.push(await faultOf(next.example, next.operation))
      }
    }))
    return faults.flatMap(fault => fault ?? [])
  }

  /** @param more times that the request is repeated after a 504, which any tool sends on a machine that is busy. */
  async function faultOf(
    example: StatusExample, operation: SandboxOperation, more = 5,
  ): Promise<string | undefined> {
    const response = await example.send(caller, operation).catch((error: Error) => error)
    if (response instanceof Error) return `${named(operation, example.status)}: ${response.message}`
    if (response.status === 504 && example.status !== 504 && more > 0) return faultOf(example, operation, more - 1)
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    const text = await readText(response, operation.isEndless)
    const code = isJson ? (JSON.parse(text) as { error?: { code: string } }).error?.code : undefined
    return response.status === example.status && (example.code === undefined || example.code === code)
      ? undefined
      : `${named(operation, example.status)} ${example.code ?? ''}: ${response.status} ${code ?? ''}`
  }
})
