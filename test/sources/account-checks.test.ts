import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import fc from 'fast-check'
import type { AccountCheck, CheckedType, Verdict } from '../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../src/sources/registered/check-account.ts'
import { accountChecks } from '../../src/sources/registered/index.ts'
import type { Proof } from '../../src/sources/registered/proof.ts'
import { speaksOfTheQuestion } from '../../src/sources/registered/walls.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { magicSpellings, outcomes } from '../../src/upstreams/outcomes.ts'
import type { Outcome } from '../../src/upstreams/outcomes.ts'
import type { UpstreamAnswer } from '../../src/upstreams/upstream.ts'
import { failureAt } from '../support/remote-source.ts'
import { simulate } from '../support/simulated.ts'
import type { Simulated } from '../support/simulated.ts'

/** The first spelling of a magic value that the site could have. */
const magic = ({ names }: AccountCheck, type: CheckedType, outcome: Outcome): string =>
  magicSpellings[outcome][type].find(value => names?.pattern.test(value) !== false) ?? ''

const unknown = (code: string) => (verdict: Verdict): void => {
  expect(verdict).to.include({ status: 'unknown', url: null })
  expect(verdict.reason?.code).to.equal(code)
}

describe('account checks', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())
  const all = new Set(accountChecks.map(({ slug }) => slug))
  const check = (one: AccountCheck, type: CheckedType, value: string, signal?: AbortSignal) =>
    checkAccount(one, { type, value }, { ...world.context(signal), probes: all })

  it('have slugs that are kebab-case and unique', () => {
    expect(all.size).to.equal(accountChecks.length)
    for (const slug of all) expect(slug).to.match(/^[a-z\d]+(-[a-z\d]+)*$/)
  })

  it('have names that are unique', () => {
    const names = accountChecks.map(({ name }) => name)

    expect(new Set(names).size).to.equal(names.length)
  })

  it('send nothing that could notify anybody', () => {
    expect(accountChecks.filter(({ notifies }) => notifies)).to.eql([])
  })

  for (const one of accountChecks) {
    describe(one.slug, () => {
      it('states what a catalogue needs', () => {
        expect(new URL(one.homepage).protocol).to.equal('https:')
        expect(one.registered).to.not.be.empty
        expect(one.notRegistered).to.not.be.empty
        expect(one.examples.notRegistered).to.not.be.empty
        if (!one.probe) expect(one.examples.registered).to.not.be.empty
        if (one.probe) expect(one.probe.risk).to.not.be.empty
      })

      it('takes neither a refusal nor a fault for a proof', () => {
        const statuses = [...one.registered, ...one.notRegistered].flatMap(({ status }) => status)

        expect(statuses.every(speaksOfTheQuestion)).to.equal(true)
      })

      it('has examples that the site could have', () => {
        const examples = [...one.examples.registered, ...one.examples.notRegistered]

        expect(examples.filter(value => one.names?.pattern.test(value) === false)).to.eql([])
      })

      for (const type of one.types) {
        describe(type, () => {
          it('says registered, and where', async () => {
            const verdict = await check(one, type, magic(one, type, 'success'))

            expect(verdict).to.include({ status: 'registered', reason: null })
            if (verdict.url !== null) expect(new URL(verdict.url).protocol).to.equal('https:')
          })

          it('says registered where the answer is slow', async () => {
            expect(await check(one, type, magic(one, type, 'slow'))).to.include({ status: 'registered' })
          })

          it('says not registered', async () => {
            const before = world.asked

            const verdict = await check(one, type, magic(one, type, 'none'))

            expect(verdict).to.eql({ status: 'not_registered', reason: null, url: null })
            expect(world.asked).to.equal(before + 1)
          })

          for (const outcome of outcomes) {
            const code = failureAt[outcome]
            if (code) it(`says unknown, ${code}, where the outcome is ${outcome}`, async () => {
              unknown(code)(await check(one, type, magic(one, type, outcome)))
            })
          }

          it('says unknown where there is no answer before its deadline', async () => {
            unknown('UPSTREAM_TIMEOUT')(await check({ ...one, deadlineMs: 40 }, type, magic(one, type, 'hang')))
          })
        })
      }
    })
  }
})

/** A world in which every host gives the same answer. */
const answering = (answer: () => UpstreamAnswer) => simulate({
  upstreams: upstreams.map(({ origin }) => ({ origin, subject: () => 'sam', found: answer, notFound: answer })),
})

describe('a proof', () => {
  interface Given {
    status: number
    type: string
    body: string
  }

  /** Written again, apart from the code: what the catalogue's own facts say of an answer. */
  function supported({ status, contentType, schema, text, holds }: Proof, given: Given, value: string): boolean {
    const { type, body } = given
    let json: unknown
    try { json = JSON.parse(body) } catch { /* no JSON */ }
    const response = { status: given.status, headers: { 'content-type': type }, body: Buffer.from(body), url: '' }
    return [status].flat().includes(response.status)
      && type.startsWith(contentType ?? '')
      && body.includes(text ?? '')
      && (schema === undefined || (json !== undefined && new Ajv2020({ strict: false }).validate(schema, json)))
      && (holds === undefined || holds(schema ? json : body, value, response))
  }

  const queryOf = ({ types }: AccountCheck) =>
    ({ type: types[0]!, value: types[0] === 'Pseudonym' ? 'sam' : 'sam@example.com' })

  /** What the site is documented to say, of this value and of another. */
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

  it('stands behind every verdict, whatever the answer', async () => {
    let answer: UpstreamAnswer = { body: '' }
    await using world = await answering(() => answer)
    const types = ['application/json', 'text/html', 'text/plain', 'image/png', 'application/pgp-keys']
    const cases = fc.constantFrom(...accountChecks).chain(one => fc.record({
      one: fc.constant(one),
      status: fc.oneof(fc.constantFrom(200, 200, 400, 404, 404, 403, 429, 500), fc.integer({ min: 200, max: 599 })),
      type: fc.constantFrom(...types),
      body: fc.oneof(fc.constantFrom(...documented(one, world)), fc.json(), fc.string({ unit: 'binary' })),
    }))
    const told = { registered: 0, not_registered: 0, unknown: 0 }

    await fc.assert(fc.asyncProperty(cases, async ({ one, ...given }) => {
      answer = { status: given.status, headers: { 'content-type': given.type }, body: given.body }
      const query = queryOf(one)
      const { status, reason } = await checkAccount(one, query, { ...world.context(), probes: new Set([one.slug]) })

      told[status]++
      if (status === 'unknown') expect(reason?.code).to.match(/^UPSTREAM_/)
      else expect((status === 'registered' ? one.registered : one.notRegistered)
        .some(proof => supported(proof, given, query.value))).to.equal(true)
      if (!speaksOfTheQuestion(given.status)) expect(status).to.equal('unknown')
    }), { numRuns: 2_000 })
    for (const count of Object.values(told)) expect(count).to.be.above(0)
  })
})

describe('checking an account', () => {
  const site: AccountCheck = {
    slug: 'site', name: 'Site', homepage: 'https://api.github.com', types: ['Pseudonym'],
    request: name => ({ url: `https://api.github.com/${encodeURIComponent(name)}` }),
    registered: [{ status: 200, text: 'is here' }],
    notRegistered: [{ status: 404 }, { status: 200, text: 'nobody' }],
    url: name => `https://api.github.com/${name}`,
    examples: { registered: [], notRegistered: [] }, notifies: false,
  }
  const query = { type: 'Pseudonym', value: 'sam' } as const

  async function judge(answer: UpstreamAnswer, one: Partial<AccountCheck> = {}): Promise<Verdict> {
    await using world = await answering(() => answer)
    return await checkAccount({ ...site, ...one }, query, world.context())
  }

  it('knows a wall that comes with the status that says not registered', async () => {
    const body = '<!doctype html><title>Just a moment...</title>'
    const html = { 'content-type': 'text/html; charset=utf-8' }

    unknown('UPSTREAM_BLOCKED')(await judge({ status: 404, headers: html, body }))
    unknown('UPSTREAM_BLOCKED')(await judge({ status: 404, headers: {}, body }))
    unknown('UPSTREAM_BLOCKED')(await judge({ status: 404, headers: { 'cf-mitigated': 'challenge' }, body: 'no' }))
    expect((await judge({ status: 404, headers: html, body: '<h1>No such page</h1>' })).status).to.equal('not_registered')
  })

  it('knows a wall around the text that says registered', async () => {
    const body = '<html><h1>Are you a robot?</h1>sam is here'

    unknown('UPSTREAM_BLOCKED')(await judge({ headers: { 'content-type': 'text/html' }, body }))
  })

  it('takes no page for a wall that merely carries a CAPTCHA', async () => {
    const body = '<html><script src="https://www.google.com/recaptcha/api.js"></script>sam is here'

    const verdict = await judge({ headers: { 'content-type': 'text/html' }, body })

    expect(verdict).to.eql({ status: 'registered', reason: null, url: 'https://api.github.com/sam' })
  })

  it('takes a way to the login for a wall, and follows no other', async () => {
    const one = { notRegistered: [{ status: 302 }] }

    unknown('UPSTREAM_BLOCKED')(await judge({ status: 302, headers: { location: '/login?next=sam' }, body: '' }, one))
    expect((await judge({ status: 302, headers: { location: '/' }, body: '' }, one)).status).to.equal('not_registered')
  })

  it('believes the site itself before anything else', async () => {
    const one: Partial<AccountCheck> = {
      errors: [{ status: [200, 404], text: 'slow down', code: 'UPSTREAM_RATE_LIMITED', message: 'the site is busy' }],
    }

    const verdict = await judge({ status: 404, body: 'slow down' }, one)

    expect(verdict.reason).to.eql({ code: 'UPSTREAM_RATE_LIMITED', message: 'the site is busy' })
  })

  it('cannot tell where an answer proves both', async () => {
    unknown('UPSTREAM_CHANGED')(await judge({ body: 'sam is here, nobody' }))
  })

  it('cannot tell where an answer proves neither', async () => {
    unknown('UPSTREAM_CHANGED')(await judge({ body: 'welcome' }))
  })

  it('cannot tell where the check itself breaks', async () => {
    const breaks = () => { throw new Error('sam') }

    const verdict = await judge({ body: 'is here' }, { registered: [{ status: 200, holds: breaks }] })

    unknown('CHECK_ERROR')(verdict)
    expect(verdict.reason?.message).to.not.include('sam')
  })

  it('reads a page in its own character set', async () => {
    const koi8 = { 'content-type': 'text/html; charset=latin1' }

    const verdict = await judge({ headers: koi8, body: 'Ã©' }, { registered: [{ status: 200, text: 'ÃƒÂ©' }] })

    expect(verdict.status).to.equal('registered')
  })

  it('asks nobody about a name that the site cannot have', async () => {
    await using world = await answering(() => ({ body: 'is here' }))
    const names = { pattern: /^\d+$/, rule: 'Names are numbers' }

    const verdict = await checkAccount({ ...site, names }, query, world.context())
    const dots = await checkAccount(site, { ...query, value: '..' }, world.context())

    const reason = { code: 'NAME_NOT_POSSIBLE', message: 'Names are numbers' }
    expect(verdict).to.eql({ status: 'not_registered', reason, url: null })
    expect(dots.reason?.code).to.equal('NAME_NOT_POSSIBLE')
    expect(world.asked).to.equal(0)
  })

  it('never runs a check that could notify the person', async () => {
    await using world = await answering(() => ({ body: 'is here' }))

    unknown('MAY_NOTIFY')(await checkAccount({ ...site, notifies: true }, query, { ...world.context(), probes: new Set(['site']) }))
    expect(world.asked).to.equal(0)
  })

  it('runs a probe of a form only where this very one is switched on', async () => {
    await using world = await answering(() => ({ body: 'is here' }))
    const probe = { ...site, probe: { risk: 'It asks a sign-up form.' } }

    unknown('PROBE_OFF')(await checkAccount(probe, query, world.context()))
    unknown('PROBE_OFF')(await checkAccount(probe, query, { ...world.context(), probes: new Set(['other']) }))
    expect(world.asked).to.equal(0)
    const verdict = await checkAccount(probe, query, { ...world.context(), probes: new Set(['site']) })
    expect(verdict.status).to.equal('registered')
  })

  it('is not made for other types', async () => {
    await using world = await answering(() => ({ body: 'is here' }))

    unknown('TYPE_NOT_SUPPORTED')(await checkAccount(site, { type: 'IP Address', value: '192.0.2.1' }, world.context()))
  })

  it('ends with the reason of its caller, and only then', async () => {
    await using world = await simulate({ outcomes: () => 'hang' })
    const stop = new AbortController()

    const checking = checkAccount(site, query, world.context(stop.signal)).catch((thrown: unknown) => thrown)
    while (world.asked === 0) await new Promise(resolve => setTimeout(resolve, 2))
    stop.abort(new Error('stopped'))

    expect(await checking).to.have.property('message', 'stopped')
    expect(await checkAccount(site, query, world.context(stop.signal)).catch((thrown: unknown) => thrown))
      .to.have.property('message', 'stopped')
  })
})
