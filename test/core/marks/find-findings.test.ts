import { expect } from 'chai'
import fc from 'fast-check'
import { findFindings, type MarkedTask } from '../../../src/core/marks/find-findings.ts'
import { leakFindingId } from '../../../src/core/marks/finding-id.ts'
import type { Marks } from '../../../src/core/marks/marks.ts'
import { noInterest, withoutMarked } from '../../../src/core/marks/without-marked.ts'
import { atOnce } from '../../../src/lib/slices.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { amount } from '../../support/amount.ts'

const query = { type: 'Pseudonym', value: 'sam' } as const
const page = 'https://one.example.org/Sam'
const found = (tasks: readonly MarkedTask[]) => atOnce(findFindings(query, tasks, []))

/** A task with numbered cards, as runs store them. */
const cards = (slug: string, ...all: ReadonlyArray<Parameters<typeof card>[0]>): MarkedTask => ({
  kind: 'module',
  slug,
  name: slug,
  outcome: { results: all.map((lines, index) => ({ [`${slug}_00${index + 1}`]: card(lines, {}) })) },
})
const check = (slug: string, url: string | null, status = 'registered'): MarkedTask => ({
  kind: 'account',
  slug,
  name: slug,
  outcome: { results: [{ module: { slug, name: slug }, status, url, reason: null }] },
})

describe('findFindings', () => {
  it('gives the cards and checks of one account one id, in any spelling of the page', () => {
    const ids = found([
      cards('one', [['Bio', 'a'], ['Profile', link(page)]]), cards('other', [['Profile', link(page.toLowerCase())]]),
      check('site', page), check('second', 'https://two.example.org/sam'),
    ]).map(({ id }) => id)

    expect(new Set(ids.slice(0, 3))).to.have.lengthOf(1)
    expect(ids[3]).to.not.equal(ids[0])
  })

  it('names checks without a page by their site, and no check that found nothing', () => {
    expect(found([check('one', null), check('two', null, 'not_registered'), check('three', 'no address')])
      .map(({ kind, name }) => [kind, name])).to.deep.equal([['check', 'account:one'], ['check', 'account:three']])
  })

  it('knows a card without a page by its source and its first words, not by times, numbers or its place', () => {
    const first = found([cards('list', [['Seen', '2026-01-01'], ['List', 'Alpha'], ['Hits', '3']], [['List', 'Beta']])])
    const later = found([cards('list', [['List', 'beta']], [['Seen', '2026-02-02'], ['List', 'Alpha'], ['Hits', '4']])])
    const other = found([cards('elsewhere', [['List', 'Alpha']])])

    expect(later.map(({ id }) => id)).to.deep.equal([first[1]!.id, first[0]!.id])
    expect(other[0]!.id).to.not.equal(first[0]!.id)
  })

  it('gives cards of one source with the same words different ids', () => {
    expect(new Set(found([cards('list', [['List', 'Alpha']], [['List', 'Alpha']])]).map(({ id }) => id)))
      .to.have.lengthOf(2)
  })

  it('gives records with the same values one id, whatever their order and labels', () => {
    const values = fc.array(fc.string(), { minLength: 1, maxLength: 5 })
    fc.assert(fc.property(values, all => {
      const items = all.map(value => ({ value }))
      const other = all.toReversed().map(value => ({ value: value.toUpperCase().toLowerCase(), label: 'x' }))
      const folded = all.map(value => ({ value: value.toUpperCase().toLowerCase() }))
      expect(leakFindingId('a', folded)).to.equal(leakFindingId('a', other))
      expect(leakFindingId('a', items)).to.not.equal(leakFindingId('b', items))
    }), { numRuns: amount(200) })
  })
})

describe('withoutMarked', () => {
  it('leaves out exactly the cards and checks with these marks', () => {
    const tasks = [
      cards('one', [['List', 'Alpha']], [['List', 'Beta']], [['List', 'Gamma']]),
      check('two', null), check('three', page), cards('four'),
    ]
    const all = found(tasks)
    const mark = fc.constantFrom('confirmed', 'wrong', 'ignored', undefined)
    fc.assert(fc.property(fc.array(mark, { minLength: all.length, maxLength: all.length }), given => {
      const marks: Marks = new Map(all.flatMap(({ id }, index) => given[index] ? [[id, given[index]]] : []))
      const kept = atOnce(withoutMarked(query, tasks, marks, noInterest))
      expect(kept.map(({ slug }) => slug)).to.deep.equal(tasks.map(({ slug }) => slug))
      expect(found(kept).map(({ name }) => name)).to.deep.equal(all.flatMap(({ name }, index) =>
        given[index] === 'wrong' || given[index] === 'ignored' ? [] : [name]))
    }), { numRuns: amount(200) })
  })

  it('returns the tasks as they are without such marks', () => {
    const tasks = [check('two', null)]

    expect(atOnce(withoutMarked(query, tasks, new Map([['x', 'confirmed']]), noInterest))).to.equal(tasks)
  })
})
