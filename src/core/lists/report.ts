import type { ListState } from '../../db/lists.ts'
import { faultOf } from './condition.ts'
import type { ListSource } from '../../sources/kit/list-source.ts'

export interface ListReport {
  slug: string
  name: string
  subject: ListSource['subject']
  state: 'off' | 'not used' | 'installed' | 'current' | 'overdue' | 'failed' | 'incomplete' | 'unavailable'
  /** Number of entries of the copy; `null` if the list was never downloaded. */
  entries: number | null
  /** Number of entries that could not be read; `null` if the list was never downloaded. */
  unread: number | null
  /** Number of entries that no search can ask for; `null` if the list was never downloaded. */
  leftOut: number | null
  /** Date that the publisher gives to the copy (ISO 8601, UTC); `null` if it gives none. */
  publishedAt: string | null
  /** Last time at which the publisher gave or confirmed the copy (ISO 8601, UTC). */
  fetchedAt: string | null
  /** Day of the data that the installation has, and that is used without a newer copy (`2026-06-17`). */
  installedOn: string | null
  /** Age of the copy, in seconds. */
  ageSeconds: number | null
  /** Reason of the state `failed`, `incomplete` or `unavailable`. */
  failure: string | null
  /** Terms of use in a few words, if any are known. */
  terms: string | null
  homepage: string
}

/** Describes a list and its copy for the operator. */
export function describeList(
  list: ListSource,
  copy: ListState | undefined,
  isEnabled: boolean,
  now: Date,
  installedOn: string | null = null,
): ListReport {
  const { slug, name, subject, terms, homepage, everyHours } = list
  const fetchedAt = copy?.fetchedAt ?? null
  const ageSeconds = fetchedAt === null ? null : Math.round((now.getTime() - Date.parse(fetchedAt)) / 1_000)
  const fault = copy && faultOf(list, copy)
  return {
    slug,
    name,
    subject,
    state: !isEnabled ? 'off' : fault ? fault.state
      : ageSeconds === null ? installedOn === null ? 'not used' : 'installed'
        : ageSeconds > everyHours * 3_600 ? 'overdue' : 'current',
    entries: fetchedAt === null ? null : copy!.entries,
    unread: fetchedAt === null ? null : copy!.unread,
    leftOut: fetchedAt === null ? null : copy!.leftOut,
    publishedAt: fetchedAt === null ? null : copy!.publishedAt,
    fetchedAt,
    installedOn,
    ageSeconds,
    failure: fault ? `${fault.reason} (${copy.failure?.code ?? 'UPSTREAM_CHANGED'})` : null,
    terms: terms?.text ?? null,
    homepage,
  }
}
