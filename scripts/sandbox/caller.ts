import { randomUUID } from 'node:crypto'
import type { SandboxFacts } from '../../src/sandbox/start.ts'
import { termsVersion } from '../../src/core/access/plans.ts'
import { exampleIds } from '../../src/sandbox/examples.ts'
import { blockedValues, type SandboxName } from '../../src/sandbox/accounts.ts'
import { magicSystems } from '../../src/upstreams/magic-systems.ts'
import { magicValues, type Outcome } from '../../src/upstreams/outcomes.ts'
import { magicVins } from '../../src/upstreams/vpic.ts'
import { isEndless, operationsOf, responsesOf, textOf, type OpenApi } from '../generate/document.ts'

/** The properties of an operation that a caller needs. */
export interface SandboxOperation {
  service: 'api' | 'images'
  id: string
  method: string
  path: string
  feature: string
  /** Mark that the key must have; empty if it needs none. */
  mark: string
  /** Scope that the key must have; empty if the operation needs no key. */
  scope: string
  hasKey: boolean
  /** `true` if a successful answer is a stream without an end. */
  isEndless: boolean
  statuses: number[]
}

interface Sent {
  key?: SandboxName | null
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** Changes to the default request. `body` replaces the operation's default body. */
export interface More extends Sent {
  method?: string
  /** Query string, with the leading `?`. */
  query?: string
  outcome?: Outcome | 'forbidden'
  params?: Record<string, string>
}

export type Caller = ReturnType<typeof createCaller>

/** An id that does not exist. */
const unknownId = '00000000-0000-4000-8000-000000000000'
/** Id of a mark that does not exist. */
const unknownMark = 'AAAAAAAAAAAAAAAAAAAAAA'
/** Id of the module GitHub, the same on every server. */
const github = 'd9646b37-d70d-5ee5-9777-e642a69b5bcf'

/** Picture of every simulated account on GitLab. */
const gitlabAvatar = 'https://gitlab.com/uploads/-/system/user/avatar/4183321/avatar.png'

/** Events of a temporary search that has only begun. */
const exampleEvents = JSON.stringify({
  event: 'connected', data: { search_id: unknownId, timestamp: '2026-11-21T10:15:00.000Z' },
})

/** Response of a direct tool that found nothing. */
const exampleResponse = {
  tool: 'domain-intelligence',
  operation: 'subdomains',
  query: { domain: 'aurora.example' },
  data: { domain: 'aurora.example', count: 0, subdomains: [] },
  meta: { timestamp: '2026-11-21T10:15:00.000Z', sources: [] },
}

export function operationsFor(service: SandboxOperation['service'], document: OpenApi): SandboxOperation[] {
  return operationsOf(document).map(({ id, method, path, node }) => ({
    service,
    id,
    method,
    path,
    feature: textOf(node['x-plan-feature']),
    mark: textOf(node['x-key-mark']),
    scope: textOf(node['x-scope']),
    hasKey: service === 'api' && !(Array.isArray(node['security']) && node['security'].length === 0),
    isEndless: isEndless(node),
    statuses: responsesOf(document, node).map(([status]) => Number(status)),
  }))
}

/** Returns the body for an operation. Each field that accepts a magic value gets the magic value for the outcome. */
function bodyOf({ id, path }: SandboxOperation, outcome: Outcome | 'forbidden', search: string): object | undefined {
  const values = outcome === 'forbidden'
    ? blockedValues
    : { ...magicValues[outcome], vehicle: magicVins[outcome], system: magicSystems[outcome] }
  const query = { type: 'Pseudonym', value: values['Pseudonym'] }
  if (id === 'createSearch' || id === 'createTemporarySearch') return { query, cache: { mode: 'bypass' } }
  if (id === 'runModuleOnce') return { query, module_id: github, cache: { mode: 'bypass' } }
  if (id === 'createKey' || id === 'updateKey') return { label: `label ${values['Pseudonym']}` }
  if (id === 'rotateKey' || id === 'rotateWebhookEndpoint') return { overlap_seconds: 3_600 }
  if (id === 'claimDomain') return { domain: values['Domain Name'] }
  if (id === 'claimFreePlan') return { terms_version: termsVersion }
  if (id === 'createInvestigation') return { observables: [query], cache: { mode: 'bypass' } }
  if (id === 'signIn') return { code: exampleIds.signInCode }
  if (id === 'getSearchPicture') return { source: 'gitlab', url: gitlabAvatar }
  if (id === 'exportTemporarySearch') return { query, events: exampleEvents }
  if (id === 'exportToolResponse') return exampleResponse
  if (id === 'guessTypes') return { values: [query.value] }
  if (id === 'followInvestigation') return { observables: [query] }
  if (id === 'createWatch') return { observable: query, interval_hours: 24, reference: randomUUID() }
  if (id === 'updateWatch') return { interval_hours: 48 }
  if (id === 'findSearches') return query
  if (id === 'updateSearch' || id === 'updateInvestigation') return { note: `about ${query.value}` }
  if (id === 'setSearchMarks') return { marks: [{ finding: 'card:gitlab_001', mark: 'confirmed' }] }
  if (id === 'removeSearchMarks') return { ids: [unknownMark] }
  if (id === 'createWebhookEndpoint') {
    return { url: 'https://tw-success.example/', events: ['searchEnded'], description: `about ${query.value}` }
  }
  if (id === 'updateWebhookEndpoint') return { description: `about ${query.value}` }
  if (id === 'recoverWebhookDeliveries') return { since: '2026-11-21T08:00:00Z' }
  if (path.startsWith('/account/webhook')) return undefined
  if (id.startsWith('delete')) return { ids: [search] }
  const [, tool = '', operation = ''] = /^\/tools\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (operation === 'infos' || tool === 'results') return undefined
  if (tool === 'domain-intelligence') return { domain: values['Domain Name'] }
  if (operation === 'asn') return { asn: values.system }
  if (operation === 'network') return { network: `${values['IP Address']}/32` }
  if (tool === 'ip-intelligence') return { ip: values['IP Address'] }
  if (tool === 'vehicle-intelligence') return { vin: values.vehicle }
  if (operation === 'email') return { email: values['Email Address'] }
  return tool === '' ? undefined : { pseudonym: values['Pseudonym'] }
}

export function createCaller({ url, imagesUrl, keys }: SandboxFacts) {
  function request(
    method: string,
    address: string,
    { key = 'business', headers, body, signal }: Sent,
  ): Promise<Response> {
    return fetch(address, {
      method,
      headers: {
        ...key !== null && { authorization: `Bearer ${keys[key]}` },
        ...body !== undefined && { 'content-type': 'application/json' },
        ...headers,
      },
      ...body !== undefined && { body: JSON.stringify(body) },
      ...signal && { signal },
    })
  }

  return {
    imagesUrl,

    /** Sends a request to the API. */
    send: (method: string, path: string, sent: Sent = {}): Promise<Response> => request(method, `${url}${path}`, sent),

    /** Calls an operation with its default input. */
    ask(
      operation: SandboxOperation,
      { method = operation.method, query = '', outcome = 'success', params = {}, ...sent }: More = {},
    ): Promise<Response> {
      const given: Record<string, string> = {
        id: unknownId,
        other: params['id'] ?? unknownId,
        source: 'xposedornot',
        name: 'Adobe',
        tool: 'domain-intelligence',
        domain: 'aurora.example',
        file: 'fr',
        ...params,
      }
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? name)
      const { key = operation.hasKey ? 'business' : null, body = bodyOf(operation, outcome, given['id']!) } = sent
      return request(method, `${operation.service === 'api' ? url : imagesUrl}${path}${query}`, { ...sent, key, body })
    },
  }
}

export const only = (...ids: string[]) => (operation: SandboxOperation): boolean => ids.includes(operation.id)
export const isTool = ({ path, method }: SandboxOperation): boolean => path.startsWith('/tools/') && method === 'POST'
export const onKey = ({ path }: SandboxOperation): boolean => path.startsWith('/account/keys/{id}')
export const onEndpoint = ({ path }: SandboxOperation): boolean => path.startsWith('/account/webhooks/{id}')
export const onDomain = ({ path }: SandboxOperation): boolean => path.startsWith('/account/domains/{id}')
export const onDelivery = ({ path }: SandboxOperation): boolean => path.startsWith('/account/webhook-deliveries/{id}')
export const isRetry = only('retrySearch')
/** `true` if the operation starts a search from another one. */
export const startsFromSearch = only('retrySearch', 'rerunSearch')
export const startsSearch = (operation: SandboxOperation): boolean =>
  only('createSearch', 'createTemporarySearch', 'runModuleOnce')(operation) || startsFromSearch(operation)
