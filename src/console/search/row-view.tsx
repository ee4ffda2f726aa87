import { Logo } from '../ui/image.tsx'
import { safeUrl } from '../ui/link.tsx'
import { dayOf } from '../ui/time.tsx'
import { Avatar } from './avatar.tsx'
import { rowVerdicts } from './row-filter.ts'
import type { Evidence, SiteRow } from './site-rows.ts'

/** Marks of evidence, with what they mean. */
export const evidenceWords: Readonly<Record<Evidence, readonly [mark: string, meaning: string]>> = {
  proof: ['proof', 'a source has proof of it'],
  profile: ['profile', 'its public profile was read'],
  check: ['check', 'the site says that the account exists'],
  finding: ['finding', 'a source has a record of the value'],
}

interface RowViewProps {
  row: SiteRow
  homepage: string | undefined
  searchId: string | undefined
  isSelected: boolean
  isOpen: boolean
  select(): void
  open(): void
}

/** A row of a site: who is there, since when, and what that rests on. Its name opens the side panel. */
export function RowView({ row, homepage, searchId, isSelected, isOpen, select, open }: RowViewProps) {
  const { key, site, slug, url, verdict, photo, facts, since, evidence, account } = row
  const href = url === undefined ? undefined : safeUrl(url)
  return (
    <div role="listitem" class={`site-row ${isSelected ? 'selected' : ''} ${isOpen ? 'open' : ''}`} data-row={key}
      tabIndex={-1}
    >
      <input type="checkbox" aria-label={`Select ${site}`} checked={isSelected} onChange={select} />
      <Logo homepage={homepage} name={site} />
      <span class="name">
        <button type="button" class="pivot" aria-expanded={isOpen} onClick={open}>{site}</button>
        {href !== undefined && verdict === 'found' && (
          <a class="out" href={href} target="_blank" rel="noopener noreferrer nofollow"
            aria-label={`${href.replace(/^https?:\/\//, '')}, opens a new tab`}>↗</a>
        )}
      </span>
      <span class="about">
        {photo !== undefined && searchId !== undefined && <Avatar searchId={searchId} source={slug} url={photo} />}
        {verdict === 'found' ? facts.join(' · ') : account?.reason}
      </span>
      <span class="since">{since !== undefined && `since ${yearOf(since)}`}</span>
      <span class="marks">
        {verdict === 'found'
          ? evidence.map(kind => (
              <span class={`mark ${kind}`} key={kind} title={evidenceWords[kind][1]}>{evidenceWords[kind][0]}</span>
            ))
          : <span class={`verdict ${verdict}`}>{rowVerdicts[verdict]}</span>}
      </span>
    </div>
  )
}

const yearOf = (date: string): string => /^\d{4}/.exec(date)?.[0] ?? dayOf(date)
