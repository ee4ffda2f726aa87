import { card, date, link } from '../kit/card.ts'
import { isZeroDate } from '../kit/iso-time.ts'
import type { Client, Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import type { Card, Query, QueryType } from '../kit/source.ts'

export const providerSlugs = ['provider_one', 'provider_two'] as const
export type ProviderSlug = (typeof providerSlugs)[number]

/**
 * Versions of the conversion from a provider's response to cards. A released version is never removed, because results
 * of old searches refer to it.
 */
export const mappingVersions = ['1'] as const
export type MappingVersion = (typeof mappingVersions)[number]

export interface ProviderContext {
  /** Client that already applies the deadline, the abort signal and the egress rules. */
  client: Pick<Client, 'send'>
  /** The caller's own key. */
  apiKey: string
  /** Base URL of the provider, without a trailing slash. */
  baseUrl: string
  now: Date
  signal: AbortSignal
}

/** An external service that is called with the caller's own key. */
export interface Provider {
  slug: ProviderSlug
  name: string
  types: readonly QueryType[]
  deadlineMs: number
  mappingVersion: MappingVersion
  /**
   * Returns the cards and, as `raw`, the JSON response. Throws a `SourceFailure`, whose message contains neither the
   * key nor the searched value.
   */
  run(query: Query, context: ProviderContext): Promise<{ cards: Card[], raw: unknown }>
}

/** Names that the APIs of providers use for the types of observables. */
export const providerTypes: Record<QueryType, string> = {
  'Pseudonym': 'username',
  'Email Address': 'email',
  'Domain Name': 'domain',
  'Cryptocurrency': 'wallet',
  'IP Address': 'ip',
}

/**
 * Statuses that report a problem with the key. They are passed to `fetchResponse` as `readable`. It then returns the
 * response instead of throwing, so that `checkKey` can check the status.
 */
export const keyStatuses = [401, 402] as const

/** Throws a `SourceFailure` if the status reports an invalid key or a used-up quota. */
export function checkKey({ status }: Response): void {
  if (status === 401) throw new SourceFailure('UPSTREAM_KEY_REFUSED', 'the provider rejects this key')
  if (status === 402) throw new SourceFailure('UPSTREAM_QUOTA', 'the key is used up at the provider')
}

const dateName = /(?:_at|_on|date|timestamp)$/i

/**
 * Creates a card from an object. Each property with a plain value becomes a row, labelled with its name. Nested values
 * appear only in the raw part.
 */
export function plainCard(title: string, data: Record<string, unknown>): Card {
  const rows = Object.entries(data).flatMap(([field, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
    const isDate = dateName.test(field) && typeof value !== 'boolean'
    if (isDate && isZeroDate(value)) return []
    const when = isDate ? date(value) : undefined
    return [[labelOf(field), when?.value === undefined ? link(String(value)) : when, field] as const]
  })
  return card([['Source', title], ...rows], { source: title, ...data })
}

/** `last_seen` → `Last seen` */
function labelOf(field: string): string {
  const words = field.replaceAll(/[_-]+/g, ' ').trim() || field
  return words.charAt(0).toUpperCase() + words.slice(1)
}
