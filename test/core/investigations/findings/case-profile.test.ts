import { expect } from 'chai'
import { mergeCase } from '../../../../src/core/investigations/findings/case-profile.ts'
import { accountFindingId } from '../../../../src/core/marks/finding-id.ts'
import type { Marks, MarkValue } from '../../../../src/core/marks/marks.ts'
import { factsOf, type ObservedTask } from '../../../../src/core/observables/facts.ts'
import { createReader } from '../../../../src/core/observables/read-fact.ts'
import { describePerson } from '../../../../src/core/profile/persons.ts'
import { inSlices } from '../../../../src/lib/slices.ts'
import { card, link } from '../../../../src/sources/kit/card.ts'
import type { Query } from '../../../../src/sources/kit/source.ts'

const reader = createReader()

type Marked = Record<string, MarkValue>

/** Merges the cards of searches. Each card has the page of an account, and further lines. Marks are by account. */
async function merge(
  searches: ReadonlyArray<readonly [
    Query, ReadonlyArray<readonly [string, ...Array<readonly [string, string]>]>, Marked?,
  ]>,
) {
  const read = []
  const found = []
  const marksOf = new Map<string, Marks>()
  for (const [index, [query, cards, marked = {}]] of searches.entries()) {
    const results = cards.map(([url, ...lines], at) =>
      ({ [`one_00${at + 1}`]: card([['Profile', link(url)], ...lines], {}) }))
    const task: ObservedTask = { kind: 'module', slug: 'one', name: 'One', outcome: { results } }
    read.push(await inSlices(factsOf(query, task, { keepsRepeated: true, reader, searchId: `search-${index}` })))
    const search = { id: `search-${index}`, status: 'finished' as const }
    marksOf.set(search.id, new Map(Object.entries(marked).map(([id, mark]) => [accountFindingId(id), mark])))
    found.push({ position: index, query, asked: query, search })
  }
  return mergeCase({ read, marksOf, searches: found })
}

const pseudonym = (value: string): Query => ({ type: 'Pseudonym', value })
const address = (value: string): Query => ({ type: 'Email Address', value })

describe('the merged picture of an investigation', () => {
  it('has an account that two searches found once, with the cards of both', async () => {
    const { groups, queryOf } = await merge([
      [pseudonym('sam'), [['https://github.com/team']]],
      [pseudonym('kim'), [['https://github.com/team']]],
    ])

    const person = await describePerson(queryOf, groups[0]!)

    expect(groups).to.have.length(1)
    expect(person.accounts.map(({ id }) => id)).to.deep.equal(['github.com/team'])
    expect(person.accounts[0]!.cards.map(one => [one.search_id, one.card])).to.deep
      .equal([['search-0', 'one_001'], ['search-1', 'one_001']])
  })

  it('ties accounts by a searched address only if its own search found both', async () => {
    const { groups, queryOf } = await merge([
      [address('sam@sam.example'), [['https://github.com/sam'], ['https://keybase.io/sam']]],
      [address('kim@kim.example'), [['https://gitlab.com/kim']]],
    ])

    const persons = []
    for (const group of groups) persons.push(await describePerson(queryOf, group))
    const claims = persons.flatMap(({ claims: sure, possible }) => [...sure, ...possible])

    expect(claims.length).to.be.above(0)
    for (const { accounts } of claims) expect(accounts).not.to.include('gitlab.com/kim')
  })

  it('joins no accounts because each is confirmed for the value of its own search', async () => {
    const { groups } = await merge([
      [pseudonym('alice'), [['https://github.com/alice']], { 'github.com/alice': 'confirmed' }],
      [pseudonym('bob'), [['https://gitlab.com/bob']], { 'gitlab.com/bob': 'confirmed' }],
    ])

    expect(groups.map(({ accounts }) => accounts.map(({ id, mark }) => [id, mark]))).to.have.deep.members([
      [['github.com/alice', 'confirmed']], [['gitlab.com/bob', 'confirmed']],
    ])
  })

  it('joins the accounts that are confirmed in one search', async () => {
    const both = { 'github.com/alice': 'confirmed', 'gitlab.com/al': 'confirmed' } as const
    const { groups } = await merge([
      [pseudonym('alice'), [['https://github.com/alice'], ['https://gitlab.com/al']], both],
      [pseudonym('al'), [['https://github.com/alice'], ['https://gitlab.com/al']], both],
    ])

    expect(groups.map(({ accounts }) => accounts.length)).to.deep.equal([2])
    expect(groups[0]!.claims.map(({ confidence }) => confidence)).to.deep.equal([99])
  })

  it('joins no account that one search confirmed and another one only found', async () => {
    const { groups } = await merge([
      [pseudonym('alice'), [['https://github.com/alice']], { 'github.com/alice': 'confirmed' }],
      [pseudonym('bob'), [['https://github.com/alice'], ['https://gitlab.com/bob']], { 'gitlab.com/bob': 'confirmed' }],
    ])

    expect(groups.map(({ accounts }) => accounts.length)).to.deep.equal([1, 1])
  })

  it('gives no account the mark of a search that did not find it', async () => {
    const { groups } = await merge([
      [pseudonym('alice'), [['https://github.com/alice']], { 'gitlab.com/bob': 'wrong' }],
      [pseudonym('bob'), [['https://gitlab.com/bob']]],
    ])

    const marks = groups.flatMap(({ accounts }) => accounts.map(({ id, mark }) => [id, mark]))
    expect(marks).to.deep.include(['gitlab.com/bob', undefined])
  })

  it('joins no accounts because each has the name that its own search was for', async () => {
    const { groups, queryOf } = await merge([
      [pseudonym('samexample'), [['https://github.com/a', ['Name', 'Sam Example']]]],
      [pseudonym('kim'), [['https://keybase.io/b', ['Name', 'Sam Example']]]],
    ])

    const persons = []
    for (const group of groups) persons.push(await describePerson(queryOf, group))

    expect(persons.map(({ accounts }) => accounts.length)).to.deep.equal([1, 1])
  })

  it('states the searched value of one search if another one found it', async () => {
    const { groups, queryOf } = await merge([
      [pseudonym('sam'), [['https://github.com/sam', ['Twitter', 'kim']]]],
      [pseudonym('kim'), [['https://github.com/kim', ['Twitter', 'kim']]]],
    ])

    const stated = new Map<string, string[]>()
    for (const group of groups) {
      const { accounts: [first], observables } = await describePerson(queryOf, group)
      stated.set(first!.id, observables.filter(({ type }) => type === 'Pseudonym').map(({ value }) => value))
    }

    expect(stated.get('github.com/sam')).to.deep.equal(['kim'])
    expect(stated.get('github.com/kim')).to.deep.equal([])
  })
})
