import { expect } from 'chai'
import fc from 'fast-check'
import { replies } from '../../../../generated/api-replies.js'
import type { FoundBreach } from '../../../../src/sources/leaks/breaches/breach-source.ts'
import { breachSources } from '../../../../src/sources/leaks/breaches/index.ts'
import { foldedNames } from '../../../../src/sources/leaks/breaches/breach-name.ts'
import { mergeBreaches, toNamed } from '../../../../src/sources/leaks/breaches/merge.ts'
import type { BreachedAccount, RadarFacts } from '../../../../src/sources/leaks/breaches/merge.ts'
import { all, contextOf, magicValue } from '../../../support/remote-source.ts'
import { simulate } from '../../../support/simulated.ts'

type Found = Array<[source: string, breaches: FoundBreach[]]>

const radarOf = (...records: RadarFacts[]) => ([form]: readonly string[]) =>
  records.find(({ name = '' }) => foldedNames(name)[0] === form)
const merge = (
  found: Iterable<readonly [source: string, breaches: readonly FoundBreach[]]>,
  options?: Parameters<typeof mergeBreaches>[1],
) => mergeBreaches([...found].map(([source, breaches]) => [source, breaches.map(toNamed)]), options)
const namesOf = (...names: string[]) =>
  merge(names.map((name, index) => [`source-${index}`, [{ name }]])).map(({ name }) => name)
const yearsOf = (...dates: Array<string | undefined>) =>
  merge(dates.map((breachDate, index) => [`source-${index}`, [{ name: 'Linked In', breachDate }]]))
    .map(({ breachDate, sources }) => [breachDate, sources.length])

function expectDeclared(results: readonly BreachedAccount[]): void {
  const validate = replies.streamSearch?.['200']?.['text/event-stream']
  const data = {
    search_id: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
    event: 'ready',
    resultCount: results.length,
    results,
    timestamp: '2026-01-02T03:04:05.000Z',
  }
  expect(validate?.({ id: '1', event: 'breached_accounts', data }), JSON.stringify(validate?.errors)).to.equal(true)
}

describe('mergeBreaches', () => {
  it('merges breaches whose names differ only in spelling', () => {
    expect(namesOf('LinkedIn', 'linkedin.com', 'Linked In', 'LINKED-IN', 'linked in.co.uk')).to.eql(['LinkedIn'])
    expect(namesOf('Lastfm', 'Last.fm')).to.eql(['Lastfm'])
    expect(namesOf('ExploitIn', 'Exploit.In')).to.eql(['ExploitIn'])
  })

  it('keeps breaches with other names apart', () => {
    expect(namesOf('Collection #1', 'Collection #2', 'Collection1')).to.have.members(['Collection #1', 'Collection #2'])
    expect(namesOf('LinkedIn', 'LinkedInScrape')).to.have.length(2)
    expect(namesOf('Twitter', 'Twitter (200M)')).to.have.length(2)
    expect(namesOf('###', '!!!', '中国', '中國')).to.have.length(4)
  })

  it('keeps breaches of different years apart', () => {
    expect(yearsOf('2012-05-05', '2012', '2012-05')).to.eql([['2012-05-05', 3]])
    expect(yearsOf('2012-05-05', '2021-04')).to.eql([['2021-04', 1], ['2012-05-05', 1]])
    expect(yearsOf('2012-05-05', undefined, undefined)).to.eql([['2012-05-05', 3]])
    expect(yearsOf('2012', '2021', undefined, undefined)).to.eql([['2021', 1], ['2012', 1], [undefined, 2]])
    expect(yearsOf(undefined, 'soon', '0000-00-00')).to.eql([[undefined, 3]])
  })

  it('merges breaches with different names but the same title', () => {
    const merged = merge([
      ['haveibeenpwned', [{ name: 'Collection1', title: 'Collection #1' }]], ['leakcheck', [{ name: 'collection 1' }]],
    ])

    expect(merged).to.eql([{ name: 'Collection1', title: 'Collection #1', sources: ['haveibeenpwned', 'leakcheck'] }])
  })

  it('takes each field from the source with the highest precedence', () => {
    const merged = merge([
      ['leakcheck', [{
        name: 'exampleforum.com',
        breachDate: '2024-03-01',
        dataClasses: ['passwords', 'Names'],
        isStealerLog: true,
      }]],
      ['xposedornot', [{
        name: 'ExampleForum',
        breachDate: '2024',
        domain: 'forum.example',
        pwnCount: 5,
        isVerified: true,
      }]],
      ['haveibeenpwned', [{
        name: 'Exampleforum',
        title: 'Example Forum',
        domain: '',
        breachDate: '2024-03',
        dataClasses: ['Passwords'],
        isVerified: false,
      }]],
    ])

    expect(merged).to.eql([{
      name: 'Exampleforum',
      title: 'Example Forum',
      domain: 'forum.example',
      breachDate: '2024-03-01',
      dataClasses: ['Passwords', 'Names'],
      isStealerLog: true,
      isVerified: true,
      pwnCount: 5,
      sources: ['haveibeenpwned', 'xposedornot', 'leakcheck'],
    }])
  })

  it('prefers the name of an imported leak', () => {
    const merged = merge([['haveibeenpwned', [{ name: 'exampleforum' }]], ['forum_2024', [{
      name: 'ExampleForum',
    }]]])

    expect(merged).to.eql([{ name: 'ExampleForum', sources: ['forum_2024', 'haveibeenpwned'] }])
  })

  it('prefers the facts of Radar', () => {
    const radar = radarOf({
      name: 'ExampleForum',
      title: 'Example Forum',
      domain: '',
      breachDate: '2024-03-02',
      dataClasses: ['Passwords'],
      severity: 'critical',
      isStealerLog: false,
      isSensitive: false,
      pwnCount: 7,
    })

    const merged = merge([
      ['leakcheck', [{ name: 'exampleforum.com', domain: 'forum.example', isStealerLog: true }]],
      ['xposedornot', [{ name: 'ExampleForum', pwnCount: 5, isVerified: true, dataClasses: ['Names'] }]],
    ], { radar })

    expect(merged).to.eql([{
      name: 'ExampleForum',
      title: 'Example Forum',
      domain: 'forum.example',
      breachDate: '2024-03-02',
      dataClasses: ['Passwords'],
      severity: 'critical',
      isStealerLog: false,
      isVerified: true,
      pwnCount: 7,
      sources: ['xposedornot', 'leakcheck'],
    }])
  })

  it('ignores a Radar record of another year', () => {
    const radar = radarOf({ name: 'ExampleForum', breachDate: '2012-01-01', severity: 'low', dataClasses: ['Names'] })

    const merged = merge([['haveibeenpwned', [{ name: 'ExampleForum', breachDate: '2024-03-02' }]]], { radar })

    expect(merged).to.eql([{ name: 'ExampleForum', breachDate: '2024-03-02', sources: ['haveibeenpwned'] }])
  })

  it('leaves sensitive breaches out by default', () => {
    const found: Found = [
      ['haveibeenpwned', [{ name: 'ExampleClinic', breachDate: '2022-08-01', isSensitive: true }, {
        name: 'ExampleForum',
        isSensitive: false,
      }]],
      ['leakcheck', [{ name: 'exampleclinic.com', breachDate: '2022-08' }, {
        name: 'Example Clinic',
        breachDate: '2015',
      }, { name: 'ExampleBank' }]],
    ]
    const radar = radarOf({ name: 'ExampleBank', isSensitive: true })

    expect(merge(found, { radar }).map(({ name }) => name)).to.eql(['ExampleForum'])
    expect(merge(found, { radar, sensitive: true }).map(({ name }) => name))
      .to.eql(['ExampleClinic', 'Example Clinic', 'ExampleBank', 'ExampleForum'])
  })

  it('returns breaches of the simulated providers that match the schema', async () => {
    await using world = await simulate()
    const query = { type: 'Email Address' as const, value: magicValue('success', 'Email Address') }
    const found = await Promise.all(breachSources.map(async source =>
      [source.slug, (await all(() => source.breaches(query, contextOf(world, 'a-key')))).found] as const))

    const merged = merge(found)

    expect(merged.map(({ name, sources }) => [name, sources])).to.eql([
      ['ExampleForum', ['haveibeenpwned', 'xposedornot', 'leakcheck']], ['ExampleBank', ['xposedornot']],
      ['Example Shop', ['leakcheck']], ['Stealer Logs', ['leakcheck']],
    ])
    expectDeclared(merged)
  })

  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
  const name = fc.oneof(
    fc.constantFrom(
      'LinkedIn',
      'linkedin.com',
      'Linked In',
      'linkedin.de',
      'Collection #1',
      'Collection #2',
      'Last.fm',
      'Lastfm',
      '#',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(text => text.trim() !== ''),
  )
  const breach: fc.Arbitrary<FoundBreach> = fc.record({
    name,
    title: maybe(name),
    domain: maybe(fc.constantFrom('', 'linkedin.com', 'last.fm')),
    breachDate: maybe(fc.constantFrom('2012', '2012-05', '2012-05-05', '2012-05-06', '2021-01', 'soon', '')),
    dataClasses: maybe(fc.array(fc.constantFrom('Passwords', 'passwords', 'Names'), { maxLength: 3 })),
    pwnCount: maybe(fc.integer({ min: 0, max: 9 })),
    isSensitive: maybe(fc.boolean()),
    isVerified: maybe(fc.boolean()),
    isStealerLog: maybe(fc.boolean()),
  })
  const slug = fc.constantFrom('haveibeenpwned', 'xposedornot', 'leakcheck', 'forum_2024', 'other-leak')
  const found = fc.uniqueArray(fc.tuple(slug, fc.array(breach, { maxLength: 6 })), {
    selector: ([source]) => source,
    maxLength: 5,
  })
  const radar = fc.array(
    fc.record({
      name,
      title: fc.constantFrom('', 'A title'),
      breachDate: fc.constantFrom('2012-05-05', '2021-02-03', ''),
      severity: fc.constantFrom('low' as const, 'high' as const),
      isSensitive: fc.boolean(),
    }),
    { maxLength: 3 },
  )

  it('returns the same result for any order of findings', () => {
    const shuffled = found.chain(one =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray(one, { minLength: one.length }).chain(sources =>
          fc.tuple(...sources.map(([source, breaches]) =>
            fc.tuple(fc.constant(source), fc.shuffledSubarray(breaches, { minLength: breaches.length }))
          ))
        ),
      )
    )

    fc.assert(fc.property(shuffled, radar, fc.boolean(), ([one, other], records, sensitive) => {
      const options = { radar: radarOf(...records), sensitive }

      expect(merge(other, options)).to.eql(merge(one, options))
    }), { numRuns: 500 })
  })

  it('loses no source, repeats no breach, and matches the schema for any findings', () => {
    fc.assert(fc.property(found, radar, (sources, records) => {
      const merged = merge(sources, { radar: radarOf(...records), sensitive: true })

      expect([...new Set(merged.flatMap(one => one.sources))])
        .to.have.members(sources.filter(([, breaches]) => breaches.length > 0).map(([source]) => source))
      const keys = merged.map(one => `${one.name.toLowerCase()} ${one.breachDate?.slice(0, 4)}`)
      expect(new Set(keys).size).to.equal(keys.length)
      expectDeclared(merged)
    }), { numRuns: 300 })
  })

  it('adds nothing when one source repeats a breach', () => {
    fc.assert(fc.property(found, sources => {
      const twice: Found = sources.map(([source, breaches]) => [source, [...breaches, ...breaches]])

      expect(merge(twice, { sensitive: true })).to.eql(merge(sources, { sensitive: true }))
    }))
  })
})
