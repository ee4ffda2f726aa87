import { countActive, expectCharged, expectWhole } from '../../../support/ledger.ts'
import { until } from '../../../support/until.ts'
import { createSlowLink } from '../../../support/slow-link.ts'
import { readEvents } from '../../../support/sse.ts'
import { askedOrigins } from '../../../support/stage.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch, quantile } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const delayMs = 200
const searches = 6

/**
 * Delays everything that nodes send to PostgreSQL and NATS by 200 ms. Everything must still work, only slower: no
 * source is asked twice, no event is lost, and every search is charged once.
 */
export const delay: Gate = async ({ say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  const host = engines.network.addressOf('outside')
  await using cluster = await createCluster({ ...engines, outcomes: () => 'success' })
  const { stage } = cluster
  await using database = await createSlowLink(stage.environment.DATABASE_URL, delayMs, host)
  await using wire = await createSlowLink(engines.wire.url, delayMs, host)
  const slow = { DATABASE_URL: database.url, WIRE_URL: wire.url }
  const { accountId, key } = await stage.subscribe('business')
  await cluster.start('orchestrator', 'duties', slow)
  await cluster.start('runner', 'runner', slow)
  const api = await cluster.start('api', 'api', slow)
  await cluster.ready()

  const created: number[] = []
  const ended: number[] = []
  for (let number = 0; number < searches; number++) {
    const value = `delayed${number}`
    const startedAt = performance.now()
    const id = await createSearch(api, key, value)
    created.push(performance.now() - startedAt)
    const ids: number[] = []
    for await (const { id: seq } of readEvents(await api.process.send('GET', `/search/${id}/stream`, { key }))) {
      if (seq !== undefined) ids.push(Number(seq))
    }
    ended.push(performance.now() - startedAt)
    check(ids.length > 0 && ids.every((id, index) => id === index + 1), `a stream has a gap: ${ids.join(' ')}`)
    for (const origin of askedOrigins.values()) {
      check(stage.timesAsked(origin, value) === 1, `${origin} was asked ${stage.timesAsked(origin, value)} times`)
    }
  }
  await attempt('the charges', () => expectCharged(stage.db, accountId, searches))
  const temporary = await api.process.send('POST', '/search/temporary', {
    key, body: { query: { type: 'Pseudonym', value: 'briefly' } },
  })
  const last = (await Array.fromAsync(readEvents(temporary))).at(-1)?.event
  check(last === 'search.finished', `the last event of a temporary search is ${last}`)
  await until('every search has ended', async () => await countActive(stage.db) === 0, 200, 60_000)
  await attempt('the ledger', () => expectWhole(stage.db))
  const [createMs, endMs] = [quantile(created, 0.5), quantile(ended, 0.5)].map(Math.round)
  say(`a search is created after ${createMs} ms and has ended after ${endMs} ms`)
  return { faults, figures: { 'search created / ended, p50': `${createMs} / ${endMs} ms` } }
}
