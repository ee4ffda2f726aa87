import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from './product.ts'
import { type Child, startChild } from '../support/child.ts'
import type { Reached } from '../support/child-server.ts'
import { cpuSeconds, residentBytes } from './machine.ts'
import { atLeast, atMost, row, type Row } from './report.ts'
import { createSearch } from './searches.ts'
import type { Crowd, Heard } from './stream-readers.ts'
import type { Flood } from './stream-server.ts'

/** Numbers of readers, unless others are asked for. */
export const usualReaders = [1_000, 10_000] as const
/** Events that all readers together receive at most, so that many readers do not take minutes. */
const maxDeliveries = 1_000_000
const settleMs = 2_000

interface Case {
  name: string
  flood: Flood
  /**
   * Number of events that the product stores in one commit. The bare server, which is the baseline, writes the same
   * number of events at once.
   */
  eventsAtOnce: number
}

/**
 * In the first case, each commit and each write to a reader carries two events. In the second case, each carries 51
 * events.
 */
const cases: readonly Case[] = [
  { name: 'one card at a time', flood: { modules: 250, cards: 1, everyMs: 20 }, eventsAtOnce: 2 },
  { name: 'bursts of 50 cards', flood: { modules: 60, cards: 50, everyMs: 0 }, eventsAtOnce: 51 },
]

export interface StreamOptions {
  readers: readonly number[]
}

interface Outcome {
  /** Events delivered for each second of the server's processor time. */
  perCpuSecond: number
  perSecond: number
  bytesPerReader: number
  events: number
  eventBytes: number
}

/**
 * Sends every event of one search to many readers. The baseline is a bare server that sends the same number of events,
 * of the same length.
 */
export async function benchStream(say: (text: string) => void, { readers }: StreamOptions): Promise<Row[]> {
  const rows: Row[] = []
  const runs = readers.flatMap(count => cases.map(one => ({ ...one, count })))
  for (const { count, name, flood, eventsAtOnce } of runs) {
    const modules = Math.max(1, Math.min(flood.modules, Math.floor(maxDeliveries / count / eventsAtOnce)))
    const ours = await measureProduct(count, { ...flood, modules })
    const theirs = await measureBare(count, ours, flood.everyMs, eventsAtOnce)
    say(`${name}: ${ours.events} events to each of ${count} readers, none missing`)
    const facts = (what: string, unit: string, pick: (outcome: Outcome) => number) =>
      ({ what, unit, measured: pick(ours), baseline: { what: 'bare node:http', value: pick(theirs) } })
    rows.push(
      atLeast(facts(`${count} readers, ${name}: events/s per core`, '/s', ({ perCpuSecond }) => perCpuSecond), 150_000),
      row(facts(`${count} readers, ${name}: events/s by the clock`, '/s', ({ perSecond }) => perSecond)),
      atMost(
        facts(`${count} idle readers before ${name}: RSS each`, 'KB', ({ bytesPerReader }) => bytesPerReader / 1024),
        15,
      ),
    )
  }
  return rows
}

async function measureProduct(count: number, flood: Flood): Promise<Outcome> {
  using folder = temporaryFolder()
  await using server = startChild('bench/stream-server.ts', ['--expose-gc', '--max-semi-space-size=2'])
  const { url, key } = await server.ask<Reached>('start', { dataDir: folder.path, flood })
  const id = await createSearch({ url, key })
  return await measure(
    server,
    { port: Number(new URL(url).port), path: `/search/${id}/stream`, key, count },
    () => server.ask('release'),
  )
}

async function measureBare(
  count: number, { events, eventBytes }: Outcome, everyMs: number, atOnce: number,
): Promise<Outcome> {
  await using server = startChild('bench/bare-server.ts', ['--expose-gc', '--max-semi-space-size=2'])
  const port = await server.ask<number>('port')
  return await measure(
    server,
    { port, path: '/stream', key: '', count },
    () => server.ask('flood', { events, eventBytes, everyMs, atOnce }),
  )
}

async function measure(server: Child, crowd: Crowd, release: () => Promise<unknown>): Promise<Outcome> {
  await using readers = startChild('bench/stream-readers.ts')
  // these 100 readers are not measured, because the first readers cause work and memory use that all later readers
  // share
  await readers.ask('connect', { ...crowd, count: 100 })
  await readers.ask('leave')
  const before = await resident(server)
  await readers.ask('connect', crowd)
  const after = await resident(server)

  const [cpu, clock] = [cpuSeconds(server.pid), performance.now()]
  await release()
  const { events, bytes, whole } = await readers.ask<Heard>('end')
  const cpuUsed = cpuSeconds(server.pid) - cpu
  const seconds = (performance.now() - clock) / 1000

  const { count } = crowd
  if (whole !== count) throw new Error(`only ${whole} of ${count} readers got every event in order`)
  return {
    perCpuSecond: events / cpuUsed,
    perSecond: events / seconds,
    bytesPerReader: (after - before) / count,
    events: events / count,
    eventBytes: Math.round(bytes / events),
  }
}

async function resident(server: Child): Promise<number> {
  await sleep(settleMs)
  await server.ask('collect')
  return residentBytes(server.pid)
}
