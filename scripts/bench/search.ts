import { get } from 'node:http'
import { temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import type { Reached } from '../support/child-server.ts'
import { atMost, median, quantile, row, type Row } from './report.ts'
import { createSearch } from './searches.ts'
import { answered } from './wait.ts'

const moduleCount = 30
const afterMs = 300
const leakCount = 20
const leakAfterMs = 200
const rounds = 12

interface Run {
  /** Time from the request that creates the search to `search.finished`, in milliseconds. */
  wallMs: number
  /**
   * For each live event, the time from its timestamp to its arrival, in whole milliseconds. Server and reader run on
   * the same machine, so both times come from the same clock.
   */
  latenciesMs: number[]
  /** For each card, the time from the answer of its source to its arrival, in whole milliseconds. */
  sinceAnswersMs: number[]
}

/**
 * Measures searches that ask slow modules, and searches that ask slow leak sources. The sources of a search run in
 * parallel. The baseline is one plain request to the same slow server.
 */
export async function benchSearch(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await using upstream = startChild('bench/slow-upstream.ts')
  const upstreamPort = await upstream.ask<number>('listen', { afterMs, leakAfterMs })
  await using server = startChild('bench/search-server.ts')
  const reached = await server.ask<Reached>('start', {
    dataDir: folder.path,
    count: moduleCount,
    leakCount,
    upstreamPort,
  })
  const all = await moduleIds(reached)
  await search(reached, all) // warm-up

  const plain: number[] = []
  const one: Run[] = []
  const many: Run[] = []
  const leakOne: number[] = []
  const leakMany: number[] = []
  const codes = Array.from({ length: leakCount }, (_, index) => `leak-${index}`)
  for (let round = 1; round <= rounds; round++) {
    plain.push(await answered(`http://127.0.0.1:${upstreamPort}/plain`))
    one.push(await search(reached, all.slice(0, 1)))
    many.push(await search(reached, all))
    leakOne.push(await leakSearch(reached, all, codes.slice(0, 1)))
    leakMany.push(await leakSearch(reached, all, codes))
    say(`round ${round} of ${rounds}: ${moduleCount} modules in ${Math.round(many.at(-1)!.wallMs)} ms, one in ${
      Math.round(one.at(-1)!.wallMs)
    } ms`)
  }
  const late = one.flatMap(({ sinceAnswersMs }) => sinceAnswersMs)
  const latencies = many.flatMap(({ latenciesMs }) => latenciesMs)
  const baseline = { what: 'one plain request', value: median(plain) }
  return [
    atMost({
      what: `search of ${moduleCount} modules of ${afterMs} ms`,
      unit: 'ms',
      measured: median(many.map(({ wallMs }) => wallMs)),
      baseline,
    }, 1.25 * baseline.value + 100),
    row({ what: 'search of one such module', unit: 'ms', measured: median(one.map(({ wallMs }) => wallMs)), baseline }),
    atMost({
      what: `${leakCount} leak sources of ${leakAfterMs} ms, to leaks.finished`, unit: 'ms', measured: median(leakMany),
      baseline: { what: 'one of them', value: median(leakOne) },
    }, 1.5 * median(leakOne)),
    atMost(
      { what: `answer of one source to client, p99 of ${late.length}`, unit: 'ms', measured: quantile(late, 0.99) },
      25,
    ),
    row({
      what: `answers of ${moduleCount} sources at once to client, p50`,
      unit: 'ms',
      measured: median(many.flatMap(({ sinceAnswersMs }) => sinceAnswersMs)),
    }),
    atMost({ what: `event to client, p50 of ${latencies.length}`, unit: 'ms', measured: quantile(latencies, 0.5) }, 5),
    atMost(
      { what: `event to client, p99 of ${latencies.length}`, unit: 'ms', measured: quantile(latencies, 0.99) },
      25,
    ),
  ]
}

async function moduleIds({ url, key }: Reached): Promise<string[]> {
  const response = await fetch(`${url}/modules`, { headers: { Authorization: `Bearer ${key}` } })
  const { data } = await response.json() as { data: { modules: { id: string }[] } }
  return data.modules.map(({ id }) => id)
}

async function search(reached: Reached, ids: readonly string[]): Promise<Run> {
  const start = performance.now()
  const id = await createSearch(reached, ids)
  const { latenciesMs, sinceAnswersMs } = await follow(reached, id)
  const cards = sinceAnswersMs.length
  if (cards !== ids.length) throw new Error(`a search of ${ids.length} modules had ${cards} cards`)
  return { wallMs: performance.now() - start, latenciesMs, sinceAnswersMs }
}

/** Returns the milliseconds from the request that creates the search until every leak source has ended. */
async function leakSearch(reached: Reached, ids: readonly string[], codes: readonly string[]): Promise<number> {
  const start = performance.now()
  const { leaksMs } = await follow(reached, await createSearch(reached, ids.slice(0, 1), codes))
  if (leaksMs === undefined) throw new Error('a search of leak sources had no leaks.finished')
  return leaksMs - start
}

/**
 * Reads a stream until it ends. Measures no latency for replayed events, which occurred before the stream was opened.
 */
function follow(
  { url, key }: Reached,
  id: string,
): Promise<Omit<Run, 'wallMs'> & { leaksMs?: number }> {
  return new Promise((resolve, reject) => {
    const latenciesMs: number[] = []
    const sinceAnswersMs: number[] = []
    let leaksMs: number | undefined
    let opened = Infinity
    let rest = ''
    const request = get(
      `${url}/search/${id}/stream`,
      { agent: false, headers: { Authorization: `Bearer ${key}` } },
      response => {
        response.setEncoding('utf8').on('data', (text: string) => {
          const arrived = Date.now()
          const blocks = (rest + text).split('\n\n')
          rest = blocks.pop()!
          for (const block of blocks) {
            const [, event, at] = /^event: (.+)$[^]*"timestamp":"([^"]+)"/m.exec(block) ?? []
            if (event === undefined) continue
            const sent = Date.parse(at!)
            if (event === 'connected') opened = sent
            else if (sent > opened) latenciesMs.push(arrived - sent)
            const [, answeredAt] = /at (\d{13})/.exec(block) ?? []
            if (event === 'module.result') sinceAnswersMs.push(arrived - Number(answeredAt))
            if (event === 'leaks.finished') leaksMs = performance.now()
          }
        })
        response.on('error', reject).on('end', () => {
          resolve({ latenciesMs, sinceAnswersMs, ...(leaksMs === undefined ? {} : { leaksMs }) })
        })
      },
    )
    request.on('error', reject)
  })
}
