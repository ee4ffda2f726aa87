import { Agent, get } from 'node:http'
import { temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import type { Reached } from '../support/child-server.ts'
import { cpuSeconds } from './machine.ts'
import { atMost, median, quantile, row, type Row } from './report.ts'
import { createSearch } from './searches.ts'

const modules = 40
const rounds = 5
const searchesOfRound = 50
const together = 200
/** Requests of another reader that are in flight at once. */
const others = 2
/** A list that is answered from memory. */
const otherPath = '/account-checks?type=Domain%20Name'

interface Burst {
  /** Time from the first request to the end of the last search, in milliseconds. */
  tookMs: number
  /** Times of the other requests meanwhile, in milliseconds. */
  otherMs: number[]
}

/**
 * Measures searches whose modules answer at once, so that what is left is the cost of the service itself: the processor
 * time of one after another, with the request that creates it and the stream that follows it, and the time of other
 * requests while many run together. The baseline is the time of the same requests while no search runs.
 */
export async function benchBurst(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await using server = startChild('bench/burst-server.ts')
  const reached = await server.ask<Reached>('start', { dataDir: folder.path, modules })
  await oneAfterAnother(reached, searchesOfRound) // warm-up
  const cpuMs: number[] = []
  const quietMs: number[] = []
  const bursts: Burst[] = []
  for (let round = 1; round <= rounds; round++) {
    const before = cpuSeconds(server.pid)
    await oneAfterAnother(reached, searchesOfRound)
    cpuMs.push((cpuSeconds(server.pid) - before) / searchesOfRound * 1_000)
    quietMs.push(...await timesOf(reached, new Promise(resolve => { setTimeout(resolve, 500) })))
    bursts.push(await burst(reached))
    const { tookMs, otherMs } = bursts.at(-1)!
    say(`round ${round} of ${rounds}: ${cpuMs.at(-1)!.toFixed(1)} ms of processor time a search, ${together} in ${
      Math.round(tookMs)
    } ms, other requests at most ${Math.round(Math.max(...otherMs))} ms`)
  }
  const otherMs = bursts.flatMap(one => one.otherMs)
  return [
    atMost(
      { what: `search of ${modules} instant modules: processor time`, unit: 'ms', measured: median(cpuMs) }, 12,
    ),
    atMost({
      what: `other requests beside ${together} searches, p99 of ${otherMs.length}`,
      unit: 'ms',
      measured: quantile(otherMs, 0.99),
      baseline: { what: 'without searches', value: quantile(quietMs, 0.99) },
    }, 50),
    row({
      what: `${together} searches at once, to the end of the last`,
      unit: 'ms',
      measured: median(bursts.map(({ tookMs }) => tookMs)),
    }),
  ]
}

async function oneAfterAnother(reached: Reached, count: number): Promise<void> {
  for (let number = 0; number < count; number++) await search(reached)
}

async function burst(reached: Reached): Promise<Burst> {
  const startMs = performance.now()
  const ended = Promise.all(Array.from({ length: together }, () => search(reached)))
  const otherMs = await timesOf(reached, ended)
  await ended
  return { tookMs: performance.now() - startMs, otherMs }
}

/** Starts a search and reads its stream to the end. Rejects unless every module has a card. */
async function search(reached: Reached): Promise<void> {
  const id = await createSearch(reached)
  const text = await read(`${reached.url}/search/${id}/stream`, reached.key)
  const cards = text.match(/^event: module\.result$/gm)?.length ?? 0
  if (cards !== modules) throw new Error(`a search of ${modules} modules had ${cards} cards`)
}

/** Sends requests until `end` settles, and returns how long each took, in milliseconds. */
async function timesOf({ url, key }: Reached, end: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: others })
  const times: number[] = []
  let isOver = false
  const over = () => { isOver = true }
  void end.then(over, over)
  await Promise.all(Array.from({ length: others }, async () => {
    while (!isOver) {
      const sentMs = performance.now()
      await read(url + otherPath, key, agent)
      times.push(performance.now() - sentMs)
    }
  }))
  agent.destroy()
  return times
}

function read(url: string, key: string, agent: Agent | false = false): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${key}` } }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => { text += chunk })
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${url} answered ${response.statusCode}: ${text}`))
      })
    }).on('error', reject)
  })
}
