import { expect } from 'chai'
import { dangersOf, harmless, judges, kindOfSource } from '../../src/outcomes/danger.ts'
import { modules } from '../../src/sources/modules.ts'

const none = { cards: [], breaches: [], leaks: [] }
const card = (slug: string, tags: string[], ...items: { label: string, value: string }[]) =>
  ({ slug, name: slug, tags, items })

describe('the dangers among what a search found', () => {
  it('puts the worst first, each kind once', () => {
    const dangers = dangersOf({
      cards: [
        card('list-one', ['block-list']), card('threat-one', ['threat', 'list']), card('threat-two', ['threat']),
        card('threat-one', ['threat']), card('ofac', ['sanctions', 'us']), card('github', ['coding']),
      ],
      breaches: [
        { name: 'ExampleForum', title: 'Example Forum', breachDate: '2024-03', severity: 'critical' },
        { name: 'Shop', breachDate: '2019', dataClasses: ['Email addresses', 'Passwords'] },
        { name: 'Hints', dataClasses: ['Password hints'] },
        { name: 'Log', breachDate: '2026-03-02', isStealerLog: true, severity: 'critical' },
      ],
      leaks: [{ name: 'Hudson Rock', isStealer: true }, { name: 'A forum', isStealer: false }],
    })

    expect(dangers.map(({ kind, names, latest, tab }) => [kind, names, latest, tab])).to.deep.equal([
      ['sanctions', ['ofac'], undefined, 'accounts'],
      ['stealer', ['Hudson Rock', 'Log'], '2026-03-02', 'leaks'],
      ['breach', ['Example Forum'], '2024-03', 'breaches'],
      ['threat', ['threat-one', 'threat-two'], undefined, 'accounts'],
      ['passwords', ['Shop'], '2019', 'breaches'],
      ['list', ['list-one'], undefined, 'accounts'],
    ])
  })

  it('reads vulnerabilities from the lines of any card', () => {
    const [danger] = dangersOf({
      ...none,
      cards: [card('internetdb', [], { label: 'Vulnerability', value: 'CVE-2021-23017' },
        { label: 'Vulnerability', value: 'cve-2014-0160' }, { label: 'About', value: 'CVE-2020-1234' })],
    })

    expect(danger?.names).to.deep.equal(['CVE-2021-23017', 'CVE-2014-0160'])
  })

  it('takes the word of a source that judges every value it knows', () => {
    const judged = (value: string) =>
      dangersOf({ ...none, cards: [card('greynoise', ['threat'], { label: 'Classification', value })] })

    expect(judged('benign')).to.deep.equal([])
    expect(judged('malicious')).to.have.length(1)
  })

  it('shows no danger for a white list, an ordinary profile and a Tor exit', () => {
    const cards = [card('dnsbl-list-dnswl-org', ['block-list', 'mail']), card('github', ['coding']),
      card('dnsbl-torexit', ['block-list', 'network', 'anonymity'])]

    expect(dangersOf({ ...none, cards })).to.deep.equal([])
  })

  it('has a kind for each source of a dangerous topic, unless the source is named as harmless', () => {
    const topics = ['sanctions', 'threat', 'block-list']
    const unclassed = modules.filter(({ slug, tags }) =>
      tags.some(tag => topics.includes(tag)) && !tags.includes('network') && !harmless.has(slug) &&
      kindOfSource({ slug, tags }) === undefined)

    expect(unclassed.map(({ slug }) => slug)).to.deep.equal([])
  })

  it('has a line for each source that judges values, and names no source that is gone', () => {
    const bySlug = new Map(modules.map(module => [module.slug, module]))
    const named = [...harmless, ...judges.keys()]
    const judging = modules.filter(({ slug, tags }) =>
      tags.includes('threat') && tags.includes('reputation') && !slug.startsWith('goplus-') && !judges.has(slug))

    expect(named.filter(slug => !bySlug.has(slug))).to.deep.equal([])
    expect(judging.map(({ slug }) => slug), 'goplus has a card only with a warning').to.deep.equal([])
  })
})
