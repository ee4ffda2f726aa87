import { expectCharged } from '../../../support/ledger.ts'
import { searchFor } from '../../../support/stage.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const parallel = 400
const perMinute = 60
const streams = 5

/** Sends 400 requests at once to three API nodes at 60 a minute, and opens more streams than the key may have. */
export const limits: Gate = async ({ say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  await using cluster = await createCluster({
    ...engines, outcomes: () => 'hang', environment: { STREAMS_PER_KEY: String(streams) },
  })
  const { stage } = cluster
  const { accountId, key } = await stage.subscribe('business')
  await stage.db('plans').update({ requests_per_minute: perMinute, concurrency: parallel })
  await cluster.start('orchestrator', 'duties')
  await cluster.start('runner', 'runner')
  const nodes = [await cluster.start('api', 'api-1'), await cluster.start('api', 'api-2'),
    await cluster.start('api', 'api-3')]
  await cluster.ready()
  const answers = await Promise.all(Array.from({ length: parallel }, (_, number) =>
    nodes[number % nodes.length]!.process.request('POST', '/search', { key, body: searchFor(`many${number}`) })))
  const statuses = answers.map(({ status }) => status)
  const accepted = statuses.filter(status => status === 201).length
  check(accepted === perMinute, `${accepted} of ${parallel} requests were accepted at ${perMinute} a minute`)
  const refused = statuses.filter(status => status === 429).length
  check(accepted + refused === parallel, `statuses: ${[...new Set(statuses)].join(', ')}`)
  await attempt('the charges', () => expectCharged(stage.db, accountId, perMinute))
  say(`${accepted} of ${parallel} accepted`)

  const other = await stage.subscribe('business')
  const id = await createSearch(nodes[0]!, other.key, 'watched')
  const abort = new AbortController()
  const open = await Promise.all(Array.from({ length: streams * 4 }, (_, number) =>
    nodes[number % nodes.length]!.process.send('GET', `/search/${id}/stream`, { key: other.key, signal: abort.signal })
  ))
  const opened = open.filter(({ status }) => status === 200).length
  check(opened === streams, `${opened} streams of one key were opened, and ${streams} are allowed`)
  abort.abort()
  return {
    faults,
    figures: {
      'requests accepted of 400 at 60 a minute': accepted,
      'refused with 429': refused,
      'streams opened of 20 at a limit of 5': opened,
    },
  }
}
