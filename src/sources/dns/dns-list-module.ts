import { card, link } from '../kit/card.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { moduleHead, slugOfHost } from '../kit/row.ts'
import { notPublic } from '../kit/scope.ts'
import type { Module } from '../kit/source.ts'
import { askList, reasonOf } from './ask-list.ts'
import { listName, testOf, typesOf, unsupported, type DnsList } from './dns-list.ts'

/** Creates the module of a list. Its card has the meaning of each code, and the text that the list publishes. */
export function dnsListModule(list: DnsList): Module {
  const { zone, name, homepage, lists } = list
  const test = testOf(list)
  return {
    ...moduleHead({ ...list, slug: `dnsbl-${slugOfHost(zone)}`, description: lists }, ['block-list']),
    category: 'reputation',
    types: typesOf(list),
    kind: 'dns',
    deadlineMs: 10_000,
    cacheMs: 1_800_000,
    examples: { found: [test.listed ?? test.example], notFound: [test.clean] },
    skipReason: query => notPublic(query) ?? unsupported(list, query.value),
    async* run({ value }, context) {
      const listing = await askList(list, value, context)
      if (!listing) return
      const { codes, meanings, failure: unknownCode } = listing
      const { answers, unanswered, failure } = await askEach(['the reason'], () => reasonOf(list, value, context))
      const reason = answers.get('the reason')
      yield* incomplete([card([
        ['List', name, 'zone'],
        ...meanings.map(meaning => ['Meaning', meaning, 'meanings'] as const),
        ...codes.map(code => ['Code', code, 'codes'] as const),
        ['Reason', reason, 'reason'],
        ['About the list', link(homepage)],
      ], {
        zone,
        name: listName(list, value),
        codes,
        meanings,
        reason: reason ?? null,
      })], unanswered)
      const first = unknownCode ?? failure
      if (first) throw first // the card with the codes stays
    },
  }
}
