import { expect } from 'chai'
import { toEntry } from '../../../src/sources/leaks/entry.ts'
import { leakSources } from '../../../src/sources/leaks/index.ts'
import { fields, templates } from '../../../src/sources/leaks/vocabulary.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { magicKeys } from '../../../src/upstreams/keys.ts'
import { outcomes } from '../../../src/upstreams/outcomes.ts'
import type { Outcome } from '../../../src/upstreams/outcomes.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { all, answering, contextOf, failureCodes, magicValue } from '../../support/remote-source.ts'
import { simulate } from '../../support/simulated.ts'
import type { Simulated } from '../../support/simulated.ts'
import { until } from '../../../scripts/support/until.ts'

const sourceOf = (code: string) => leakSources.find(source => source.code === code)!

describe('leak sources', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const run = (code: string, type: QueryType, value: string, key: string | undefined = 'a-key') =>
    all(() => sourceOf(code).records({ type, value }, contextOf(world, key)))

  for (const [code, origin, body, count] of [
    ['dehashed', 'https://api.dehashed.com', { total: 12_000, entries: [{ email: ['sam@example.com'], database_name: 'Shop' }] }, 1],
    ['leakcheck', 'https://leakcheck.io', {
      success: true,
      found: 4_000,
      result: Array.from({ length: 1_000 }, () => ({ email: 'sam@example.com', source: { name: 'Shop' } })),
    }, 3_000],
  ] as const) {
    it(`report that ${code} has more records than it gives`, async () => {
      await using asked = await answering(origin, { body })
      const query = { type: 'Email Address', value: 'sam@example.com' } as const

      const { found, failure, message } = await all(() => sourceOf(code).records(query, contextOf(asked, 'a-key')))

      expect([found.length, failure, message])
        .to.eql([count, 'UPSTREAM_TOO_LARGE', 'the source has more records than it gives'])
    })
  }

  it('have unique codes and names', () => {
    const codes = leakSources.map(source => source.code)

    expect(new Set(codes).size).to.equal(codes.length)
    expect(new Set(leakSources.map(source => source.name)).size).to.equal(codes.length)
    for (const code of codes) expect(code).to.match(/^[a-z\d_-]{1,64}$/)
  })

  for (const source of leakSources) {
    describe(source.code, () => {
      it('has all facts for the catalogue', () => {
        expect(source.description).to.not.be.empty
        expect(new URL(source.homepage).protocol).to.equal('https:')
        expect(templates).to.include(source.template)
        expect(fields).to.include.members([...new Set(Object.values(source.mapping))])
        expect(source.examples.found, 'examples.found').to.not.be.empty
        expect(source.examples.notFound, 'examples.notFound').to.not.be.empty
        expect(source.deadlineMs).to.be.within(1, 30_000)
      })

      for (const type of source.types) describe(type, () => asked(type))

      if (source.requiresKey) {
        const [type] = source.types as [QueryType]

        it('reports an invalid, a used-up and a missing key', async () => {
          const value = magicValue('success', type)

          expect(await run(source.code, type, value, magicKeys.bad)).to.include({ failure: 'UPSTREAM_BLOCKED' })
          expect(await run(source.code, type, value, magicKeys.spent)).to.include({ failure: 'UPSTREAM_RATE_LIMITED' })
          expect(await all(() => source.records({ type, value }, contextOf(world, undefined))))
            .to.deep.include({ failure: 'UPSTREAM_BLOCKED', message: 'no key is configured for this source' })
        })
      }
    })

    function asked(type: QueryType): void {
      it('finds records that can be displayed', async () => {
        const { found, failure } = await run(source.code, type, magicValue('success', type))

        expect(failure).to.equal(undefined)
        expect(found).to.not.be.empty
        found.forEach((record, index) => {
          for (const naming of ['standard', 'source'] as const) {
            for (const secrets of [true, false]) {
              const { key, items } = toEntry(record, { source, recordNumber: index + 1, naming, secrets })

              expect(key).to.equal(`${source.code}_${String(index + 1).padStart(3, '0')}`)
              expect(items).to.not.be.empty
              for (const { label, value } of items) {
                expect(label).to.match(/^\S/)
                expect(value).to.match(/./).and.not.match(/\bundefined\b|\bNaN\b|\[object /)
              }
            }
          }
        })
      })

      it('returns nothing if there is no record', async () => {
        const before = world.requestCount

        expect(await run(source.code, type, magicValue('none', type))).to.eql({ found: [] })
        expect(world.requestCount).to.equal(before + 1)
      })

      it('waits for a slow response', async () => {
        expect((await run(source.code, type, magicValue('slow', type))).found).to.not.be.empty
      })

      for (const outcome of outcomes) {
        const code = failureCodes[outcome]
        if (code) it(`says ${code} where the outcome is ${outcome}`, () => says(outcome, code))
      }

      async function says(outcome: Outcome, code: string): Promise<void> {
        const value = magicValue(outcome, type)

        const ran = await run(source.code, type, value)

        expect(ran).to.deep.include({ found: [], failure: code })
        expect(ran.message).to.not.include(value)
      }

      it('stops when it is aborted', async () => {
        const stop = new AbortController()
        const before = world.requestCount

        const running = all(() => source.records(
          { type, value: magicValue('hang', type) }, { ...world.context(stop.signal), key: 'a-key' },
        )).catch((thrown: unknown) => thrown)
        await until(() => world.requestCount > before)
        stop.abort(new Error('stopped'))

        expect(await running).to.have.property('message', 'stopped')
      })
    }
  }
})

describe('leak source', () => {
  const at = async (code: string, origin: string, answer: UpstreamAnswer, type: QueryType = 'Email Address') => {
    await using world = await answering(origin, answer)
    return await all(() => sourceOf(code).records({ type, value: 'sam@example.com' }, contextOf(world, 'a-key')))
  }

  it('recognises a used-up quota that comes with status 200', async () => {
    const told = [
      await at('leakcheck-public', 'https://leakcheck.io', { body: { success: false, error: 'Limit reached' } }),
      await at('leakcheck', 'https://leakcheck.io', { body: { success: false, error: 'Too many requests' } }),
      await at('xposedornot', 'https://api.xposedornot.com', { body: { Error: 'Rate limit exceeded' } }),
      await at('dehashed', 'https://api.dehashed.com', { body: { error: 'Insufficient credits' } }),
    ]

    for (const { found, failure } of told) {
      expect({ found, failure }).to.eql({ found: [], failure: 'UPSTREAM_RATE_LIMITED' })
    }
  })

  it('recognises "not found" that comes with status 200', async () => {
    const told = [
      await at('leakcheck', 'https://leakcheck.io', { body: { success: false, error: 'Not found' } }),
      await at('xposedornot', 'https://api.xposedornot.com', { body: { Error: 'Not found', email: null } }),
      await at('xposedornot', 'https://api.xposedornot.com', { body: { ExposedBreaches: null, PasteMetrics: null } }),
      await at('dehashed', 'https://api.dehashed.com', { body: { balance: 1, entries: [], took: '1ms', total: 0 } }),
    ]

    for (const ran of told) expect(ran).to.eql({ found: [] })
  })

  it('does not repeat the text of an error', async () => {
    const ran = await at('leakcheck', 'https://leakcheck.io', {
      status: 400,
      body: { success: false, error: 'Invalid email sam@example.com' },
    })

    expect(ran).to.eql({ found: [], failure: 'UPSTREAM_ERROR', message: 'the source rejected the request' })
  })

  it('LeakCheck reads further pages while they are full, up to the limit of the API', async () => {
    const row = { email: 'sam@example.com', source: { name: 'Example Forum', breach_date: '2024-03' } }
    const page = (count: number) => ({
      body: { success: true, found: count, quota: 1, result: Array.from({ length: count }, () => row) },
    })
    await using three = await answering('https://leakcheck.io', page(1_000), page(1_000), page(1_000), page(1_000))
    await using two = await answering('https://leakcheck.io', page(1_000), page(3))
    const records = (world: Simulated) =>
      all(() => sourceOf('leakcheck').records({ type: 'Domain Name', value: 'example.com' }, contextOf(world, 'a-key')))

    const [many, few] = await Promise.all([records(three), records(two)])

    expect([many.found.length, few.found.length]).to.eql([3_000, 1_003])
    expect(three.requestedUrls.map(({ searchParams }) => searchParams.get('offset'))).to.eql(['0', '1000', '2000'])
    expect(two.requestedUrls).to.have.length(2)
  })

  it('LeakCheck sends no request for a name that is too short', async () => {
    await using world = await answering('https://leakcheck.io', { body: { success: true, result: [] } })

    for (const code of ['leakcheck', 'leakcheck-public']) {
      expect(await all(() => sourceOf(code).records({ type: 'Pseudonym', value: 'ab' }, contextOf(world, 'a-key')))).to
        .eql({ found: [] })
    }

    expect(world.requestCount).to.equal(0)
  })

  it('DeHashed drops records of longer names, and escapes the name', async () => {
    await using world = await simulate()
    const value = 'a "b" \\ c: d*'

    const { found } = await all(() =>
      sourceOf('dehashed').records({ type: 'Pseudonym', value }, contextOf(world, 'a-key'))
    )

    expect(found.map(record => record.username)).to.eql([[value], [value]])
  })

  it('DeHashed counts duplicates as records of the source, and returns them once', async () => {
    const entry = (id: string, password: string) =>
      ({ id, email: ['sam@example.com'], password: [password], database_name: 'Shop' })
    const entries = [entry('1', 'a'), entry('2', 'b'), Object.fromEntries(Object.entries(entry('3', 'a')).reverse())]
    await using world = await answering('https://api.dehashed.com', { body: { total: 3, entries } })
    const query = { type: 'Email Address', value: 'sam@example.com' } as const

    const { client, ...context } = contextOf(world, 'a-key')
    const bodies: unknown[] = []
    const send: typeof client.send = (request, signal) => {
      bodies.push(JSON.parse(String(request.body)))
      return client.send(request, signal)
    }

    const ran = await all(() => sourceOf('dehashed').records(query, { ...context, client: { send } }))

    expect(ran).to.eql({
      found: ['a', 'b'].map(one => ({ email: [query.value], password: [one], database_name: 'Shop' })),
    })
    expect(bodies).to.have.length(1)
    expect(bodies[0]).to.include({ de_dupe: false, page: 1, size: 10_000 })
  })

  it('Hudson Rock returns nothing for a domain without infected computers', async () => {
    const ran = await at('hudson-rock', 'https://cavalier.hudsonrock.com', {
      body: { total: 0, totalStealers: 36_631_606, employees: 0, users: 0 },
    }, 'Domain Name')

    expect(ran).to.eql({ found: [] })
  })

  it('Hudson Rock fails with UPSTREAM_CHANGED if a domain gets the response for an account', async () => {
    const ran = await at(
      'hudson-rock',
      'https://cavalier.hudsonrock.com',
      { body: { message: 'none', stealers: [] } },
      'Domain Name',
    )

    expect(ran.failure).to.equal('UPSTREAM_CHANGED')
  })
})
