/**
 * Example program of an API caller: one search from its creation to its deletion, Radar, a tool, one error of each
 * kind, and a flag. Schemas of zod, generated from the documents, validate every answer.
 */
import { createClient as createImageClient } from './images/client/index.js'
import { getFlag } from './images/sdk.gen.js'
import { createClient, type Client } from './tracewell/client/index.js'
import {
  createSearch, deleteSearches, findSubdomains, getSearch, getSearchLeakPage, getSearchLeaks, getSearchResults,
  listBreaches, listModules, resolveDomain, streamSearch,
} from './tracewell/sdk.gen.js'
import type { ErrorEnvelope, SearchEvent } from './tracewell/types.gen.js'
import { zErrorEnvelope, zSearchEvent, zSearchResults } from './tracewell/zod.gen.js'

const { BASE_URL: baseUrl = '', IMAGES_URL: imagesUrl = '' } = process.env
const { KEY: key = '', POOR_KEY: poorKey = '', LIMITED_KEY: limitedKey = '' } = process.env
const clientOf = (auth: string): Client => createClient({ baseUrl, auth })
const client = clientOf(key)

const { search } = body(await createSearch({
  client,
  body: {
    query: { type: 'Email Address', value: 'tw-success@tw-success.example' },
    leaks: { mode: 'all' },
  },
}))
const path = { id: search.id }
step('create', search.id.length === 36, 'a search with an id')

const events = await follow()
const last = events.at(-1)
step(
  'stream',
  events[0]?.event === 'connected' && last?.event === 'search.finished' && last.data.status === 'completed',
  'from connected to search.finished, completed',
)

const resumed = await follow('2')
step(
  'resume',
  resumed[1] !== undefined && 'id' in resumed[1] && resumed[1].id === '3' && resumed.length === events.length - 2,
  'after event 2 comes event 3',
)

const results = body(await getSearchResults({ client, path }))
const damaged = { ...results, data: { ...results.data, complete: 'yes' } }
step(
  'results',
  results.data.complete && results.data.modules.some(({ status, cards }) => status === 'success' && cards.length > 0)
    && !zSearchResults.safeParse(damaged).success,
  'complete, with cards',
)

const { data: leaks } = body(await getSearchLeaks({ client, path }))
const code = leaks.sources.find(({ result_count }) => result_count > 0)?.code ?? ''
const { data: page } = body(await getSearchLeakPage({ client, path: { ...path, source: code }, query: { page: 1 } }))
step('leak page', page.page === 1 && page.results[0]!.items.length > 0, 'page 1, with records')

const { breaches } = body(await listBreaches({ client, query: { sortBy: 'most-accounts', limit: 3 } }))
step('radar', breaches.length === 3 && breaches[0]!.pwnCount >= breaches[1]!.pwnCount, '3 breaches, the largest first')

const { data: subdomains } = body(await subdomainsOf('https://www.tw-success.example/'))
step(
  'subdomains',
  subdomains.count > 0 && subdomains.subdomains.length === subdomains.count,
  `of ${subdomains.domain}`,
)

const { data: { deletion } } = body(await deleteSearches({ client, body: { ids: [search.id] } }))
step('delete', deletion.queued_ids[0] === search.id, '1 search')

fails('gone', 404, 'NOT_FOUND', await getSearch({ client, path }))

const invalid = fails('invalid', 400, 'VALIDATION_ERROR', await pseudonym(client, ''), 'query.value')
if (invalid.error.faults?.[0]?.path !== 'query.value') throw new Error(`invalid: ${JSON.stringify(invalid)}`)

fails('wrong key', 401, 'UNAUTHORIZED', await listModules({ client: clientOf('tw_test_wrong') }))
fails('plan', 403, 'PLAN_FEATURE_REQUIRED', await subdomainsOf('example.com', clientOf(poorKey)))

const running = body(await pseudonym(client, 'tw-hang'))
fails('running', 409, 'SEARCH_NOT_TERMINAL', await deleteSearches({ client, body: { ids: [running.search.id] } }))

const refused = await pseudonym(clientOf(limitedKey), 'tw-none')
fails('limited', 429, 'RATE_LIMIT_RPM_EXCEEDED', refused, 'with Retry-After')
if (!(Number(refused.response?.headers.get('Retry-After')) > 0)) throw new Error('limited: no Retry-After')

fails('no data', 502, 'DATA_UNAVAILABLE', await resolveDomain({ client, body: { domain: 'tw-failure.example' } }))
fails('no provider', 503, 'PROVIDER_UNAVAILABLE', await subdomainsOf('tw-required.example'))
const waited = await subdomainsOf('tw-hang.example')
const late = fails('too late', 504, 'TIMEOUT', waited, 'with where the answer will be')
if (late.meta.savedResult === undefined) throw new Error('too late: no saved result')

const flag = body(await getFlag({ client: createImageClient({ baseUrl: imagesUrl }), path: { file: 'fr.png' } }))
const start = String.fromCharCode(...new Uint8Array(await flag.arrayBuffer()).slice(0, 8))
step('flag', start === '\x89PNG\r\n\x1a\n', 'a PNG image')

/**
 * Reads a stream to its end. The generated validator is switched off: it expects an event and gets its data only.
 * @param lastEventId the events after this one. Default: all.
 */
async function follow(lastEventId?: string): Promise<SearchEvent[]> {
  const seen: SearchEvent[] = []
  const { stream } = await streamSearch({
    client,
    path,
    ...lastEventId !== undefined && { headers: { 'Last-Event-ID': lastEventId } },
    responseValidator: undefined,
    sseMaxRetryAttempts: 1,
    onSseEvent: ({ event, id, data }) => {
      if (event === undefined) return
      const received: unknown = { event, data, ...id !== undefined && { id } }
      // The parsed event has a bigint for each 64-bit number, which the generated types do not expect.
      zSearchEvent.parse(received)
      seen.push(received as SearchEvent)
    },
    onSseError: error => { throw error },
  })
  for await (const _ of stream);
  return seen
}

function pseudonym(from: Client, value: string) {
  return createSearch({ client: from, body: { query: { type: 'Pseudonym', value } } })
}

function subdomainsOf(domain: string, from = client) {
  return findSubdomains({ client: from, body: { domain } })
}

/** Returns the body of an answer. Throws if the answer is an error, or if its schema refuses it. */
function body<Body>({ data, error }: { data?: Body | undefined, error?: unknown }): Body {
  if (data !== undefined && error === undefined) return data
  throw error instanceof Error ? error : new Error(JSON.stringify(error))
}

function fails(
  name: string,
  status: number,
  code: string,
  { error, response }: { error?: unknown, response?: Response | undefined },
  more?: string,
): ErrorEnvelope {
  const envelope = zErrorEnvelope.parse(error)
  step(
    name,
    response?.status === status && envelope.error.code === code,
    [`${status} ${code}`, ...more === undefined ? [] : [more]].join(', '),
  )
  return envelope
}

function step(name: string, isRight: boolean, seen: string): void {
  if (!isRight) throw new Error(`${name} failed: ${seen}`)
  console.log(`${name}: ${seen}`)
}
