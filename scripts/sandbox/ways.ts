import type { OpenApi } from '../generate/document.ts'
import { askedOf, isTool, only, startsSearch, type Asked, type Caller, type More } from './caller.ts'
import { endedSearch, keptResult, onSearch, runningSearch } from './searches.ts'

/** One way to get a status of an operation in the sandbox, in words for the guide and as a request for the tests. */
export interface Way {
  status: number
  code?: string
  /** Operations it applies to, in words. */
  where: string
  of(operation: Asked): boolean
  told: string
  meet(caller: Caller, operation: Asked): Promise<Response>
  /** `true` if it affects other calls until the next reset. */
  disturbs?: true
}

const sent = (more: More) => (caller: Caller, operation: Asked) => caller.ask(operation, more)
const has = (status: number) => ({ statuses }: Asked): boolean => statuses.includes(status)
const takesBody = has(415)
const isCounted = (operation: Asked): boolean => startsSearch(operation) || isTool(operation)

/** Every way, by status. */
export const ways: readonly Way[] = [
  {
    status: 200, where: 'everything that reads, and tools',
    of: operation => has(200)(operation) && !onSearch(operation) && !only('getToolResult', 'runModuleOnce')(operation),
    told: 'a request with values that are found', meet: sent({}),
  },
  {
    status: 200, where: 'what belongs to a search', of: operation => has(200)(operation) && onSearch(operation),
    told: 'the id of a search that has ended', meet: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller) }),
  },
  {
    status: 200, where: '`POST /search/module/once`', of: only('runModuleOnce'),
    told: 'the module GitHub and `tw-success`, or `tw-none`', meet: sent({ outcome: 'none' }),
  },
  {
    status: 200, where: '`GET /tools/results/{id}`', of: only('getToolResult'),
    told: 'the `savedResult` of `reputation` for `2001:db8::d`, after 7 seconds', meet: (caller, operation) => keptResult(caller, operation, 'late'),
  },
  { status: 201, where: '`POST /search`', of: only('createSearch'), told: 'any value', meet: sent({ outcome: 'none' }) },
  {
    status: 202, where: '`POST /search/delete`, `…/webhook/redeliver`', of: only('deleteSearches', 'redeliverWebhook'),
    told: 'the id of a search that has ended',
    meet: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller, operation.id) }),
  },
  {
    status: 202, where: '`GET /tools/results/{id}`', of: only('getToolResult'),
    told: 'the `savedResult` of `lookup` for `192.0.2.13`, before 7 seconds are over', meet: (caller, operation) => keptResult(caller, operation, 'working'),
  },
  {
    status: 204, where: '`GET /search/{id}/stream`', of: only('streamSearch'),
    told: 'a resume behind the last event of a search that has ended', meet: atTheEnd,
  },
  { status: 304, where: 'Radar and images', of: has(304), told: '`If-None-Match` with the `ETag` of the answer before', meet: async (caller, operation) => {
    const { headers } = await caller.ask(operation)
    return caller.ask(operation, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  } },
  {
    status: 400, code: 'VALIDATION_ERROR', where: 'every operation', of: operation => operation.id !== 'refuseFlags',
    told: 'a parameter that it does not have: `?colour=1`', meet: sent({ query: '?colour=1' }),
  },
  { status: 400, code: 'VALIDATION_ERROR', where: '`GET /flags`', of: only('refuseFlags'), told: 'as it is', meet: sent({}) },
  {
    status: 400, code: 'USE_TEMPORARY_ENDPOINT', where: '`POST /search`', of: only('createSearch'),
    told: '`"temporary": true`', meet: sent({ body: { query: { type: 'Pseudonym', value: 'tw-none' }, temporary: true } }),
  },
  {
    status: 400, code: 'INVALID_TEMPORARY_DELIVERY', where: '`POST /search/temporary`', of: only('createTemporarySearch'),
    told: 'a webhook',
    meet: sent({ body: { query: { type: 'Pseudonym', value: 'tw-none' }, delivery: { webhook: { url: 'https://tw-success.example/' } } } }),
  },
  {
    status: 401, code: 'UNAUTHORIZED', where: 'every operation with a key', of: has(401),
    told: 'the key `revoked`, or none', meet: sent({ key: 'revoked' }),
  },
  {
    status: 403, code: 'PLAN_FEATURE_REQUIRED', where: 'searches and tools', of: isCounted,
    told: 'the key `free`; for tools `starter` too', meet: sent({ key: 'free' }),
  },
  {
    status: 403, code: 'PLAN_FEATURE_REQUIRED', where: 'Radar', of: ({ feature }) => feature === 'radar',
    told: 'the key `noPlan`', meet: sent({ key: 'noPlan' }),
  },
  {
    status: 403, code: 'QUERY_BLOCKED', where: 'searches and tools', of: isCounted,
    told: 'a value of the blocklist', meet: sent({ outcome: 'forbidden' }),
  },
  {
    status: 404, code: 'NOT_FOUND', where: 'what has an id or a name', of: operation => has(404)(operation) && operation.service === 'api',
    told: 'an id of zeros, a name that nothing has', meet: sent({ params: { name: 'Nothing', tool: 'nothing' } }),
  },
  {
    status: 404, code: 'NOT_FOUND', where: 'images', of: operation => has(404)(operation) && operation.service === 'images',
    told: '`only-placeholders.example`, the flag of `atlantis`', meet: sent({ params: { domain: 'only-placeholders.example', file: 'atlantis' } }),
  },
  { status: 405, code: 'METHOD_NOT_ALLOWED', where: 'images', of: has(405), told: '`POST`', meet: sent({ method: 'POST' }) },
  { status: 409, code: 'MAX_CONCURRENCY_EXCEEDED', where: 'searches', of: startsSearch, told: 'the key `busy`', meet: sent({ key: 'busy' }) },
  {
    status: 409, code: 'SEARCH_NOT_TERMINAL', where: '`POST /search/delete`, `…/webhook/redeliver`', of: only('deleteSearches', 'redeliverWebhook'),
    told: 'the id of a search for `tw-hang`, which runs for 10 seconds',
    meet: async (caller, operation) => caller.ask(operation, { params: { id: await runningSearch(caller) } }),
  },
  {
    status: 413, code: 'PAYLOAD_TOO_LARGE', where: 'every operation with a body', of: takesBody,
    told: 'more than 64 KiB', meet: sent({ body: { padding: 'x'.repeat(70_000) } }),
  },
  {
    status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', where: 'every operation with a body', of: takesBody,
    told: '`Content-Type: text/plain`', meet: sent({ headers: { 'content-type': 'text/plain' } }),
  },
  {
    status: 429, code: 'RATE_LIMIT_RPM_EXCEEDED', where: 'searches and tools', of: isCounted,
    told: 'the key `minute`', meet: sent({ key: 'minute' }),
  },
  {
    status: 429, code: 'RATE_LIMIT_EXCEEDED', where: 'searches and tools', of: isCounted,
    told: 'the keys `day` and `month`', meet: sent({ key: 'day' }),
  },
  {
    status: 429, code: 'RATE_LIMIT_RPM_EXCEEDED', where: 'every operation with a key', of: operation => has(429)(operation) && operation.hasKey,
    told: 'the key `throttled`', meet: sent({ key: 'throttled' }),
  },
  {
    status: 431, code: 'REQUEST_HEADER_FIELDS_TOO_LARGE', where: 'every operation', of: has(431),
    told: 'a header of more than 16 KiB', meet: sent({ headers: { 'x-padding': 'x'.repeat(20_000) } }),
  },
  {
    status: 500, code: 'INTERNAL_ERROR', where: 'every operation with a key', of: operation => has(500)(operation) && operation.hasKey,
    told: 'the key `error`', meet: sent({ key: 'error' }),
  },
  {
    status: 500, code: 'TEMPORARY_SEARCH_UNAVAILABLE', where: '`POST /search/temporary`', of: only('createTemporarySearch'),
    told: 'the key `noStore`', meet: sent({ key: 'noStore' }),
  },
  {
    status: 502, code: 'MODULE_FAILED', where: '`POST /search/module/once`', of: only('runModuleOnce'),
    told: '`tw-failure`, `tw-limited`, `tw-blocked`, `tw-broken`, `tw-changed`, `tw-drop`', meet: sent({ outcome: 'failure' }),
  },
  {
    status: 502, code: 'DATA_UNAVAILABLE', where: 'tools', of: operation => has(502)(operation) && isTool(operation),
    told: 'the same outcomes', meet: sent({ outcome: 'failure' }),
  },
  {
    status: 502, code: 'DATA_UNAVAILABLE', where: '`GET /tools/results/{id}`', of: only('getToolResult'),
    told: 'the `savedResult` of `certificates` for `tw-lost.example`', meet: (caller, operation) => keptResult(caller, operation, 'lost'),
  },
  { status: 503, code: 'NO_ELIGIBLE_RUNNER', where: 'searches', of: startsSearch, told: 'the key `noRunner`', meet: sent({ key: 'noRunner' }) },
  {
    status: 503, code: 'DISPATCH_UNAVAILABLE', where: 'stored searches', of: only('createSearch', 'runModuleOnce'),
    told: 'the key `noStore`', meet: sent({ key: 'noStore' }),
  },
  {
    status: 503, code: 'PROVIDER_UNAVAILABLE', where: '`subdomains`', of: only('findSubdomains'),
    told: '`tw-required.example`', meet: sent({ outcome: 'required' }),
  },
  {
    status: 503, code: 'PROVIDER_UNAVAILABLE', where: '`GET /tools/results/{id}`', of: only('getToolResult'),
    told: 'the `savedResult` of `subdomains` for `tw-lacking.example`', meet: (caller, operation) => keptResult(caller, operation, 'lacking'),
  },
  {
    status: 504, code: 'TIMEOUT', where: '`POST /search/module/once`', of: only('runModuleOnce'),
    told: '`tw-hang` after 10 seconds; with the key `noTime` after one', meet: sent({ outcome: 'hang', key: 'noTime' }),
  },
  {
    status: 504, code: 'TIMEOUT', where: 'tools', of: operation => has(504)(operation) && isTool(operation),
    told: '`tw-hang`, or `tw-late` the first time, after 5 seconds', meet: sent({ outcome: 'hang' }),
  },
  {
    status: 504, code: 'TIMEOUT', where: '`GET /tools/results/{id}`', of: only('getToolResult'),
    told: 'the `savedResult` of `reputation` for `2001:db8::a`, after half a minute',
    meet: (caller, operation) => keptResult(caller, operation, 'hang'),
  },

  {
    status: 409, code: 'MAX_CONCURRENCY_EXCEEDED', where: '`GET /search/{id}/stream`', of: only('streamSearch'),
    told: '200 open streams, or as many as `STREAMS_PER_KEY` says, and one more', disturbs: true, meet: manyStreams,
  },
  {
    status: 429, code: 'RATE_LIMIT_RPM_EXCEEDED', where: 'images', of: operation => operation.service === 'images' && has(429)(operation),
    told: '1,000 images in a minute that were not asked for before, and one more', disturbs: true, meet: manyImages,
  },
]

/** Statuses that a sandbox cannot show, with the reason. */
export const unmet: ReadonlyArray<{ status: number, where: string, of(operation: Asked): boolean, why: string }> = [
  { status: 500, where: 'health, and images', of: operation => !operation.hasKey, why: 'a fault of ours: without a key nobody can ask for one' },
  {
    status: 503, where: 'health', of: ({ id }) => id === 'getHealth' || id === 'getReadiness',
    why: 'while it stops (SIGTERM) and a search for `tw-hang` runs: not by a request',
  },
]

export const allOperations = (documents: Record<Asked['service'], OpenApi>): Asked[] =>
  (['api', 'images'] as const).flatMap(service => askedOf(service, documents[service]))

async function atTheEnd(caller: Caller, operation: Asked): Promise<Response> {
  const params = await endedSearch(caller)
  const events = await (await caller.ask(operation, { params })).text()
  return caller.ask(operation, { params, headers: { 'last-event-id': [...events.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '' } })
}

async function manyStreams(caller: Caller, operation: Asked): Promise<Response> {
  const params = { id: await runningSearch(caller) }
  const leave = new AbortController()
  await Promise.all(Array.from({ length: 200 }, () => caller.ask(operation, { params, signal: leave.signal })))
  const response = await caller.ask(operation, { params })
  leave.abort()
  return response
}

/** Requests small flags: each width of each flag is a separate image. */
async function manyImages(caller: Caller, operation: Asked): Promise<Response> {
  const names = ['fr', 'de', 'it', 'be', 'nl', 'at', 'ie', 'pl', 'lu', 'ee', 'lv', 'lt', 'hu', 'ro', 'bg', 'ru', 'ua', 'ng', 'ml', 'td', 'ci']
  const paths = names.flatMap(name => Array.from({ length: 48 }, (_, width) => `/flags/${name}.png?w=${16 + width}`))
  for (let from = 0; from < 1_000; from += 50) await Promise.all(paths.slice(from, from + 50).map(path => fetch(`${caller.imagesUrl}${path}`).then(answer => answer.arrayBuffer())))
  return caller.ask(operation, { params: { file: 'jp.png', domain: 'delta.example' } })
}
