import { only, type SandboxOperation, type Caller } from '../caller.ts'
import { endedSearch, keptResult, onSearch } from '../searches.ts'
import { has, sent, type Way } from './way.ts'

/** Ways to the statuses 2xx and 3xx. */
export const successes: readonly Way[] = [
  {
    status: 200,
    where: 'everything that reads, and tools',
    of: operation => has(200)(operation) && !onSearch(operation) && !only('getToolResult', 'runModuleOnce')(operation),
    how: 'a request with values that are found',
    meet: sent({}),
  },
  {
    status: 200,
    where: 'what belongs to a search',
    of: operation => has(200)(operation) && onSearch(operation),
    how: 'the id of a search that has ended',
    meet: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller) }),
  },
  {
    status: 200,
    where: '`POST /search/module/once`',
    of: only('runModuleOnce'),
    how: 'the module GitHub and `tw-success`, or `tw-none`',
    meet: sent({ outcome: 'none' }),
  },
  {
    status: 200,
    where: '`GET /tools/results/{id}`',
    of: only('getToolResult'),
    how: 'the `savedResult` of `reputation` for `2001:db8::d`, after 7 seconds',
    meet: (caller, operation) => keptResult(caller, operation, 'late'),
  },
  {
    status: 201,
    where: '`POST /search`',
    of: only('createSearch'),
    how: 'any value',
    meet: sent({ outcome: 'none' }),
  },
  {
    status: 202,
    where: '`POST /search/delete`, `…/webhook/redeliver`',
    of: only('deleteSearches', 'redeliverWebhook'),
    how: 'the id of a search that has ended',
    meet: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller, operation.id) }),
  },
  {
    status: 202,
    where: '`GET /tools/results/{id}`',
    of: only('getToolResult'),
    how: 'the `savedResult` of `lookup` for `192.0.2.13`, before 7 seconds are over',
    meet: (caller, operation) => keptResult(caller, operation, 'working'),
  },
  {
    status: 204,
    where: '`GET /search/{id}/stream`',
    of: only('streamSearch'),
    how: 'a resume behind the last event of a search that has ended',
    meet: atTheEnd,
  },
  {
    status: 304,
    where: 'Radar and images',
    of: has(304),
    how: '`If-None-Match` with the `ETag` of the answer before',
    meet: async (caller, operation) => {
    const { headers } = await caller.ask(operation)
    return caller.ask(operation, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  },
  },
]

async function atTheEnd(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const params = await endedSearch(caller)
  const events = await (await caller.ask(operation, { params })).text()
  return caller.ask(operation, { params, headers: { 'last-event-id': [...events.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '' } })
}
