import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import fc from 'fast-check'
import type { AccountCheck, CheckedType } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { cratesIo } from '../../../src/sources/registered/sites/crates-io.ts'
import { isWeak, type Proof } from '../../../src/sources/registered/proof.ts'
import { canProve } from '../../../src/sources/registered/refusals.ts'
import { upstreams } from '../../../src/upstreams/index.ts'
import { magicSpellings, outcomes } from '../../../src/upstreams/outcomes.ts'
import type { Outcome } from '../../../src/upstreams/outcomes.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { answering, expectUnknown } from '../../support/account-checks.ts'
import { failureCodes } from '../../support/remote-source.ts'
import { simulate } from '../../support/simulated.ts'
import type { Simulated } from '../../support/simulated.ts'

/** Each outcome has a magic value with several spellings. Returns the first spelling that the site accepts. */
const magic = ({ accepts }: AccountCheck, type: CheckedType, outcome: Outcome): string =>
  magicSpellings[outcome][type].find(value => accepts?.pattern.test(value) !== false) ?? ''

/** `true` if the site hides some accounts: no answer then proves that an account does not exist. */
const hides = ({ errors = [] }: AccountCheck): boolean => errors.some(({ code }) => code === 'NO_PUBLIC_PROFILE')

describe('account checks', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())
  const all = new Set(accountChecks.map(({ slug }) => slug))
  const check = (one: AccountCheck, type: CheckedType, value: string, signal?: AbortSignal) =>
    checkAccount(one, { type, value }, { ...world.context(signal), probes: all })

  it('have unique slugs in kebab case', () => {
    expect(all.size).to.equal(accountChecks.length)
    for (const slug of all) expect(slug).to.match(/^[a-z\d]+(-[a-z\d]+)*$/)
  })

  it('have unique names', () => {
    const names = accountChecks.map(({ name }) => name)

    expect(new Set(names).size).to.equal(names.length)
  })

  it('do not include a check that could notify the person', () => {
    expect(accountChecks.filter(({ notifies }) => notifies)).to.eql([])
  })

  for (const one of accountChecks.filter(({ control }) => control === undefined)) { // others: address-sites.test.ts
    describe(one.slug, () => {
      it('has all facts for the catalogue', () => {
        expect(new URL(one.homepage).protocol).to.equal('https:')
        expect(one.registered).to.not.be.empty
        expect(one.notRegistered).to.not.be.empty
        if (!hides(one)) expect(one.examples.notRegistered, 'examples.notRegistered').to.not.be.empty
        if (!one.probe) expect(one.examples.registered, 'examples.registered').to.not.be.empty
        if (one.probe) expect(one.probe.risk).to.not.be.empty
      })

      it('accepts no refusal and no server error as a proof', () => {
        const statuses = [...one.registered, ...one.notRegistered].flatMap(({ status = 200 }) => status)

        expect(statuses.every(canProve)).to.equal(true)
      })

      it('has examples that the site allows as names', () => {
        const examples = [...one.examples.registered, ...one.examples.notRegistered]

        expect(examples.filter(value => one.accepts?.pattern.test(value) === false)).to.eql([])
      })

      for (const type of one.types) {
        describe(type, () => {
          it('returns registered, with the address of the account', async () => {
            const verdict = await check(one, type, magic(one, type, 'success'))

            const hint = 'is its upstream missing in src/upstreams/recorded-services.ts?'
            expect(verdict, verdict.reason?.code === 'UPSTREAM_ERROR' ? hint : '').to
              .include({ status: 'registered', reason: null })
            if (verdict.url !== null) expect(new URL(verdict.url).protocol).to.equal('https:')
          })

          it('returns registered after a slow response', async () => {
            expect(await check(one, type, magic(one, type, 'slow'))).to.include({ status: 'registered' })
          })

          if (hides(one)) it('returns unknown with NO_PUBLIC_PROFILE for a missing account', async () => {
            expectUnknown('NO_PUBLIC_PROFILE')(await check(one, type, magic(one, type, 'none')))
          })
          else it('returns not_registered', async () => {
            const before = world.requestCount

            const verdict = await check(one, type, magic(one, type, 'none'))

            expect(verdict).to.eql({ status: 'not_registered', reason: null, url: null })
            const weak = one.notRegistered.some(isWeak)
            expect(world.requestCount).to.equal(before + (weak ? 2 : 1)) // a weak proof needs a control question
          })

          for (const outcome of outcomes) {
            const code = failureCodes[outcome]
            if (code) it(`returns unknown with ${code} for the simulated outcome ${outcome}`, async () => {
              expectUnknown(code)(await check(one, type, magic(one, type, outcome)))
            })
          }

          it('returns unknown with UPSTREAM_TIMEOUT if there is no response before the deadline', async () => {
            expectUnknown('UPSTREAM_TIMEOUT')(await check({ ...one, deadlineMs: 40 }, type, magic(one, type, 'hang')))
          })
        })
      }
    })
  }
})

describe('names that a site compares in its own way', () => {
  it('are asked about in lower case at DEV, which stores them so', async () => {
    await using world = await simulate()

    const devTo = accountChecks.find(({ slug }) => slug === 'dev-to')!

    const { url } = devTo.request('Ben', world.context(), 'Pseudonym')

    expect(new URL(url).searchParams.get('url')).to.equal('ben')
  })

  it('are registered at crates.io if they differ in hyphens and underscores only', async () => {
    const statusOf = async (login: string) => {
      await using world = await answering(() => ({ body: { user: { id: 1, login } } }))
      return (await checkAccount(cratesIo, { type: 'Pseudonym', value: 'sam_example' }, world.context())).status
    }

    expect(await statusOf('Sam-Example')).to.equal('registered')
    expect(await statusOf('samexample')).to.equal('unknown')
  })
})

describe('a proof of an account check', () => {
  interface Given {
    status: number
    type: string
    body: string
  }

  /** Returns `true` if the response matches the proof. Does not use the code under test. */
  function supported({ status, contentType, schema, text, holds }: Proof, given: Given, value: string): boolean {
    const { type, body } = given
    let json: unknown
    try { json = JSON.parse(body) } catch { /* not JSON */ }
    const response = { status: given.status, headers: { 'content-type': type }, body: Buffer.from(body), url: '' }
    return (status === undefined ? canProve(response.status) : [status].flat().includes(response.status))
      && type.startsWith(contentType ?? '')
      && body.includes(text ?? '')
      && (schema === undefined || (json !== undefined && new Ajv2020({ strict: false }).validate(schema, json)))
      && (holds === undefined || holds(schema ? json : body, value, response))
  }

  const queryOf = ({ types, accepts }: AccountCheck) => {
    const name = accepts?.pattern.test('sam') === false ? 'samuel' : 'sam'
    return { type: types[0]!, value: types[0] === 'Pseudonym' ? name : 'sam@example.com' }
  }

  /** Returns the simulated response bodies of the site, for the searched value and for another value. */
  function documented(one: AccountCheck, world: Simulated): string[] {
    const { type, value } = queryOf(one)
    return [value, `x${value}`].flatMap(asked => {
      const { url, method = 'GET', body = '' } = one.request(asked, world.context(), type)
      const request = { method, url: new URL(url), headers: {}, body }
      const upstream = upstreams.find(({ origin }) => origin === request.url.origin)!
      const subject = upstream.subject(request)
      return [upstream.found(subject, request), upstream.notFound(subject, request)]
    }).map(({ body }) => typeof body === 'string' ? body : JSON.stringify(body))
  }

  it('supports every verdict other than unknown, for any response', async () => {
    let answer: UpstreamAnswer = { body: '' }
    await using world = await answering(() => answer)
    const types = ['application/json', 'text/html', 'text/plain', 'image/png', 'application/pgp-keys']
    const rows = accountChecks.filter(({ row }) => row !== undefined)
    const others = accountChecks.filter(({ row, control }) => row === undefined && control === undefined)
    const cases = fc.oneof(fc.constantFrom(...others), fc.constantFrom(...rows)).chain(one => fc.record({
      one: fc.constant(one),
      status: fc.oneof(fc.constantFrom(200, 200, 400, 404, 404, 403, 429, 500), fc.integer({ min: 200, max: 599 })),
      type: fc.constantFrom(...types),
      body: fc.oneof(fc.constantFrom(...documented(one, world)), fc.json(), fc.string({ unit: 'binary' })),
    }))
    const counts = { registered: 0, not_registered: 0, unknown: 0 }

    await fc.assert(fc.asyncProperty(cases, async ({ one, ...given }) => {
      answer = { status: given.status, headers: { 'content-type': given.type }, body: given.body }
      const query = queryOf(one)
      const { status, reason } = await checkAccount(one, query, { ...world.context(), probes: new Set([one.slug]) })

      counts[status]++
      if (status === 'unknown') expect(reason?.code).to.match(/^UPSTREAM_|CONTROL|NO_PUBLIC_PROFILE/)
      else expect((status === 'registered' ? one.registered : one.notRegistered)
        .some(proof => supported(proof, given, query.value))).to.equal(true)
      if (!canProve(given.status)) expect(status).to.equal('unknown')
    }), { numRuns: 2_000 })
    for (const count of Object.values(counts)) expect(count).to.be.above(0)
  })
})
