import { expect } from 'chai'
import { answersOf } from '../../../src/core/watches/facts.ts'
import type { SearchTask, TaskKind, TaskOutcome } from '../../../src/db/search-tasks.ts'
import { card, link } from '../../../src/sources/kit/card.ts'

const domain = { type: 'Domain Name', value: 'sam.example' } as const
const person = { type: 'Pseudonym', value: 'sam' } as const

function task(
  slug: string, results: object[], kind: TaskKind = 'module', status: TaskOutcome['status'] = 'success',
): SearchTask {
  const outcome = {
    status,
    cached: false,
    durationMs: 1,
    error: null,
    count: results.length,
    results,
  }
  return {
    kind,
    slug,
    name: slug,
    shard: 1,
    outcome,
  }
}
const cards = (rows: Parameters<typeof card>[0]) => [{ one_001: card(rows, {}) }]
const factsOf = async (...args: Parameters<typeof answersOf>) =>
  (await answersOf(...args)).map(({ facts }) =>
    facts && Object.fromEntries([...facts].map(([key, [value]]) => [key, value])))

describe('answersOf', () => {
  it('returns the facts of a registration in any order of its lines, and not the time of its last change', async () => {
    const lines = [['Registrar', 'Acme'], ['Status', 'b'], ['Status', 'a'], ['Last changed', '2026']] as const
    const [one, other] = await factsOf(domain, [
      task('rdap', cards(lines)), task('other', cards(lines.toReversed())),
    ])

    expect(one).to.deep.equal({ 'registration Registrar': 'Acme', 'registration Status': 'a, b' })
    expect(other).to.deep.equal(one)
  })

  it('returns no registration of another card with the same labels', async () => {
    const other = cards([['Status', '200'], ['Expires', '2027']])

    expect(await factsOf(domain, [task('archive', other)])).to.deep.equal([{}])
  })

  it('returns the names below the domain, and no others', async () => {
    expect(await factsOf(domain, [task('names', cards([['Names', 'www.sam.example, sam.example, www.else.example']]))]))
      .to.deep.equal([{ 'name www.sam.example': 'www.sam.example' }])
  })

  it('returns one account for its card and its check, and no counts', async () => {
    const page = 'https://github.com/Sam'
    const check = { module: { slug: 'github' }, status: 'registered', url: 'https://www.github.com/sam/', reason: null }
    const facts = await factsOf(person, [
      task('github', cards([['Profile', link(page)], ['Followers', 7]])), task('github', [check], 'account'),
    ])

    expect(facts.flatMap(one => Object.keys(one ?? {})))
      .to.deep.equal(['account github.com/sam', 'account github.com/sam'])
  })

  it('returns breaches with their year, and the number of leak records', async () => {
    const breaches = [{ name: 'Forum', breachDate: '2024-03-02', sources: [] }, { name: 'Forum', sources: [] }]

    expect(await factsOf(person, [
      task('breaches', breaches, 'breaches'),
      task('leak', [{}, {}], 'leak'),
    ])).to.deep.equal([{ 'breach Forum (2024)': 'Forum', 'breach Forum': 'Forum' }, { 'leak_records leak': '2' }])
  })

  it('returns no facts of a source that gave no answer', async () => {
    const unknown = { module: { slug: 'x' }, status: 'unknown', url: null, reason: { code: 'X', message: 'x' } }
    const silent = (['failed', 'timeout', 'skipped'] as const).map(status =>
      task(status, cards([['Profile', link('https://github.com/sam')]]), 'module', status))

    expect(await factsOf(person, [...silent, task('x', [unknown], 'account')]))
      .to.deep.equal([undefined, undefined, undefined, undefined])
  })
})
