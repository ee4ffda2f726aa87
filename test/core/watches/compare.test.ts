import { expect } from 'chai'
import fc from 'fast-check'
import { readBaseline, writeBaseline } from '../../../src/core/watches/baseline.ts'
import { compare, type Baseline, type Comparison } from '../../../src/core/watches/compare.ts'
import type { KeptFact, SourceAnswer } from '../../../src/core/watches/facts.ts'
import type { Slices } from '../../../src/lib/slices.ts'

const source = (slug: string): SourceAnswer['source'] => ({ kind: 'module', slug, name: slug.toUpperCase() })
const answer = (slug: string, facts: Record<string, string> | undefined): SourceAnswer =>
  ({ source: source(slug), facts: facts && new Map(Object.entries(facts).map(([key, value]) => [key, [value, null]])) })
/** Does work at once. Returns its result and the number of times that it let other work go on. */
function drain<Result>(work: Slices<Result>): { result: Result, yields: number } {
  for (let yields = 0; ; yields++) {
    const { done, value } = work.next()
    if (done) return { result: value, yields }
  }
}

const compareAtOnce = (...inputs: Parameters<typeof compare>): Comparison => drain(compare(...inputs)).result

/** Compares runs one after the other. Returns the changes of each. */
function compareAll(...runs: SourceAnswer[][]) {
  let baseline: Baseline = {}
  return runs.map((answers, index) => {
    const compared = compareAtOnce(baseline, answers, `search-${index}`)
    baseline = compared.baseline
    return compared.changes.map(({ kind, subject, source }) => `${kind} ${subject} ${source!.slug}`)
  })
}

const keys = ['account a/1', 'account a/2', 'breach B', 'name x.example.com', 'registration Expires', 'leak_records l']
const factMap = fc.dictionary(fc.constantFrom(...keys), fc.constantFrom('old', 'new'), { noNullPrototype: true })
const answers = fc.uniqueArray(
  fc.record({ slug: fc.constantFrom('one', 'two', 'three'), facts: fc.option(factMap, { nil: undefined }) }),
  { selector: ({ slug }) => slug },
).map(list => list.map(({ slug, facts }) => answer(slug, facts)))
const history = fc.array(answers, { minLength: 1, maxLength: 5 })

describe('compare', () => {
  it('reports nothing for the first answer of a source', () => {
    expect(compareAll([answer('one', { 'account a/1': 'x' })], [
      answer('one', { 'account a/1': 'x' }), answer('two', { 'account a/2': 'y', 'breach B': 'B' }),
    ])).to.deep.equal([[], []])
  })

  it('reports an account that is new, and one that is gone', () => {
    expect(compareAll(
      [answer('one', {})],
      [answer('one', { 'account a/1': 'https://a.example/1' })],
      [answer('one', {})],
    )).to.deep.equal([[], ['new_account a/1 one'], ['gone_account a/1 one']])
  })

  it('compares with the last answer of a source that failed in between', () => {
    expect(compareAll(
      [answer('one', { 'account a/1': 'x' })],
      [answer('one', undefined)],
      [answer('one', { 'account a/1': 'x', 'account a/2': 'y' })],
    )).to.deep.equal([[], [], ['new_account a/2 one']])
  })

  it('reports an account as gone only after the last source that had it answers without it', () => {
    expect(compareAll(
      [answer('one', { 'account a/1': 'x' }), answer('two', { 'account a/1': 'x' })],
      [answer('one', {}), answer('two', undefined)],
      [answer('one', {}), answer('two', {})],
    )).to.deep.equal([[], [], ['gone_account a/1 two']])
  })

  it('reports an account that another source knew as neither new nor gone', () => {
    expect(compareAll(
      [answer('one', { 'account a/1': 'x' }), answer('two', {})],
      [answer('one', {}), answer('two', { 'account a/1': 'x' })],
    )).to.deep.equal([[], []])
  })

  it('reports names and breaches once, although a source lists some of them in turn', () => {
    const turn = (name: string) => [answer('one', { [`name ${name}`]: name, [`breach ${name}`]: name })]
    expect(compareAll(turn('a'), turn('b'), turn('a'), turn('b')).map(({ length }) => length))
      .to.deep.equal([0, 2, 0, 0])
  })

  it('reports a fact with another value with both values, once for all sources', () => {
    const at = (value: string) => ['one', 'two'].map(slug => answer(slug, { 'registration Expires': value }))
    const { baseline } = compareAtOnce({}, at('2026'), 'search-1')
    const { changes } = compareAtOnce(baseline, at('2027'), 'search-2')

    expect(changes).to.deep.equal([{
      kind: 'changed_registration',
      subject: 'Expires',
      before: { value: '2026', search_id: 'search-1', card: null },
      after: { value: '2027', search_id: 'search-2', card: null },
      source: source('one'),
    }])
  })

  it('lets other work go on while it compares thousands of facts', () => {
    const names = (run: number) => answer('one', Object.fromEntries(
      Array.from({ length: 9_000 }, (_, index) => [`name ${run}-${index}.example.com`, 'x'])))
    const { baseline } = compareAtOnce({}, [names(1)], 'search-1')
    const { result, yields } = drain(compare(baseline, [names(2)], 'search-2'))

    expect(result.changes).to.have.lengthOf(9_000)
    expect(yields).to.be.greaterThan(500) // a pause of the process is at most the time between two of them
  })

  it('reports nothing for a run that equals the one before', () => {
    fc.assert(fc.property(history, runs => {
      expect(compareAll(...runs, runs.at(-1)!).at(-1)).to.deep.equal([])
    }))
  })

  it('never reports a fact of a source that did not answer', () => {
    fc.assert(fc.property(history, runs => {
      const silent = runs.at(-1)!.map(one => ({ ...one, facts: undefined }))
      expect(compareAll(...runs, silent).at(-1)).to.deep.equal([])
    }))
  })

  it('never reports a fact as gone that a silent source reported before', () => {
    fc.assert(fc.property(history, answers, (runs, last) => {
      const before = new Map<string, ReadonlyMap<string, KeptFact>>()
      for (const { source: { slug }, facts } of runs.flat()) if (facts) before.set(slug, facts)
      const kept = new Set(last.flatMap(({ source: { slug }, facts }) =>
        facts ? [] : [...before.get(slug)?.keys() ?? []]))
      const asked = new Set(runs.slice(1).reduce((all, run) =>
        all.filter(slug => run.some(one => one.source.slug === slug)), runs[0]!.map(one => one.source.slug)))
      const sure = last.filter(({ source: { slug }, facts }) => !facts && asked.has(slug))
      const gone = compareAll(...runs, last).at(-1)!.filter(change => change.startsWith('gone_account'))
      if (sure.length < last.filter(({ facts }) => !facts).length) return // a source was forgotten in between
      for (const change of gone) expect(kept).to.not.include(`account ${change.split(' ')[1]!}`)
    }))
  })

  it('does not depend on the order of the sources', () => {
    fc.assert(fc.property(history, runs => {
      expect(compareAll(...runs.map(run => run.toReversed()))).to.deep.equal(compareAll(...runs))
    }))
  })
})

describe('writeBaseline', () => {
  it('returns what readBaseline reads, also with 20,000 facts of a source', async () => {
    const facts = new Map(Array.from({ length: 20_000 }, (_, index): [string, KeptFact] =>
      [`name ${index}.example.com`, [`${index}.example.com`, index % 2 === 0 ? null : 'card']]))
    const baseline: Baseline = {
      'module one': { ...source('one'), search: 'search-1', facts },
      'module two': { ...source('two'), search: 'search-2', facts: new Map() },
    }

    expect(await readBaseline(await writeBaseline(baseline))).to.deep.equal(baseline)
  })
})
