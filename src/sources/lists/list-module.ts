import { SourceFailure } from '../failures.ts'
import { card, date, link } from '../kit/card.ts'
import { moduleHead } from '../kit/row.ts'
import { notPublic } from '../kit/scope.ts'
import type { Card, Module } from '../kit/source.ts'
import { isPublicSuffix, type Match } from '../kit/entry-key.ts'
import { noteLabels, urlLabel, type ListSource } from '../kit/list-source.ts'
import { unreadText, type ListAnswer } from '../kit/lists.ts'

/** Maximum number of cards. A value is usually in one range, and in a few nested ones. */
const maxCards = 10
const yearMs = 365 * 24 * 3_600_000

/** Values that no list names: reserved for documentation, and the address of Bitcoin's first block. */
const notListed = {
  'IP Address': { 4: '192.0.2.254', 6: '2001:db8::ffff' },
  'Domain Name': 'example.com',
  'Email Address': 'someone@example.com',
  'Cryptocurrency': '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
}

/** Creates the module of a list. */
export function listModule(list: ListSource): Module {
  const { subject, category, version, meaning, found } = list
  const missing = notListed[subject]
  return {
    ...moduleHead({ ...list, description: meaning }),
    category,
    types: [subject],
    kind: 'list',
    deadlineMs: 30_000,
    cacheMs: 0, // the copy is here already, and a cached answer would outlive it
    examples: {
      found: found === undefined ? [] : [found],
      notFound: [typeof missing === 'string' ? missing : missing[version ?? 4]],
    },
    skipReason(query) {
      const reason = notPublic(query)
      if (reason !== undefined || version === undefined) return reason
      return query.value.includes(':') === (version === 6) ? undefined : `The list has only IPv${version} addresses`
    },
    async* run({ value }, { lists, signal, now }) {
      if (!lists) throw new Error('this call has no lists')
      const answer = await lists.find(list, value, signal)
      const unread = unreadText(list, answer)
      if (answer.matches.length === 0 && unread !== undefined) {
        throw new SourceFailure('UPSTREAM_CHANGED', `${unread}; none of the others is about the value`)
      }
      const cards = answer.matches.slice(0, maxCards).map(match => cardOf(list, answer, match, now))
      yield* withFurtherEntries(cards, answer.matches.length - cards.length)
    },
  }
}

function cardOf(list: ListSource, answer: ListAnswer, { entry, notes }: Match, now: Date): Card {
  const { fetchedAt, publishedAt, entries, unread, failure } = answer
  const warnings = [list.warning, isOfManyOwners(list, entry) ? ofManyOwners : undefined]
    .filter(text => text !== undefined)
  const noted = noteLabels(list)
    .flatMap((label, at) => notes[at] ? [[label, notes[at]] as const] : [])
    .filter(([label, note]) => label !== urlLabel || note.includes('://')) // a list of names has URLs among them
  const isUrl = noted.some(([label]) => label === urlLabel)
  const ofNote = list.meaningsBy?.of[new Map(noted).get(list.meaningsBy.note) ?? '']
  const meaning = ofNote ?? (isUrl ? list.urlMeaning : undefined) ?? list.meaning
  return card([
    ['List', list.name, 'list'],
    ['Meaning', meaning, 'meaning'],
    ['Entry', entry, 'entry'],
    // a listed URL is no link, because its page may be harmful
    ...noted.map(([label, note]) => [label, label === urlLabel ? note : link(note)] as const),
    ...warnings.map(warning => ['Warning', warning, 'warning'] as const),
    ['List as of', date(publishedAt), 'published_at'],
    ['Age of the list', isOld(publishedAt, now) ? 'its publisher has not changed it for more than a year' : undefined],
    ['Downloaded', date(fetchedAt), 'fetched_at'],
    ['Last download', failure && `failed, so this copy is older: ${failure}`],
    ['Entries of the list', entries, 'entries'],
    ['Unread entries', unreadText(list, answer)],
    ['Publisher', link(list.homepage)],
    ['Terms', list.terms?.text],
  ], {
    list: list.name,
    meaning,
    entry,
    notes: Object.fromEntries(noted),
    ...warnings.length > 0 && { warning: warnings.join('. ') },
    published_at: publishedAt,
    fetched_at: fetchedAt,
    entries,
    unread,
  })
}

const ofManyOwners = 'Names below this one belong to many owners, and the entry says nothing about them'

const isOfManyOwners = ({ subject, coversCustomers }: ListSource, entry: string): boolean =>
  subject === 'Domain Name' && !coversCustomers && isPublicSuffix(entry.replace(/^\*?\./, ''))

const isOld = (publishedAt: string | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - Date.parse(publishedAt) > yearMs

/** Adds to the last card how many entries about the value have no card. */
function withFurtherEntries(cards: Card[], count: number): Card[] {
  const last = cards.at(-1)
  if (count === 0 || !last) return cards
  const { items: [further] } = card([['Further entries', count]], {})
  return [...cards.slice(0, -1), { ...last, items: [...last.items, further!] }]
}
