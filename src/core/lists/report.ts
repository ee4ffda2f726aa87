import type { ListState } from '../../db/lists.ts'
import type { ListSource } from '../../sources/kit/list-source.ts'

export interface ListReport {
  slug: string
  name: string
  subject: ListSource['subject']
  state: 'off' | 'not used' | 'installed' | 'current' | 'overdue' | 'failed'
  /** Number of entries of the copy; `null` if the list was never downloaded. */
  entries: number | null
  /** Last time at which the publisher gave or confirmed the copy (ISO 8601, UTC). */
  fetchedAt: string | null
  /** Day of the data that the installation has, and that is used without a newer copy (`2026-06-17`). */
  installedOn: string | null
  /** Age of the copy, in seconds. */
  ageSeconds: number | null
  /** Reason of the last failure, if it is newer than the copy. */
  failure: string | null
  /** Terms of use in a few words, if any are known. */
  terms: string | null
  homepage: string
}

/** Describes a list and its copy for the operator. */
export function describeList(
  { slug, name, subject, terms, homepage, everyHours }: ListSource,
  copy: ListState | undefined,
  isEnabled: boolean,
  now: Date,
  installedOn: string | null = null,
): ListReport {
  const fetchedAt = copy?.fetchedAt ?? null
  const ageSeconds = fetchedAt === null ? null : Math.round((now.getTime() - Date.parse(fetchedAt)) / 1_000)
  const failure = copy?.failure ? `${copy.failure.message} (${copy.failure.code})` : null
  return {
    slug,
    name,
    subject,
    state: !isEnabled ? 'off' : failure !== null ? 'failed'
      : ageSeconds === null ? installedOn === null ? 'not used' : 'installed'
        : ageSeconds > everyHours * 3_600 ? 'overdue' : 'current',
    entries: fetchedAt === null ? null : copy!.entries,
    fetchedAt,
    installedOn,
    ageSeconds,
    failure,
    terms: terms?.text ?? null,
    homepage,
  }
}
