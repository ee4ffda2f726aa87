import { magicValues } from '../../src/upstreams/outcomes.ts'
import type { SandboxName } from '../../src/sandbox/accounts.ts'
import type { Caller } from './caller.ts'
import { beginSearch, streamOf } from './searches.ts'

/**
 * A search, and the events that it produces. Each event is written as its name, followed by its status if it has one.
 */
export interface EventExample {
  how: string
  body: { query: { type: string, value: string }, byok?: object, [field: string]: unknown }
  key?: SandboxName
  /** Events for which the guide names this search as the example. */
  events: readonly string[]
}

const email = (outcome: keyof typeof magicValues) => ({
  type: 'Email Address',
  value: magicValues[outcome]['Email Address'],
})
const name = (outcome: keyof typeof magicValues) => ({ type: 'Pseudonym', value: magicValues[outcome]['Pseudonym'] })
const everything = {
  leaks: { mode: 'all' },
  features: { breached_accounts: true, registered_accounts: 'include' },
  cache: { mode: 'bypass' },
}
const byok = (key = 'any') => ({ byok: { provider_one: { api_key: key } } })

/** Stored searches that together produce every event with each of its statuses. */
export const eventExamples: readonly EventExample[] = [
  {
    how: '`tw-success@tw-success.example`, `leaks`: `all`, any key for `provider_one`',
    body: { query: email('success'), ...everything, ...byok() },
    events: ['connected', 'search.progress queued', 'search.progress running', 'module.result', 'observable.found',
      'module.finished success', 'byok.result', 'byok.finished success', 'leak.status success', 'leak.page.ready',
      'leaks.finished', 'registered_accounts started', 'registered_accounts registered', 'account_checks.finished',
      'registered_accounts finished', 'breached_accounts ready', 'search.finished completed'],
  },
  {
    how: '`tw-none@tw-none.example`, the same',
    body: { query: email('none'), ...everything, ...byok() },
    events: ['module.finished no_results', 'byok.finished no_results', 'leak.status no_results',
      'registered_accounts not_registered'],
  },
  {
    how: '`tw-failure@tw-failure.example`, the same, the key `tw-key-refused`',
    body: { query: email('failure'), ...everything, ...byok('tw-key-refused') },
    events: ['module.finished failed', 'byok.finished failed', 'leak.status failed', 'registered_accounts unknown'],
  },
  {
    how: '`192.0.2.2`, an address, for which not every leak source has records, `leaks`: `all`',
    body: { query: { type: 'IP Address', value: magicValues.none['IP Address'] }, ...everything, features: {} },
    events: ['leak.status skipped'],
  },
  {
    how: '`tw-success`, `modules`: `all`',
    body: { query: name('success'), modules: { mode: 'all' }, cache: { mode: 'bypass' } },
    events: ['module.finished skipped'],
  },
  {
    how: '`tw-failure`, `modules` and `leaks`: `all`, `registered_accounts`: `include`',
    body: {
      query: name('failure'),
      modules: { mode: 'all' },
      leaks: { mode: 'all' },
      features: { registered_accounts: 'include' },
      cache: { mode: 'bypass' },
    },
    events: ['event.part'],
  },
  {
    how: '`tw-hang`, 10 seconds',
    body: { query: name('hang'), cache: { mode: 'bypass' } },
    events: ['module.finished timeout'],
  },
  {
    how: '`tw-hang` with the key `noTime`',
    body: { query: name('hang'), cache: { mode: 'bypass' } },
    key: 'noTime',
    events: ['search.finished failed'],
  },
]

/** For each status of a webhook delivery, the URL of a receiver that causes this status. */
export const deliveries = [
  {
    status: 'pending',
    url: 'https://tw-hang.example/',
    how: 'accepts the connection and sends nothing for 15 seconds',
  },
  {
    status: 'retrying',
    url: 'https://tw-limited.example/',
    how: 'answers 429, then the attempts of the sandbox follow after 1, 2 and 4 seconds',
  },
  { status: 'delivered', url: 'https://tw-success.example/', how: 'answers 204' },
  { status: 'failed', url: 'https://tw-none.example/', how: 'answers 410: no further attempt' },
  { status: 'failed', url: 'https://tw-failure.example/', how: 'answers 500 to all four attempts' },
] as const

interface Event {
  event: string
  data: { status?: string, source?: { status: string } | string, event?: string }
}

/** Returns the name of an event, followed by its status if it has one. */
function nameOf({ event, data: { status, source, event: step } }: Event): string {
  const ofSource = typeof source === 'object' ? source.status : undefined
  return [event, status ?? ofSource ?? (/accounts$/.test(event) ? step : undefined)].filter(Boolean).join(' ')
}

const namesOf = (stream: string): Set<string> =>
  new Set([...stream.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, event, data]) =>
    nameOf({ event: event!, data: JSON.parse(data!) as Event['data'] })
  ))

/**
 * Runs a search. Returns the names of its events. Runs it again if this machine was too busy to read the answers in
 * time: that is no outcome of a source.
 */
export async function runEventExample(
  caller: Caller,
  { body, key = 'business' }: Pick<EventExample, 'body' | 'key'>,
  temporary: boolean,
): Promise<Set<string>> {
  for (;;) {
    const stream = temporary
      ? await (await caller.send('POST', '/search/temporary', { body, key })).text()
      : await streamOf(caller, await beginSearch(caller, body, key), key)
    if (!stream.includes('"code":"MACHINE_BUSY"')) return namesOf(stream)
  }
}

/**
 * Runs a search whose webhook receiver is at `url`. Returns a function that reads the current status of the delivery.
 */
export async function deliver(caller: Caller, url: string): Promise<() => Promise<string>> {
  const id = await beginSearch(caller, { query: name('none'), delivery: { webhook: { url } } })
  await streamOf(caller, id)
  return async () => {
    const { data } = await (await caller.send('GET', `/search/${id}`)).json() as {
      data: { delivery: { webhook: { status: string } } },
    }
    return data.delivery.webhook.status
  }
}
