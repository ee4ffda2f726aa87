import type { Observable } from '../model/client.ts'
import { cardsOf } from './counts.ts'
import { pictureOf } from './picture-of.ts'
import { sourceOfCard, type Account, type Item, type Live, type LiveCard } from './live.ts'

/** Marks of evidence of a row, the strongest first. */
export const evidenceKinds = ['proof', 'profile', 'check', 'finding'] as const
export type Evidence = (typeof evidenceKinds)[number]

export type Verdict = 'found' | 'not_registered' | 'unknown' | 'not_asked'

/** Knowledge of a search about one site: its account check and its cards, or one finding. */
export interface SiteRow {
  /** Unique among the rows of a search. */
  key: string
  kind: 'account' | 'finding'
  slug: string
  site: string
  verdict: Verdict
  account: Account | undefined
  cards: readonly LiveCard[]
  evidence: readonly Evidence[]
  /** Page of the account or of the finding. */
  url: string | undefined
  /** Address of a picture of the account. */
  photo: string | undefined
  /** Name, place and other short facts. */
  facts: readonly string[]
  /** Earliest date that the row states of itself, as its source writes it. */
  since: string | undefined
  /** Text in which filters search, in small letters. */
  text: string
  /** Topic of the source. Empty if it is not known. */
  group: string
}

/** Facts about sources that are no part of the events. */
export interface RowContext {
  /** First tag of a source, which is a topic. */
  groupOf(slug: string): string
  /** Sources that have proof of what they say of the searched value. */
  proven: ReadonlySet<string>
}

/** Rows as they were, by key: a row whose facts are the same stays the same object, so that it is not drawn again. */
export type RowBook = Map<string, SiteRow>

/**
 * Returns the rows of a search: its accounts, then its findings, each group in the order of arrival. Computed cards
 * have no row. The rows that were found are as many as `accounts` and `findings` of the counts.
 */
export function rowsOf(live: Live, context: RowContext, book: RowBook): SiteRow[] {
  const { findings, profiles } = cardsOf(live)
  const cardsBySlug = Map.groupBy(profiles, ({ source }) => source)
  const accounts = live.accounts.map(account =>
    kept(book, `account ${account.slug}`, account, cardsBySlug.get(account.slug) ?? none, context,
      () => ({ site: account.site, slug: account.slug })))
  const others = findings.map(card =>
    kept(book, `card ${card.key}`, undefined, [card], context,
      () => ({ site: sourceOfCard(live, card)?.name ?? card.source, slug: card.source })))
  return [...accounts, ...others]
}

const none: readonly LiveCard[] = []

function kept(
  book: RowBook, key: string, account: Account | undefined, cards: readonly LiveCard[], context: RowContext,
  nameOf: () => { site: string, slug: string },
): SiteRow {
  const { site, slug } = nameOf()
  const isProven = context.proven.has(slug)
  const group = context.groupOf(slug)
  const last = book.get(key)
  if (last && last.account === account && last.site === site && last.group === group &&
    last.cards.length === cards.length && last.evidence.includes('proof') === isProven) return last
  const row = createRow({
    key,
    site,
    slug,
    account,
    cards,
    isProven,
    group,
  })
  book.set(key, row)
  return row
}

function createRow({ key, site, slug, account, cards, isProven, group }: {
  key: string
  site: string
  slug: string
  account: Account | undefined
  cards: readonly LiveCard[]
  isProven: boolean
  group: string
}): SiteRow {
  const items = cards.flatMap(card => card.items)
  const verdict = account === undefined || account.status === 'registered' ? 'found' : account.status
  const facts = factsOf(items, account !== undefined)
  return {
    key,
    kind: account === undefined ? 'finding' : 'account',
    slug,
    site,
    verdict,
    account,
    cards,
    evidence: evidenceOf(account, cards, isProven),
    url: account?.url ?? linkOf(items),
    photo: pictureOf(items),
    facts,
    since: sinceOf(items),
    text: [site, account?.url ?? '', ...items.map(({ value }) => value)].join('\n').toLowerCase(),
    group,
  }
}

function evidenceOf(account: Account | undefined, cards: readonly LiveCard[], isProven: boolean): Evidence[] {
  if (account !== undefined && account.status !== 'registered') return []
  return [
    ...isProven ? ['proof' as const] : [],
    ...account === undefined ? ['finding' as const] : cards.length > 0 ? ['profile' as const] : [],
    ...account === undefined ? [] : ['check' as const],
  ]
}

const firstValue = (items: readonly Item[], label: RegExp): string | undefined =>
  items.find(item => label.test(item.label) && item.value !== '')?.value

const linkOf = (items: readonly Item[]): string | undefined =>
  (items.find(({ islink, label }) => islink && /^(profile|page|account)$/i.test(label)) ??
    items.find(({ islink, label }) => islink && !/^(avatar|photo|picture)$/i.test(label)))?.value

/** Most facts of a line. */
const few = 3

/** Returns short facts: of an account its name and place, of another finding its first lines. */
function factsOf(items: readonly Item[], isAccount: boolean): string[] {
  const name = firstValue(items, /^(full |display |real )?name$/i)
  const handle = firstValue(items, /^(user ?name|login|handle|nickname|account|alias)$/i)
  const place = firstValue(items, /^(location|place|city|country)$/i)
  const known = [name, handle, place].flatMap(value => value ?? [])
  if (known.length > 0 || isAccount) return known.slice(0, few)
  return items.filter(({ islink, isdate }) => !islink && !isdate).slice(0, few)
    .map(({ label, value }) => `${label}: ${value.length > 60 ? `${value.slice(0, 60)}…` : value}`)
}

const sinceOf = (items: readonly Item[]): string | undefined =>
  items.filter(({ isdate, label }) => isdate && /^(created|joined|registered|member since|since|first)/i.test(label))
    .map(({ value }) => value).sort()[0]

/** Returns the sources that have proof of an observable, by slug. */
export function provenOf(observables: readonly Observable[]): Set<string> {
  const proven = new Set<string>()
  for (const { relation, cards } of observables) {
    if (relation !== 'same_account' && relation !== 'linked_account' && relation !== 'profile') continue
    for (const { basis, slug } of cards) if (basis === 'verified') proven.add(slug)
  }
  return proven
}
