import { randomUUID } from 'node:crypto'
import type { Steps } from './steps.ts'
import { delivery } from './watch-story.ts'

const search = (type: string, value: string) => ({ query: { type, value }, leaks: { mode: 'all' } })

export async function storedSearch({ ask }: Steps): Promise<void> {
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

export async function temporarySearch({ ask }: Steps): Promise<void> {
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
export async function runningSearch({ ask }: Steps): Promise<void> {
  const { body, answer } = await ask('createSearch', {
    body: { query: { type: 'Pseudonym', value: 'tw-slow' }, cache: { mode: 'bypass' } },
  }, [201])
  if (answer.status === 201) await ask('deleteSearches', { body: { ids: [String(body.search.id)] } }, [202, 409])
}

/** Cancels a search twice. */
export async function cancelledSearch({ ask }: Steps): Promise<void> {
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
export async function retriedSearch({ ask }: Steps): Promise<void> {
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
  await ask('getSearchResults', { id, query: 'retries=own' }, [200])
}

/** Runs a search again, and compares the two. */
export async function rerunSearch({ ask }: Steps): Promise<void> {
  const query = { type: 'Pseudonym', value: 'tw-none' }
  const { body, answer } = await ask('createSearch', { body: { query } }, [201])
  if (answer.status !== 201) return
  const id = String(body.search.id)
  await ask('streamSearch', { id }, [200])
  const rerun = await ask('rerunSearch', { id }, [201])
  if (rerun.answer.status !== 201) return
  if (rerun.body.data.search.rerun_of !== id) rerun.fail('does not name the search that it runs again')
  const other = String(rerun.body.search.id)
  await ask('streamSearch', { id: other }, [200])
  const { body: { data }, fail } = await ask('compareSearches', { id, other }, [200])
  if (data.earlier !== id || data.later !== other) fail('does not name the two searches')
}

/** Sends a search twice with one Idempotency-Key, then another one with the same key. */
export async function repeatedRequest({ ask }: Steps): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() }
  const body = { query: { type: 'Pseudonym', value: 'tw-none' } }
  const first = await ask('createSearch', { body, headers }, [201])
  if (first.answer.status !== 201) return
  const second = await ask('createSearch', { body, headers }, [201], ['Idempotent-Replayed'])
  if (second.body?.search?.id !== first.body.search.id) second.fail('is about another search than the first answer')
  await ask('createSearch', { body: { query: { ...body.query, value: 'tw-success' } }, headers }, [422])
}

export async function webhook({ ask }: Steps): Promise<void> {
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

export async function deprecatedType({ ask }: Steps): Promise<void> {
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
