import { isDeepStrictEqual } from 'node:util'
import { moduleId } from '../../src/core/modules.ts'
import { expectCharged, expectWhole } from '../support/ledger.ts'
import { startProcess, until, type TracewellProcess } from '../support/process.ts'
import { readEvents } from '../support/sse.ts'
import { createStage, searchFor, type Stage } from '../support/stage.ts'
import { createFaults, type Outcome, type Say } from './outcome.ts'

export interface InvestigationOptions {
  observables: number
  kills: number
  /** Number of processes that run at the same time. One of them is killed again and again. */
  processes: number
  say: Say
}

const plan = 'business'
const cap = 20
const settleMs = 1_200_000

interface Period {
  created_at: string
  completed_at: string
}

/**
 * Runs one investigation while a process is killed with SIGKILL at equal parts of its work. Afterwards it checks that
 * each observable was searched and charged once, that the account never had more searches at once than its plan
 * allows, and that the stream of all searches has no gap. Measures when a search of another account starts meanwhile.
 */
export async function soakInvestigations(
  { observables, kills, processes, say }: InvestigationOptions,
): Promise<Outcome> {
  await using stage = await createStage({ slowMs: 50, outcomes: () => 'slow' })
  const { accountId, key } = await stage.subscribe(plan)
  const other = await stage.subscribe(plan)
  const start = (): TracewellProcess => startProcess(stage.environment)
  const others = Array.from({ length: processes - 1 }, start)
  await using stack = new AsyncDisposableStack()
  for (const one of others) stack.use(one)
  const values = Array.from({ length: observables }, (_, index) => `person${index}`)
  let id = ''
  let single = ''
  const startedAtMs = Date.now()

  for (let life = 0; life <= kills; life++) {
    await using process = start()
    await process.ready()
    if (id === '') {
      id = await create(process, key, values)
      single = await createSingle(process, other.key)
    }
    const goal = life === kills ? observables : Math.ceil(observables * (life + 1) / (kills + 1))
    await until('searches are started', async () => await countStarted(stage, id) >= goal, 20, settleMs)
    if (life < kills) {
      await process.kill()
      say(`killed after ${await countStarted(stage, id)} of ${observables} searches were started`)
      continue
    }
    await until('the investigation has finished', async () =>
      (await stage.db('investigations').where({ id, status: 'finished' })).length === 1, 100, settleMs)
    const tookMs = Date.now() - startedAtMs
    await until('the other search has ended', async () =>
      (await stage.db('searches').where({ id: single }).whereNull('completed_at')).length === 0, 100, settleMs)

    const { check, attempt, faults } = createFaults()
    const searches: Array<Period & { normal_value: string }> = await stage.db('searches')
      .where({ investigation_id: id }).select('normal_value', 'created_at', 'completed_at')
    const found = searches.map(({ normal_value: value }) => value).sort()
    check(isDeepStrictEqual(found, [...values].sort()), `${found.length} searches of ${new Set(found).size} values`)
    await attempt('the ledger', () => expectWhole(stage.db))
    await attempt('the charges', () => expectCharged(stage.db, accountId, observables))
    const most = mostAtOnce(searches)
    check(most <= cap, `${most} searches ran at once: the plan allows ${cap}`)
    for (const fault of await streamFaults(process, key, id, searches.length)) check(false, fault)
    const [waited] = await stage.db<{ id: string, created_at: string, started_at: string }>('searches')
      .where({ id: single }).select('created_at', 'started_at')
    return {
      faults,
      figures: {
        'observables': observables,
        'kills': kills,
        'most searches at once': most,
        'seconds until the end': Math.round(tookMs / 1_000),
        'start of the search of another account, ms': Date.parse(waited!.started_at) - Date.parse(waited!.created_at),
      },
    }
  }
  throw new Error('the last process always returns')
}

async function create({ request }: TracewellProcess, key: string, values: readonly string[]): Promise<string> {
  const { status, body } = await request('POST', '/investigations', {
    key,
    body: {
      observables: values.map(value => ({ type: 'Pseudonym', value })),
      modules: { mode: 'selected', ids: [moduleId('codeberg')] },
    },
  })
  if (status !== 201) throw new Error(`the investigation was answered with ${status}`)
  return body.data.investigation.id
}

async function createSingle({ request }: TracewellProcess, key: string): Promise<string> {
  const { status, body } = await request('POST', '/search', { key, body: searchFor('single') })
  if (status !== 201) throw new Error(`the search of the other account was answered with ${status}`)
  return body.search.id
}

const countStarted = async (stage: Stage, id: string): Promise<number> =>
  (await stage.db('investigation_observables').where({ investigation_id: id, status: 'started' }).select('position'))
    .length

/** Returns the largest number of searches that ran at the same time. A search that ends frees its slot first. */
function mostAtOnce(periods: readonly Period[]): number {
  const changes = periods.flatMap(({ created_at: from, completed_at: to }) =>
    [{ at: from, by: 1 }, { at: to, by: -1 }])
    .sort((one, other) => one.at < other.at ? -1 : one.at > other.at ? 1 : one.by - other.by)
  let now = 0
  return Math.max(...changes.map(({ by }) => now += by))
}

async function streamFaults(
  { send }: TracewellProcess, key: string, id: string, searches: number,
): Promise<string[]> {
  const events = await Array.fromAsync(readEvents(await send('GET', `/investigations/${id}/stream`, { key })))
  const gap = events.slice(1).findIndex((event, index) => event.id !== String(index + 1))
  const ended = events.filter(({ event }) => event === 'search.finished').length
  const last = events.at(-1)?.event as string | undefined
  return [
    ...gap === -1 ? [] : [`the stream has a gap before event ${gap + 1}`],
    ...ended === searches ? [] : [`the stream has ${ended} ends of ${searches} searches`],
    ...last === 'investigation.finished' ? [] : [`the stream ends with ${last}`],
  ]
}
