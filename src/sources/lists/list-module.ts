import { card, date, link } from '../kit/card.ts'
import { moduleHead } from '../kit/row.ts'
import { notPublic } from '../kit/scope.ts'
import type { Card, Module } from '../kit/source.ts'
import type { Match } from '../kit/entry-key.ts'
import { noteLabels, type ListSource } from '../kit/list-source.ts'
import type { ListAnswer } from '../kit/lists.ts'

/** Maximum number of cards. A value is usually in one range, and in a few nested ones. */
const maxCards = 10

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
    async* run({ value }, { lists, signal }) {
      if (!lists) throw new Error('this call has no lists')
      const answer = await lists.find(list, value, signal)
      yield* answer.matches.slice(0, maxCards).map(match => cardOf(list, answer, match))
    },
  }
}

function cardOf(list: ListSource, { fetchedAt, entries }: ListAnswer, { entry, notes }: Match): Card {
  const noted = noteLabels(list).flatMap((label, at) => notes[at] ? [[label, notes[at]] as const] : [])
  return card([
    ['List', list.name, 'list'],
    ['Meaning', list.meaning, 'meaning'],
    ['Entry', entry, 'entry'],
    // a listed URL is no link, because its page may be harmful
    ...noted.map(([label, note]) => [label, label === 'URL' ? note : link(note)] as const),
    ['List as of', date(fetchedAt), 'fetched_at'],
    ['Entries of the list', entries, 'entries'],
    ['Publisher', link(list.homepage)],
    ['Terms', list.terms?.text],
  ], {
    list: list.name,
    meaning: list.meaning,
    entry,
    notes: Object.fromEntries(noted),
    fetched_at: fetchedAt,
    entries,
  })
}
