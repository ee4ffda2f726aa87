import { isDeepStrictEqual } from 'node:util'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { expectCharged, expectWhole } from '../support/ledger.ts'
import { startProcess, type TracewellProcess } from '../support/process.ts'
import { until } from '../support/until.ts'
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

/** A plan with so few concurrent searches that the investigation reaches its cap all the time. */
const plan = 'pro'
const cap = 5
const settleMs = 1_200_000

interface Period {
  created_at: string
  completed_at: string
}

/**
 * The accounts of two persons name one friend, and those of five friends one group, so that several searches find the
 * same observable at about the same time.
 */
const groupSizes = { person: ['friend', 2], friend: ['group', 5] } as const

/** Returns the web site of an account: the account of another name. */
function websiteOf(name: string): string | undefined {
  const [, kind, number] = /^(person|friend)(\d+)$/.exec(name) ?? []
  if (kind === undefined) return undefined
  const [next, size] = groupSizes[kind as keyof typeof groupSizes]
  return `https://github.com/${next}${Math.floor(Number(number) / size)}`
}

/** Returns the names that an investigation of so many persons searches, down to depth 2. */
function namesOf(persons: number): string[] {
  const numbered = (kind: string, count: number) => Array.from({ length: Math.ceil(count) }, (_, at) => `${kind}${at}`)
  const friends = numbered('friend', persons / groupSizes.person[1])
  return [...numbered('person', persons), ...friends, ...numbered('group', friends.length / groupSizes.friend[1])]
}

/**
 * Runs one investigation while a process is killed with SIGKILL at equal parts of its work. Afterwards it checks that
 * each observable, those of the request and those that were found, was searched and charged once, that the account
 * never had more searches at once than its plan allows, and that the stream of all searches has no gap. Measures when a
 * search of another account starts meanwhile.
 */
export async function soakInvestigations(
  { observables, kills, processes, say }: InvestigationOptions,
): Promise<Outcome> {
  await using stage = await createStage({ slowMs: 50, outcomes: () => 'slow', website: websiteOf })
  const { accountId, key } = await stage.subscribe(plan)
  const other = await stage.subscribe(plan)
  const start = (): TracewellProcess => startProcess(stage.environment)
  const others = Array.from({ length: processes - 1 }, start)
  await using stack = new AsyncDisposableStack()
  for (const one of others) stack.use(one)
  const values = namesOf(observables)
  const total = values.length
  let id = ''
  let single = ''
  const startedAtMs = Date.now()

  for (let life = 0; life <= kills; life++) {
    await using process = start()
    await process.ready()
    if (id === '') {
      id = await create(process, key, values.slice(0, observables))
      single = await createSingle(process, other.key)
    }
    const goal = life === kills ? total : Math.ceil(total * (life + 1) / (kills + 1))
    await until('searches are started', async () => await countStarted(stage, id) >= goal, 20, settleMs)
    if (life < kills) {
      await process.kill()
      say(`killed after ${await countStarted(stage, id)} of ${total} searches were started`)
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
    await attempt('the charges', () => expectCharged(stage.db, accountId, total))
    const most = mostAtOnce(searches)
    check(most === cap, `${most} searches ran at once: the plan allows ${cap}, and there was work for all`)
    for (const fault of await streamFaults(process, key, id, searches.length, total - observables)) check(false, fault)
    const [waited] = await stage.db<{ id: string, created_at: string, started_at: string }>('searches')
      .where({ id: single }).select('created_at', 'started_at')
    return {
      faults,
      figures: {
        'observables': observables,
        'followed': total - observables,
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
      follow: { depth: 2, types: ['Pseudonym'], max_searches: 5_000 },
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
  { send }: TracewellProcess, key: string, id: string, searches: number, followed: number,
): Promise<string[]> {
  const events = await Array.fromAsync(readEvents(await send('GET', `/investigations/${id}/stream`, { key })))
  const gap = events.slice(1).findIndex((event, index) => event.id !== String(index + 1))
  const ended = events.filter(({ event }) => event === 'search.finished').length
  const added = events.filter(({ event }) => event === 'observable.followed').length
  const last = events.at(-1)?.event as string | undefined
  return [
    ...gap === -1 ? [] : [`the stream has a gap before event ${gap + 1}`],
    ...ended === searches ? [] : [`the stream has ${ended} ends of ${searches} searches`],
    ...added === followed ? [] : [`the stream has ${added} followed observables of ${followed}`],
    ...last === 'investigation.finished' ? [] : [`the stream ends with ${last}`],
  ]
}
