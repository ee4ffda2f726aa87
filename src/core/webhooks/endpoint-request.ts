import type { components } from '../../../generated/api.ts'
import type { EndpointChanges } from '../../db/webhook-endpoints.ts'
import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { WebhookUrlFault } from './faults.ts'
import { endpointPlace } from './secret.ts'

type Header = components['schemas']['WebhookHeader']

/** The members of a request that have rules beyond its schema. */
export type GivenEndpoint = Draft<{ url: string, headers: Header[] }>

/**
 * Headers that the service or the connection sets. https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 (read
 * 2026-11-28)
 */
const reservedNames: ReadonlySet<string> = new Set([
  'accept', 'accept-encoding', 'connection', 'content-encoding', 'content-length', 'content-type', 'cookie', 'date',
  'expect', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'user-agent',
])
/** Beginnings of names that may not be set: of the signature, of the connection and of proxies. */
const reservedPrefixes = ['webhook-', 'x-webhook-', 'proxy-', 'sec-', 'x-forwarded-']

const isReserved = (name: string): boolean =>
  reservedNames.has(name) || reservedPrefixes.some(prefix => name.startsWith(prefix))

/** Returns the faults of the address and the headers of an endpoint. Parts that have other faults may be missing. */
export async function endpointFaults(
  { url, headers = [] }: GivenEndpoint, webhookUrlFault: WebhookUrlFault,
): Promise<Fault[]> {
  const message = url === undefined ? undefined : await webhookUrlFault(url)
  const names = headers.map(header => header?.name?.toLowerCase())
  return [
    ...message === undefined ? [] : [{ path: 'url', message }],
    ...names.flatMap((name, index): Fault[] => {
      if (name === undefined) return []
      const path = `headers.${index}.name`
      if (isReserved(name)) return [{ path, message: 'is a header that may not be set' }]
      return names.indexOf(name) === index ? [] : [{ path, message: 'occurs twice' }]
    }),
  ]
}

/** Returns custom headers as they are stored: the values sealed, the names readable. */
export function storedHeaders(
  sealer: Sealer, id: string, headers: readonly Header[],
): Pick<EndpointChanges, 'headers' | 'headerNames'> {
  const values = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  return {
    headerNames: headers.map(({ name }) => name),
    headers: headers.length === 0 ? null : sealer.seal(JSON.stringify(values), endpointPlace(id, 'headers')),
  }
}
