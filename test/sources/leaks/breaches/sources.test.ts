import { expect } from 'chai'
import { partialDate } from '../../../../src/sources/leaks/breaches/dates.ts'
import { breachSources } from '../../../../src/sources/leaks/breaches/index.ts'
import { localBreaches } from '../../../../src/sources/leaks/breaches/local.ts'
import type { LeakSource } from '../../../../src/sources/leaks/leak-source.ts'
import type { QueryType } from '../../../../src/sources/kit/source.ts'
import { magicKeys } from '../../../../src/upstreams/keys.ts'
import { outcomes } from '../../../../src/upstreams/outcomes.ts'
import { all, answering, contextOf, failureCodes, magicValue } from '../../../support/remote-source.ts'
import { simulate } from '../../../support/simulated.ts'
import type { Simulated } from '../../../support/simulated.ts'

const sourceOf = (slug: string) => breachSources.find(source => source.slug === slug)!

describe('breach sources', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const run = (slug: string, type: QueryType, value: string, key: string | undefined = 'a-key') =>
    all(() => sourceOf(slug).breaches({ type, value }, contextOf(world, key)))

  it('have unique slugs', () => {
    const slugs = breachSources.map(source => source.slug)

    expect(new Set(slugs).size).to.equal(slugs.length)
    for (const slug of slugs) expect(slug).to.match(/^[a-z\d]+(-[a-z\d]+)*$/)
  })

  for (const source of breachSources) {
    for (const type of source.types) {
      describe(`${source.slug}, ${type}`, () => {
        it('finds breaches', async () => {
          const { found, failure } = await run(source.slug, type, magicValue('success', type))

          expect(failure).to.equal(undefined)
          expect(found).to.not.be.empty
          for (const { name, breachDate, dataClasses } of found) {
            expect(name).to.be.a('string').that.is.not.empty
            expect(dataClasses).to.be.an('array')
            if (breachDate !== undefined) expect(partialDate(breachDate)).to.equal(breachDate)
          }
        })

        it('returns nothing if there is no breach', async () => {
          const before = world.requestCount

          expect(await run(source.slug, type, magicValue('none', type))).to.eql({ found: [] })
          expect(world.requestCount).to.equal(before + 1)
        })

        for (const outcome of outcomes) {
          const code = failureCodes[outcome]
          if (code) {
            it(`fails with ${code} for the simulated outcome ${outcome}`, async () => {
              expect(await run(source.slug, type, magicValue(outcome, type))).to.deep.include({
                found: [],
                failure: code,
              })
            })
          }
        }
      })
    }

    if (source.requiresKey) {
      it(`${source.slug} reports an invalid, a used-up and a missing key`, async () => {
        const [type] = source.types as [QueryType]
        const value = magicValue('success', type)

        expect(await run(source.slug, type, value, magicKeys.bad)).to.include({ failure: 'UPSTREAM_BLOCKED' })
        expect(await run(source.slug, type, value, magicKeys.spent)).to.include({ failure: 'UPSTREAM_RATE_LIMITED' })
        expect(await all(() => source.breaches({ type, value }, contextOf(world, undefined)))).to.include({
          failure: 'UPSTREAM_BLOCKED',
        })
      })
    }
  }

  it('return the details that each source has', async () => {
    const email = magicValue('success', 'Email Address')

    const [pwned, xposed, leaked] = await Promise.all(
      ['haveibeenpwned', 'xposedornot', 'leakcheck'].map(async slug => (await run(slug, 'Email Address', email)).found),
    )

    expect(pwned?.[0]).to.eql({
      name: 'ExampleForum',
      title: 'Example Forum',
      domain: 'exampleforum.com',
      breachDate: '2024-03-02',
      dataClasses: ['Email addresses', 'Passwords', 'Usernames'],
      pwnCount: 183421,
      isSensitive: false,
      isVerified: true,
      isStealerLog: false,
    })
    expect(xposed?.[0]).to.eql({
      name: 'ExampleForum',
      domain: 'exampleforum.com',
      breachDate: '2024',
      dataClasses: ['Usernames', 'Email addresses', 'Passwords'],
      pwnCount: 183421,
      isVerified: true,
    })
    expect(leaked?.map(({ name, breachDate, isStealerLog }) => [name, breachDate, isStealerLog])).to.eql([
      ['ExampleForum.com', '2024-03', undefined],
      ['Example Shop', '2019-07-01', undefined],
      ['Stealer Logs', undefined, true],
    ])
    expect(leaked?.[0]?.dataClasses).to.eql(['Email addresses', 'Names', 'Passwords'])
  })

  it('retry after a short Retry-After of Have I Been Pwned', async () => {
    await using soon = await answering('https://haveibeenpwned.com',
      { status: 429, headers: { 'retry-after': '0' }, body: { statusCode: 429 } }, { body: [] })

    const ran = await all(() =>
      sourceOf('haveibeenpwned').breaches({ type: 'Email Address', value: 'sam@example.com' }, contextOf(soon, 'a-key'))
    )

    expect(ran).to.eql({ found: [] })
    expect(soon.requestCount).to.equal(2)
  })
})

describe('local breaches', () => {
  const read: number[] = []
  const leak: LeakSource = {
    code: 'forum_2024',
    name: 'Forum',
    description: 'Imported',
    homepage: null,
    types: ['Email Address'],
    template: 'credentials',
    mapping: {},
    requiresKey: false,
    deadlineMs: 1_000,
    async *records({ value }) {
      if (value === 'nobody@example.com') return
      for (let number = 1; number <= 3; number++) {
        read.push(number)
        yield await Promise.resolve({ email: value })
      }
    },
  }

  it('report their breach once and stop reading', async () => {
    await using world = await simulate()
    const source = localBreaches(leak, 'ExampleForum')
    const run = (value: string) => all(() => source.breaches({ type: 'Email Address', value }, world.context()))

    const [some, none] = [await run('sam@example.com'), await run('nobody@example.com')]

    expect([some, none]).to.eql([{ found: [{ name: 'ExampleForum' }] }, { found: [] }])
    expect(read).to.eql([1])
    expect(source).to.deep.include({ slug: 'forum_2024', name: 'Forum', types: ['Email Address'] })
  })
})
