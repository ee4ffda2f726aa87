import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'
import { onDatabase } from '../support/tables.ts'
import { startChild } from '../support/child.ts'
import { residentBytes } from '../bench/machine.ts'
import { createSearch } from '../bench/searches.ts'
import { createFaults, type Outcome, type Say } from './outcome.ts'
import type { CrowdPlan, Report } from './readers/crowd.ts'
import { probe, type Probed } from './readers/probe.ts'
import type { Served, Setting } from './readers/server.ts'

export interface ReaderOptions {
  /** Number of stalled readers. The test opens the same number of slow readers. */
  readers: number
  /**
   * `true` to check memory and times against their limits. This needs a machine without other load and takes a minute
   * and a half.
   */
  timed: boolean
  say: Say
}

const searches = 4
const maxMb = 300
const maxRatio = 2
const measureMs = 20_000
const quickMs = 2_000
const bytesPerMb = 1024 * 1024
/**
 * Number and size of the events. Each stream is larger than the kernel's buffers for one connection, so that the server
 * has to wait for stalled readers.
 */
const flood = {
  modules: 2,
  cards: 700,
  cardBytes: 4_000,
  drops: 600,
  everyMs: 2_000,
}
const large = flood.modules * flood.cards

/**
 * Opens stalled and slow readers on the streams of running searches. They must cost little memory and must not delay
 * other requests. If the server disconnects a reader, the reader reconnects and must not miss an event.
 */
export async function soakReaders({ readers: count, timed, say }: ReaderOptions): Promise<Outcome> {
  const { check, faults } = createFaults()
  await using database = await createTestDatabase()
  await using server = startChild('soak/readers/server.ts', ['--max-semi-space-size=4', '--expose-gc'])
  await using crowd = startChild('soak/readers/crowd.ts')
  const stalledClientTimeoutMs = timed ? 60_000 : 3_000
  const setting: Setting = {
    environment: { DATA_DIR: database.folder, DATABASE_URL: database.url },
    flood,
    accounts: searches,
    keys: 10,
    stalledClientTimeoutMs,
  }
  const { port, keys } = await server.ask<Served>('start', setting)
  const url = `http://127.0.0.1:${port}`
  const ids = await Promise.all(keys.map(([key]) => createSearch({ url, key: key! })))
  await until('each search has many events', () => hasEvents(database.url), 100, 120_000)
  say(`${searches} searches run, with ${large} large events each`)

  const paths = ['/usage', `/search/${ids[0]}`, '/search?limit=5']
  const others = () => probe(url, paths, keys[0]![0]!, timed ? measureMs : quickMs)
  const before = await others()
  await server.ask('collect')
  const memory = watchMemory(server.pid)
  say(`without readers: p99 ${before.p99Ms.toFixed(1)} ms, ${memory.first} MB`)

  const places: CrowdPlan = {
    port,
    searches: ids.map((id, index) => ({ id, keys: keys[index]! })),
    stalled: count,
    slow: count,
    slowBytes: timed ? 2_048 : 32_768,
    slowFrom: timed ? 0 : large - 200,
  }
  await crowd.ask('connect', places)
  const beside = await others()
  say(`with ${count} stalled and ${count} slow ones: p99 ${beside.p99Ms.toFixed(1)} ms, ${memory.most} MB at most`)

  const stalledEnds = new Set(await crowd.ask<string[]>('stalledEnds'))
  // The server detects a stalled reader only after the kernel's buffers are full.
  await until(
    'the stalled readers are dropped',
    async () => countConnected(port, stalledEnds) === 0,
    500,
    10 * stalledClientTimeoutMs + 240_000,
  ).catch(() => undefined)
  say('the stalled readers were dropped; now all readers read at full speed')
  memory.stop()
  await crowd.ask('wake', 'stalled')
  await until('stalled readers reconnect', async () => await crowd.ask<number>('back') >= count, 200, 120_000).catch(
    () => undefined
  )
  await crowd.ask('wake', 'slow')
  await sleep(quickMs)
  await server.ask('stop')
  await until(
    'all readers have read to the end',
    async () => await crowd.ask<number>('left') === 0,
    500,
    10 * stalledClientTimeoutMs + 240_000,
  ).catch(() => undefined)
  const report = await crowd.ask<Report>('report')

  check(
    before.failed + beside.failed === 0,
    `${before.failed} other requests failed without readers, ${beside.failed} with them`,
  )
  check(report.dropped.stalled === count, `only ${report.dropped.stalled} of ${count} stalled readers were dropped`)
  if (timed) check(report.dropped.slow === 0, `${report.dropped.slow} slow readers were dropped`)
  check(
    report.whole === 2 * count,
    `only ${report.whole} of ${2 * count} readers got every event: ${
      [...new Set(report.faults)].slice(0, 5).join('; ')
    }`,
  )
  if (timed) checkLimits(memory.most - memory.first, before, beside, check)
  return {
    faults,
    figures: {
      'readers': `${count} stalled and ${count} slow, on ${searches} running searches`,
      'RSS before, and at most with them': `${memory.first} MB, ${memory.most} MB`,
      'p99 of other requests before, and with them': `${before.p99Ms.toFixed(1)} ms, ${beside.p99Ms.toFixed(1)} ms`,
      'other requests, all answered': before.requests + beside.requests,
      'stalled ones dropped after the limit, and resumed': report.dropped.stalled,
      'that got every event once and in order': report.whole,
    },
  }
}

function checkLimits(
  moreMb: number,
  before: Probed,
  beside: Probed,
  check: (holds: boolean, fault: string) => void,
): void {
  check(moreMb <= maxMb, `the readers took ${moreMb} MB of memory`)
  check(
    beside.p99Ms <= maxRatio * before.p99Ms,
    `the p99 of other requests went from ${before.p99Ms.toFixed(1)} ms to ${beside.p99Ms.toFixed(1)} ms`,
  )
}

const hasEvents = (databaseUrl: string): Promise<boolean> => onDatabase({ databaseUrl }, async db => {
  const counts = await db<{ last_seq: number }>('searches').pluck('last_seq')
  return counts.length === searches && counts.every(last => last > large)
})

/**
 * Counts the established connections between the server and these readers, given as `address:port`. Omits connections
 * that the server has closed but whose bytes the kernel still holds.
 * In /proc/net/tcp, addresses are hexadecimal, last byte first.
 * https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html
 */
function countConnected(port: number, readers: ReadonlySet<string>): number {
  const lines = readFileSync('/proc/net/tcp', 'utf8')
    .matchAll(/^ *\d+: [0-9A-F]{8}:([0-9A-F]{4}) ([0-9A-F]{8}):([0-9A-F]{4}) 01 /gm)
  return [...lines].filter(([, own, address, other]) =>
    Number.parseInt(own!, 16) === port && readers.has(end(address!, other!))
  ).length
}

const end = (address: string, port: string): string =>
  `${Buffer.from(address, 'hex').reverse().join('.')}:${Number.parseInt(port, 16)}`

/** Measures the resident memory of a process four times a second, in MB. */
function watchMemory(pid: number) {
  const now = () => Math.round(residentBytes(pid) / bytesPerMb)
  const first = now()
  let most = first
  const timer = setInterval(() => { most = Math.max(most, now()) }, 250)
  return { first, get most() { return most }, stop: () => clearInterval(timer) }
}
