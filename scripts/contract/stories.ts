import { randomUUID } from 'node:crypto'
import type { components } from '../../generated/api.ts'
import { readEvents } from './events.ts'
import { type Answer, jsonOf, type Request, type Send } from './http.ts'
import { checkAnswer, type Expectation } from './check-answer.ts'
import { toRequest } from './inputs.ts'
import { continuedInvestigation } from './investigation-story.ts'
import type { Contract, ContractOperation } from './operations.ts'
import type { Asked, Bodies, Steps } from './steps.ts'
import { delivery, watched } from './watch-story.ts'

/** Records each request, its answer, and the faults of the answer. */
export interface Notes {
  /** Sends a request and checks the answer against the operation. */
  ask(operation: ContractOperation, what: string, request: Request, expect?: Expectation): Promise<Answer>
  /** Records an answer that was checked elsewhere. */
  note(operation: string, what: string, request: Request, answer: Answer, faults: readonly string[]): void
}

interface Stage {
  contract: Contract
  notes: Notes
  send: Send
  say(line: string): void
}

/** Checks sequences of requests, such as a search from its creation to its deletion. */
export async function runStories(stage: Stage): Promise<void> {
  const stories: ReadonlyArray<readonly [string, readonly string[], (steps: Steps) => Promise<void>]> = [
    ['a stored search', ['createSearch', 'getSearch', 'streamSearch', 'getSearchResults', 'getSearchObservables',
      'getSearchProfile', 'exportSearch', 'getSearchLeaks', 'getSearchLeakPage', 'getSearchByok', 'listSearches',
      'deleteSearches'], storedSearch],
    ['a temporary search', ['createTemporarySearch', 'getSearch'], temporarySearch],
    ['a search that runs', ['createSearch', 'deleteSearches'], runningSearch],
    ['a search that is cancelled', ['createSearch', 'cancelSearch', 'streamSearch'], cancelledSearch],
    ['a search that is retried', ['createSearch', 'streamSearch', 'retrySearch', 'getSearch', 'getSearchResults'],
      retriedSearch],
    ['a request that is repeated', ['createSearch'], repeatedRequest],
    ['a webhook', ['createSearch', 'streamSearch', 'listWebhookAttempts', 'redeliverWebhook'], webhook],
    ['the webhook of an investigation', ['createInvestigation', 'streamInvestigation',
      'listInvestigationWebhookAttempts', 'redeliverInvestigationWebhook'], investigationWebhook],
    ['an investigation that goes on', ['createInvestigation', 'streamInvestigation', 'followInvestigation',
      'getInvestigation', 'getInvestigationGraph', 'exportInvestigation'], continuedInvestigation],
    ['a watch', ['createWatch', 'updateWatch', 'runWatch', 'getWatch', 'listWatchChanges', 'streamWatch',
      'listWatchWebhookAttempts', 'redeliverWatchWebhook', 'deleteWatches'], watched],
    ['a deprecated type', ['createSearch'], deprecatedType],
    ['a tool and its cost', ['findSubdomains', 'getUsage'], toolAndUsage],
    ['pages of a list', ['listBreaches'], pages],
    ['an answer that the caller has cached', ['listBreaches'], knownAnswer],
  ]
  for (const [name, operations, story] of stories) {
    if (!operations.every(id => stage.contract.operations.some(one => one.id === id))) continue
    await story(createSteps(stage, name))
    stage.say(`${name}: checked`)
  }
}

function createSteps({ contract, notes, send }: Stage, story: string): Steps {
  return {
    async ask<Id extends string>(
      id: Id, { query, headers, body, ...parameters }: Asked, statuses: number[], needed: string[] = [],
    ) {
      const operation = contract.operations.find(one => one.id === id)!
      const request = requestOf(operation, parameters, body, query, headers)
      const answer = await send(request)
      const isRefused = answer.status === 403 // the plan lacks the feature, so this story cannot run
      const expect: Expectation = isRefused ? {} : { statuses, headers: needed }
      notes.note(id, story, request, answer, checkAnswer(operation, request, answer, expect))
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true
      return {
        answer,
        isRefused,
        body: jsonOf(answer) as Id extends keyof Bodies ? Bodies[Id] : unknown,
        events: isStream ? readEvents(answer.body.toString('utf8'), true) : [],
        fail: what => notes.note(id, story, request, answer, [what]),
      }
    },
  }
}

function requestOf(
  operation: ContractOperation,
  parameters: Record<string, string>,
  body: unknown,
  query: string | undefined,
  headers: Record<string, string> = {},
): Request {
  const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`path ${name}`, value]))
  const request = toRequest(
    operation,
    { parameters: values, ...(body !== undefined && { body }) },
    query === undefined ? {} : { query },
  )
  return { ...request, headers: { ...request.headers, ...headers } }
}

const search = (type: string, value: string) => ({ query: { type, value }, leaks: { mode: 'all' } })

async function storedSearch({ ask }: Steps): Promise<void> {
  const { body, answer, isRefused, fail } = await ask(
    'createSearch',
    { body: search('Email Address', 'contract@example.com') },
    [201],
    ['Location'],
  )
  if (isRefused || answer.status !== 201) return
  const id = String(body.search.id)
  if (id !== body.data.search.id || !answer.headers.location?.endsWith(id)) {
    fail('names another search in search.id, data.search.id or Location')
  }
  await ask('getSearch', { id }, [200])

  const whole = await ask('streamSearch', { id }, [200])
  const { events } = whole
  const ids = events.slice(1).map(one => Number(one.id))
  if (events[0]?.event !== 'connected' || events[0].id !== undefined) {
    whole.fail('does not begin with connected, which has no id')
  }
  if (events.at(-1)?.event !== 'search.finished') whole.fail('does not end with search.finished')
  if (ids.some((one, index) => one !== index + 1)) whole.fail('has ids that are not 1, 2, 3 and so on')
  const middle = Math.floor(ids.length / 2)
  for (
    const asked of [{ headers: { 'Last-Event-ID': String(middle) } }, { query: `cursor=${middle}` }, {
      query: `start_index=${middle + 1}`,
    }, { query: `from=${middle + 1}` }]
  ) {
    const rest = await ask('streamSearch', { id, ...asked }, [200])
    const resumed = rest.events.slice(1).map(one => `${one.id} ${one.event}`)
    if (resumed.join() !== events.slice(1 + middle).map(one => `${one.id} ${one.event}`).join()) {
      rest.fail(`continues with ${resumed[0] ?? 'nothing'}, not with ${middle + 1}, or not to the end`)
    }
  }
  await ask('streamSearch', { id, query: `cursor=${ids.length}` }, [204])
  await ask('streamSearch', { id, query: `cursor=${ids.length + 1}` }, [400])

  await ask('getSearchResults', { id }, [200])
  await ask('getSearchObservables', { id, query: 'limit=1&strength=10' }, [200])
  await ask('getSearchProfile', { id, query: 'limit=1' }, [200])
  await ask('exportSearch', { id, query: 'format=jsonl' }, [200])
  await ask('getSearchByok', { id }, [200])
  const leaks = await ask('getSearchLeaks', { id }, [200])
  for (
    const { code, status, page_count: count } of (leaks.body?.data?.sources ?? []) as Array<
      { code: string, status: string, page_count: number }
    >
  ) {
    const isEmpty = status === 'no_results'
    if (count > 0 || isEmpty) await ask('getSearchLeakPage', { id, source: code, query: 'page=1' }, [200])
    await ask('getSearchLeakPage', { id, source: code, query: `page=${count + (isEmpty ? 2 : 1)}` }, [404])
  }
  const list = await ask('listSearches', { query: 'limit=100' }, [200])
  if (!JSON.stringify(list.body).includes(id)) list.fail('does not list the search that was made')
  await ask('deleteSearches', { body: { ids: [id, id.toUpperCase()] } }, [400])
  await ask('getSearch', { id: id.toUpperCase() }, [200])
  await ask('deleteSearches', { body: { ids: [id] } }, [202])
  for (const operation of ['getSearch', 'streamSearch', 'getSearchResults', 'getSearchObservables',
    'getSearchProfile', 'exportSearch', 'getSearchLeaks', 'getSearchByok']) {
    await ask(operation, { id }, [404])
  }
  await ask('deleteSearches', { body: { ids: [id] } }, [404])
  const without = await ask('listSearches', { query: 'limit=100' }, [200])
  if (JSON.stringify(without.body).includes(id)) without.fail('lists a search that was deleted')
}

async function temporarySearch({ ask }: Steps): Promise<void> {
  const { answer, events, isRefused, fail } = await ask(
    'createTemporarySearch',
    { body: search('Pseudonym', 'contract-example') },
    [200],
    ['X-Search-Id', 'X-Service-Temporary'],
  )
  if (isRefused || answer.status !== 200) return
  if (events.some(({ id }) => id !== undefined)) fail('has ids')
  if (events.at(-1)?.event !== 'search.finished') fail('does not end with search.finished')
  await ask('getSearch', { id: String(answer.headers['x-search-id']) }, [404])
}

/**
 * Starts a search that is slow in the sandbox, and deletes it while it runs. On another server, the search may end
 * before the deletion.
 */
async function runningSearch({ ask }: Steps): Promise<void> {
  const { body, answer } = await ask('createSearch', {
    body: { query: { type: 'Pseudonym', value: 'tw-slow' }, cache: { mode: 'bypass' } },
  }, [201])
  if (answer.status === 201) await ask('deleteSearches', { body: { ids: [String(body.search.id)] } }, [202, 409])
}

/** Cancels a search twice. */
async function cancelledSearch({ ask }: Steps): Promise<void> {
  const { body, answer } = await ask('createSearch', {
    body: { query: { type: 'Pseudonym', value: 'tw-slow' }, cache: { mode: 'bypass' } },
  }, [201])
  if (answer.status !== 201) return
  const id = String(body.search.id)
  const first = await ask('cancelSearch', { id }, [200])
  const second = await ask('cancelSearch', { id }, [200])
  const [one, two] = [first, second].map(({ body }) => JSON.stringify(body?.data))
  if (one !== two) second.fail('differs from the first answer')
  const { events, fail } = await ask('streamSearch', { id }, [200])
  if (events.at(-1)?.event !== 'search.finished') fail('does not end with search.finished')
}

/** Retries a search whose sources fail once in the sandbox. On another server, nothing may have failed. */
async function retriedSearch({ ask }: Steps): Promise<void> {
  const value = `tw-recover-${randomUUID()}`
  const { body, answer } = await ask('createSearch', { body: { query: { type: 'Pseudonym', value } } }, [201])
  if (answer.status !== 201) return
  const id = String(body.search.id)
  await ask('streamSearch', { id }, [200])
  const retry = await ask('retrySearch', { id }, [201, 409])
  if (retry.answer.status !== 201) return
  if (retry.body.data.search.retry_of !== id) retry.fail('does not name the search that it retries')
  await ask('streamSearch', { id: retry.body.search.id }, [200])
  const { body: { data: { search } }, fail } = await ask('getSearch', { id }, [200])
  if (search.retries.length !== 1) fail('does not name its retry')
  await ask('getSearchResults', { id, query: 'retries=merged' }, [200])
}

/** Sends a search twice with one Idempotency-Key, then another one with the same key. */
async function repeatedRequest({ ask }: Steps): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const body = { query: { type: 'Pseudonym', value: 'tw-none' } }
  const first = await ask('createSearch', { body, headers }, [201])
  if (first.answer.status !== 201) return
  const second = await ask('createSearch', { body, headers }, [201], ['Idempotent-Replayed'])
  if (second.body?.search?.id !== first.body.search.id) second.fail('is about another search than the first answer')
  await ask('createSearch', { body: { query: { ...body.query, value: 'tw-success' } }, headers }, [422])
}

async function webhook({ ask }: Steps): Promise<void> {
  const { body, answer, fail } = await ask('createSearch', {
    body: { query: { type: 'Pseudonym', value: 'contract-example' }, delivery },
  }, [201])
  if (answer.status !== 201) return
  if (answer.body.includes('correct-horse')) fail('contains the secret of the webhook')
  const id = String(body.search.id)
  await ask('listWebhookAttempts', { id }, [200])
  await ask('streamSearch', { id }, [200])
  await ask('redeliverWebhook', { id }, [202, 409])
  await ask('listWebhookAttempts', { id }, [200])
}

async function investigationWebhook({ ask }: Steps): Promise<void> {
  const { body, answer, fail } = await ask('createInvestigation', {
    body: { observables: [{ value: 'contract-example' }], delivery },
  }, [201])
  if (answer.status !== 201) return
  if (answer.body.includes('correct-horse')) fail('contains the secret of the webhook')
  const { id } = body.data.investigation
  await ask('streamInvestigation', { id }, [200])
  await ask('redeliverInvestigationWebhook', { id }, [202])
  await ask('listInvestigationWebhookAttempts', { id }, [200])
}

async function deprecatedType({ ask }: Steps): Promise<void> {
  for (const [type, value] of [['Domain Name', 'example.com'], ['IP Address', '192.0.2.1']] as const) {
    const { answer, fail } = await ask('createSearch', { body: { query: { type, value } } }, [201], ['Deprecation',
      'Link'])
    if (answer.status === 201 && !/rel="(successor-version|deprecation)"/.test([answer.headers.link].flat().join())) {
      fail('has no Link to its successor')
    }
  }
  const { answer, fail } = await ask('createSearch', {
    body: { query: { type: 'Pseudonym', value: 'contract-example' } },
  }, [201])
  if (answer.headers.deprecation !== undefined) fail('has the header Deprecation for a type that is not deprecated')
}

async function toolAndUsage({ ask }: Steps): Promise<void> {
  const used = (body: components['schemas']['Usage']) => Number(body?.limits?.limits?.daily?.used)
  const before = await ask('getUsage', {}, [200])
  const { answer } = await ask('findSubdomains', { body: { domain: 'example.com' } }, [200, 502, 503, 504])
  const after = await ask('getUsage', {}, [200])
  if (answer.status === 200 && !(used(after.body) > used(before.body))) {
    after.fail('does not count a tool that answered')
  }
}

async function pages({ ask }: Steps): Promise<void> {
  const names: string[] = []
  let cursor = ''
  for (let page = 0; page < 4; page++) {
    const { answer, body } = await ask('listBreaches', {
      query: `limit=5&sortBy=name${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    }, [200])
    if (answer.status !== 200) return
    names.push(...(body.breaches as Array<{ name: string }>).map(({ name }) => name))
    cursor = body.pagination.nextCursor ?? ''
    if (cursor === '') break
  }
  const { body, fail } = await ask('listBreaches', { query: `limit=${Math.max(1, names.length)}&sortBy=name` }, [200])
  const whole = (body?.breaches as Array<{ name: string }> | undefined)?.map(({ name }) => name)
  if (whole !== undefined && names.length > 0 && whole.join() !== names.join()) {
    fail('is another list than its pages one by one')
  }
}

async function knownAnswer({ ask }: Steps): Promise<void> {
  const { answer } = await ask('listBreaches', {}, [200], ['ETag'])
  const { etag } = answer.headers
  if (etag === undefined) return
  await ask('listBreaches', { headers: { 'If-None-Match': etag } }, [304], ['ETag'])
  await ask('listBreaches', { headers: { 'If-None-Match': '"another"' } }, [200])
}
