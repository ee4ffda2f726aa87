import { exampleIds } from '../../../src/sandbox/examples.ts'
import {
  isRetry, onDelivery, onDomain, onEndpoint, onKey, only, type SandboxOperation, type Caller,
} from '../caller.ts'
import {
  endedInvestigation, endedSearch, idleWatch, keptResult, newEndpoint, newWatch, onInvestigation, onSearch, onWatch,
  retryableInvestigation,
  retryableSearch, searchWithAvatar,
} from '../searches.ts'
import { hasStatus, sendDefault, type StatusExample } from './status-example.ts'

const onPicture = only('getSearchPicture')
const marks = only('setSearchMarks')

/** Requests that get the statuses 2xx and 3xx. */
export const successes: readonly StatusExample[] = [
  {
    status: 200,
    operations: 'everything that reads, and tools',
    appliesTo: operation =>
      hasStatus(200)(operation) && !onSearch(operation) && !onInvestigation(operation) && !onKey(operation) &&
      !onWatch(operation) && !onEndpoint(operation) && !onDomain(operation) && !onDelivery(operation) &&
      !only('getToolResult', 'exportToolResult', 'exportSearches', 'runModuleOnce', 'signIn')(operation),
    how: 'a request with values that are found',
    send: sendDefault({}),
  },
  {
    status: 200,
    operations: 'what belongs to a search',
    appliesTo: operation =>
      hasStatus(200)(operation) && onSearch(operation) && !onPicture(operation) && !marks(operation),
    how: 'the id of a search that has ended',
    send: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller) }),
  },
  {
    status: 200,
    operations: '`GET /search/export`',
    appliesTo: only('exportSearches'),
    how: '`ids` with the id of a search',
    send: async (caller, operation) =>
      caller.ask(operation, { query: `?ids=${(await endedSearch(caller)).id}` }),
  },
  {
    status: 200,
    operations: '`POST /search/{id}/picture`',
    appliesTo: onPicture,
    how: 'a search of a pseudonym on GitLab, and the avatar of its card',
    send: async (caller, operation) => caller.ask(operation, { params: { id: await searchWithAvatar(caller) } }),
  },
  {
    status: 200,
    operations: '`POST /search/{id}/marks`',
    appliesTo: marks,
    how: 'a search of a pseudonym on GitLab, and the name of its card',
    send: async (caller, operation) => caller.ask(operation, { params: { id: await searchWithAvatar(caller) } }),
  },
  {
    status: 204,
    operations: '`POST /search/{id}/picture`',
    appliesTo: onPicture,
    how: 'the same picture with a search that does not have it',
    send: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller) }),
  },
  {
    status: 200,
    operations: '`…/account/keys/{id}`',
    appliesTo: operation => hasStatus(200)(operation) && onKey(operation),
    how: `the id of another key of the account, such as \`${exampleIds.key}\``,
    send: sendDefault({ params: { id: exampleIds.key } }),
  },
  {
    status: 200,
    operations: '`…/account/webhooks/{id}`',
    appliesTo: operation =>
      hasStatus(200)(operation) && onEndpoint(operation) && !only('deleteWebhookEndpoint')(operation),
    how: `the id of an endpoint of the account, such as \`${exampleIds.webhookEndpoint}\``,
    send: sendDefault({ params: { id: exampleIds.webhookEndpoint } }),
  },
  {
    status: 200,
    operations: '`…/account/webhooks/{id}/remove`',
    appliesTo: only('deleteWebhookEndpoint'),
    how: 'the id of a new endpoint',
    send: async (caller, operation) => caller.ask(operation, { params: await newEndpoint(caller) }),
  },
  {
    status: 202,
    operations: '`…/account/webhooks/{id}/test`',
    appliesTo: only('testWebhookEndpoint'),
    how: `the id of an endpoint of the account, such as \`${exampleIds.webhookEndpoint}\``,
    send: sendDefault({ params: { id: exampleIds.webhookEndpoint } }),
  },
  {
    status: 200,
    operations: '`GET /account/webhook-deliveries/{id}`',
    appliesTo: only('getWebhookDelivery'),
    how: `the id of a delivery of the account, such as \`${exampleIds.search}\``,
    send: sendDefault({ params: { id: exampleIds.search } }),
  },
  {
    status: 202,
    operations: '`…/account/webhook-deliveries/{id}/redeliver`',
    appliesTo: only('redeliverWebhookDelivery'),
    how: `the id of a delivery of the account, such as \`${exampleIds.search}\``,
    send: sendDefault({ params: { id: exampleIds.search } }),
  },
  {
    status: 202,
    operations: '`POST /account/webhook-deliveries/recover`',
    appliesTo: only('recoverWebhookDeliveries'),
    how: 'any time',
    send: sendDefault({}),
  },
  {
    status: 201,
    operations: '`POST /account/webhooks`',
    appliesTo: only('createWebhookEndpoint'),
    how: 'any address, up to 20 endpoints',
    send: sendDefault({}),
  },
  {
    status: 200,
    operations: '`…/account/domains/{id}`',
    appliesTo: operation => onDomain(operation) && operation.id !== 'removeDomain',
    how: `the id of a domain of the account, such as \`${exampleIds.domain}\``,
    send: sendDefault({ params: { id: exampleIds.domain } }),
  },
  {
    status: 200,
    operations: '`POST /account/domains/{id}/remove`',
    appliesTo: only('removeDomain'),
    how: 'the id of a domain that `POST /account/domains` returns',
    async send(caller, operation) {
      const answer = await caller.send('POST', '/account/domains', { body: { domain: 'removed.example' } })
      const { data } = await answer.json() as { data: { domain: { id: string } } }
      return caller.ask(operation, { params: { id: data.domain.id } })
    },
  },
  {
    status: 201,
    operations: '`POST /account/keys`',
    appliesTo: only('createKey'),
    how: 'any label, up to 20 active keys',
    send: sendDefault({}),
  },
  {
    status: 200,
    operations: 'what belongs to an investigation',
    appliesTo: operation => hasStatus(200)(operation) && onInvestigation(operation),
    how: 'the id of an investigation that has finished',
    send: async (caller, operation) => caller.ask(operation, { params: await endedInvestigation(caller) }),
  },
  {
    status: 200,
    operations: 'what belongs to a watch',
    appliesTo: operation => hasStatus(200)(operation) && onWatch(operation),
    how: `the id of a watch, such as \`${exampleIds.watch}\``,
    send: async (caller, operation) => caller.ask(operation, { params: await newWatch(caller) }),
  },
  {
    status: 202,
    operations: '`…/watches/{id}/run`, `POST /watches/delete`',
    appliesTo: only('runWatch', 'deleteWatches'),
    how: 'the id of a watch that does not run',
    send: async (caller, operation) => caller.ask(operation, { params: await idleWatch(caller) }),
  },
  {
    status: 200,
    operations: '`POST /search/module/once`',
    appliesTo: only('runModuleOnce'),
    how: 'the module GitHub and `tw-success`, or `tw-none`',
    send: sendDefault({ outcome: 'none' }),
  },
  {
    status: 200,
    operations: '`POST /sign-in`',
    appliesTo: only('signIn'),
    how: `the code of the printed link, or \`${exampleIds.signInCode}\` for the key \`unmarked\`: the first `
      + 'once, within ten minutes after the start',
    send: sendDefault({}),
  },
  {
    status: 200,
    operations: '`GET /tools/results/{id}`, `…/export`',
    appliesTo: only('getToolResult', 'exportToolResult'),
    how: 'the `savedResult` of `reputation` for `2001:db8::d`, after 7 seconds',
    send: (caller, operation) => keptResult(caller, operation, 'late'),
  },
  {
    status: 201,
    operations: '`POST /search`, `POST /investigations`, `POST /watches`',
    appliesTo: only('createSearch', 'createInvestigation', 'createWatch'),
    how: 'any value',
    send: sendDefault({ outcome: 'none' }),
  },
  {
    status: 201,
    operations: '`POST /search/{id}/retry`',
    appliesTo: isRetry,
    how: 'the id of a search for `tw-recover-1`, or with another end, that has ended',
    send: async (caller, operation) => caller.ask(operation, { params: { id: await retryableSearch(caller) } }),
  },
  {
    status: 201,
    operations: '`POST /search/{id}/rerun`',
    appliesTo: only('rerunSearch'),
    how: 'the id of a search',
    send: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller) }),
  },
  {
    status: 202,
    operations: '`POST /search/delete`, `…/webhook/redeliver`',
    appliesTo: only('deleteSearches', 'redeliverWebhook'),
    how: 'the id of a search that has ended',
    send: async (caller, operation) => caller.ask(operation, { params: await endedSearch(caller, operation.id) }),
  },
  {
    status: 202,
    operations: '`POST /investigations/delete`, `POST /investigations/{id}/follow`, `…/webhook/redeliver`',
    appliesTo: only('deleteInvestigations', 'followInvestigation', 'redeliverInvestigationWebhook'),
    how: 'the id of an investigation that has finished',
    send: async (caller, operation) => caller.ask(operation, { params: await endedInvestigation(caller) }),
  },
  {
    status: 202,
    operations: '`POST /investigations/{id}/retry`',
    appliesTo: only('retryInvestigation'),
    how: 'the id of an investigation of `tw-recover-1`, or with another end, that has finished',
    send: async (caller, operation) => caller.ask(operation, { params: await retryableInvestigation(caller) }),
  },
  {
    status: 202,
    operations: '`POST /watches/{id}/webhook/redeliver`',
    appliesTo: only('redeliverWatchWebhook'),
    how: `\`${exampleIds.watch}\`, which has sent a webhook`,
    send: (caller, operation) => caller.ask(operation, { params: { id: exampleIds.watch } }),
  },
  {
    status: 202,
    operations: '`GET /tools/results/{id}`, `…/export`',
    appliesTo: only('getToolResult', 'exportToolResult'),
    how: 'the `savedResult` of `lookup` for `192.0.2.13`, before 7 seconds are over',
    send: (caller, operation) => keptResult(caller, operation, 'working'),
  },
  {
    status: 204,
    operations: '`GET /search/{id}/stream`, `GET /investigations/{id}/stream`',
    appliesTo: only('streamSearch', 'streamInvestigation'),
    how: 'a resume behind the last event of a search or an investigation that has ended',
    send: atTheEnd,
  },
  {
    status: 304,
    operations: 'Radar, `GET /modules`, `GET /account-checks` and images',
    appliesTo: hasStatus(304),
    how: '`If-None-Match` with the `ETag` of the answer before',
    send: async (caller, operation) => {
    const { headers } = await caller.ask(operation)
    return caller.ask(operation, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  },
  },
]

async function atTheEnd(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const params = await (onInvestigation(operation) ? endedInvestigation(caller) : endedSearch(caller))
  const events = await (await caller.ask(operation, { params })).text()
  const last = [...events.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? ''
  return caller.ask(operation, { params, headers: { 'last-event-id': last } })
}
