import { randomUUID } from 'node:crypto'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import type { SandboxName } from '../../src/sandbox/accounts.ts'
import { magicSpellings, magicValues } from '../../src/upstreams/outcomes.ts'
import type { SandboxOperation, Caller } from './caller.ts'
import { until } from '../support/until.ts'

export const onSearch = ({ path }: SandboxOperation): boolean => path.startsWith('/search/{id}')

export const onInvestigation = ({ path }: SandboxOperation): boolean => path.startsWith('/investigations/{id}')

export const onWatch = ({ path }: SandboxOperation): boolean => path.startsWith('/watches/{id}')

/** Creates a watch, and returns its id. */
export async function newWatch(caller: Caller): Promise<{ id: string }> {
  return createWatch(caller, { value: magicValues.watch['Pseudonym'] })
}

/** Creates a watch with a reference of its own, because the same watch is refused. */
async function createWatch(caller: Caller, observable: { value: string }): Promise<{ id: string }> {
  const body = {
    observable,
    interval_hours: 24,
    modules: { mode: 'selected', ids: [moduleId('github')] },
    reference: randomUUID(),
  }
  const answer = await caller.send('POST', '/watches', { body })
  const { data } = await answer.json() as { data: { watch: { id: string } } }
  return { id: data.watch.id }
}

/** Waits until a watch has a run in progress, or has none and had one. */
async function waitForRun(caller: Caller, id: string, isRunning: boolean): Promise<void> {
  await until(`the watch ${isRunning ? 'runs' : 'has run'}`, async () => {
    const answer = await caller.send('GET', `/watches/${id}`)
    const { data } = await answer.json() as { data: { watch: Record<'current_search' | 'last_run', unknown> } }
    return data.watch[isRunning ? 'current_search' : 'last_run'] !== null
  })
}

/** Creates a watch, and returns its id after its first run. */
export async function idleWatch(caller: Caller): Promise<{ id: string }> {
  const { id } = await newWatch(caller)
  await waitForRun(caller, id, false)
  return { id }
}

/** Creates a watch, and returns its id during its first run, which takes ten seconds. */
export async function runningWatch(caller: Caller): Promise<{ id: string }> {
  const { id } = await createWatch(caller, { value: magicValues.hang['Pseudonym'] })
  await waitForRun(caller, id, true)
  return { id }
}

/** Creates a webhook endpoint, and returns its id. */
export async function newEndpoint(caller: Caller): Promise<{ id: string }> {
  const body = { url: 'https://tw-success.example/', events: ['watchChanged'] }
  const answer = await caller.send('POST', '/account/webhooks', { body })
  const { data } = await answer.json() as { data: { endpoint: { id: string } } }
  return { id: data.endpoint.id }
}

/** Starts an investigation of one observable, whose search runs for ten seconds or ends at once. Returns its id. */
export async function beginInvestigation(caller: Caller, outcome: 'hang' | 'none'): Promise<string> {
  return begin(caller, {
    observables: [{ value: magicValues[outcome]['Pseudonym'] }],
    cache: { mode: 'bypass' },
    delivery: { webhook: { url: 'https://tw-success.example/' } },
  })
}

async function begin(caller: Caller, body: object): Promise<string> {
  const answer = await caller.send('POST', '/investigations', { body })
  const { data } = await answer.json() as { data: { investigation: { id: string } } }
  return data.investigation.id
}

/** Runs an investigation until it has finished. Returns its id. */
export async function endedInvestigation(caller: Caller): Promise<{ id: string }> {
  return finished(caller, await beginInvestigation(caller, 'none'))
}

async function finished(caller: Caller, id: string): Promise<{ id: string }> {
  await until('the investigation has finished', async () => {
    const answer = await caller.send('GET', `/investigations/${id}`)
    const { data } = await answer.json() as { data: { investigation: { status: string } } }
    return data.investigation.status === 'finished'
  })
  return { id }
}

/** Runs an investigation until it has finished, in which some sources fail for the first time. Returns its id. */
export async function retryableInvestigation(caller: Caller): Promise<{ id: string }> {
  return finished(caller, await begin(caller, { observables: [{ value: `tw-recover-${randomUUID()}` }] }))
}

/** Creates a stored search and returns its id. */
export async function beginSearch(caller: Caller, body: object, key: SandboxName = 'business'): Promise<string> {
  const answer = await caller.send('POST', '/search', { body, key })
  const { search } = await answer.json() as { search?: { id: string } }
  if (search === undefined) throw new Error(`no search: ${answer.status}`)
  return search.id
}

/** Reads the whole stream of a search. */
export const streamOf = async (caller: Caller, id: string, key: SandboxName = 'business'): Promise<string> =>
  (await caller.send('GET', `/search/${id}/stream`, { key })).text()

/**
 * Runs a search until it ends, once for each `purpose`. The search has every kind of result. Returns its id and a leak
 * source, for path parameters.
 */
export async function endedSearch(caller: Caller, purpose = ''): Promise<{ id: string, source: string }> {
  const known = ended.get(caller)?.get(purpose)
  const begun = known ?? begin()
  ended.set(caller, (ended.get(caller) ?? new Map<string, ReturnType<typeof begin>>()).set(purpose, begun))
  return begun

  async function begin() {
    const id = await beginSearch(caller, {
      query: { type: 'Email Address', value: magicValues.success['Email Address'] },
      leaks: { mode: 'all' },
      byok: { provider_one: { api_key: 'any' } },
      delivery: { webhook: { url: 'https://tw-success.example/' } },
    })
    await streamOf(caller, id)
    return { id, source: 'xposedornot' }
  }
}
const ended = new WeakMap<Caller, Map<string, Promise<{ id: string, source: string }>>>()

/** Runs a search until it ends, of which some sources fail for the first time. Returns its id. */
export async function retryableSearch(caller: Caller, key: SandboxName = 'business'): Promise<string> {
  const id = await beginSearch(caller, { query: { type: 'Pseudonym', value: `tw-recover-${randomUUID()}` } }, key)
  await streamOf(caller, id, key)
  return id
}

/** Runs a search whose card has a picture. Returns its id. */
export async function searchWithAvatar(caller: Caller): Promise<string> {
  const id = await beginSearch(caller, {
    query: { type: 'Pseudonym', value: magicValues.success['Pseudonym'] },
    modules: { mode: 'selected', ids: [moduleId('gitlab')] },
  })
  await streamOf(caller, id)
  return id
}

/** Takes both slots of the key `starter` for ten seconds. Returns the id of one of the searches that run. */
export async function takenSlots(caller: Caller): Promise<string> {
  const body = { query: { type: 'Pseudonym', value: magicValues.hang['Pseudonym'] }, cache: { mode: 'bypass' } }
  for (const slot of [1, 2]) {
    await beginSearch(caller, body, 'starter').then(
      id => slotHolders.set(caller, id),
      // the slot is still taken for another operation
      (error: unknown) => { if (slot === 1 && !slotHolders.has(caller)) throw error },
    )
  }
  return slotHolders.get(caller)!
}
const slotHolders = new WeakMap<Caller, string>()

/**
 * Takes all slots of the server for ten seconds: begins a temporary search with more modules than there are slots. A
 * temporary search that begins meanwhile is queued. Returns the function that cancels the search.
 */
export async function takenServer(caller: Caller): Promise<() => Promise<void>> {
  const { body } = await caller.send('POST', '/search/temporary', {
    body: {
      query: { type: 'Pseudonym', value: magicValues.hang['Pseudonym'] },
      modules: { mode: 'all' },
      cache: { mode: 'bypass' },
    },
  })
  const reader = body!.getReader()
  await reader.read() // the first events come immediately before it takes the slots
  return () => reader.cancel()
}

/** Starts a search that runs for ten seconds. */
export const runningSearch = (caller: Caller): Promise<string> =>
  beginSearch(caller, {
    query: { type: 'Pseudonym', value: magicValues.hang['Pseudonym'] },
    cache: { mode: 'bypass' },
    delivery: { webhook: { url: 'https://tw-success.example/' } },
  })

/**
 * Slow tool calls, with a different input for each purpose. Concurrent calls with equal inputs would share their source
 * calls, and would be answered sooner.
 */
const slowTools = {
  late: ['/tools/ip-intelligence/reputation', { ip: magicSpellings.late['IP Address'][1] }],
  working: ['/tools/ip-intelligence/lookup', { ip: magicSpellings.late['IP Address'][0] }],
  hang: ['/tools/ip-intelligence/reputation', { ip: magicSpellings.hang['IP Address'][1] }],
  lost: ['/tools/domain-intelligence/certificates', { domain: magicValues.lost['Domain Name'] }],
  lacking: ['/tools/domain-intelligence/subdomains', { domain: magicValues.lacking['Domain Name'] }],
} as const

/**
 * Calls a tool that answers 504, waits until the saved result is ready, and returns the answer that contains this
 * result. If `which` is `working`, does not wait: the returned answer reports that the result is not ready.
 */
export async function keptResult(
  caller: Caller,
  operation: SandboxOperation,
  which: keyof typeof slowTools,
): Promise<Response> {
  const [path, body] = slowTools[which]
  const { meta } = await (await caller.send('POST', path, { body })).json() as {
    meta: { savedResult?: { id: string } },
  }
  if (meta.savedResult === undefined) throw new Error(`${path} has no saved result`)
  const { id } = meta.savedResult
  const ask = () => caller.ask(operation, { params: { id } })
  let answer = await ask()
  await until('the tool has ended', async () => {
    if (which === 'working' || answer.status !== 202) return true
    await answer.arrayBuffer()
    answer = await ask()
    return false
  }, 500)
  return answer
}
