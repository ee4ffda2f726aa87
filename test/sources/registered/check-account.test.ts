import { expect } from 'chai'
import type { AccountCheck, Verdict } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { answering, expectUnknown } from '../../support/account-checks.ts'
import { simulate } from '../../support/simulated.ts'
import { until } from '../../../scripts/support/until.ts'

describe('checkAccount', () => {
  const site: AccountCheck = {
    slug: 'site',
    name: 'Site',
    homepage: 'https://api.github.com',
    types: ['Pseudonym'],
    request: name => ({ url: `https://api.github.com/${encodeURIComponent(name)}` }),
    registered: [{ status: 200, text: 'is here' }],
    notRegistered: [{ status: 404, isWeak: false }, { status: 200, text: 'not found' }],
    url: name => `https://api.github.com/${name}`,
    examples: { registered: [], notRegistered: [] },
    notifies: false,
  }
  const query = { type: 'Pseudonym', value: 'sam' } as const

  async function check(answer: UpstreamAnswer, one: Partial<AccountCheck> = {}): Promise<Verdict> {
    await using world = await answering(() => answer)
    return await checkAccount({ ...site, ...one }, query, world.context())
  }

  it('recognises a block page whose status would prove not_registered', async () => {
    const body = '<!doctype html><title>Just a moment...</title>'
    const html = { 'content-type': 'text/html; charset=utf-8' }

    expectUnknown('UPSTREAM_BLOCKED')(await check({ status: 404, headers: html, body }))
    expectUnknown('UPSTREAM_BLOCKED')(await check({ status: 404, headers: {}, body }))
    const challenge = { status: 404, headers: { 'cf-mitigated': 'challenge' }, body: 'no' }
    expectUnknown('UPSTREAM_BLOCKED')(await check(challenge))
    expect((await check({ status: 404, headers: html, body: '<h1>No such page</h1>' })).status).to
      .equal('not_registered')
  })

  it('recognises a block page whose text would prove registered', async () => {
    const body = '<html><h1>Are you a robot?</h1>sam is here'

    expectUnknown('UPSTREAM_BLOCKED')(await check({ headers: { 'content-type': 'text/html' }, body }))
  })

  it('accepts a page that only embeds a CAPTCHA script', async () => {
    const body = '<html><script src="https://www.google.com/recaptcha/api.js"></script>sam is here'

    const verdict = await check({ headers: { 'content-type': 'text/html' }, body })

    expect(verdict).to.eql({ status: 'registered', reason: null, url: 'https://api.github.com/sam' })
  })

  it('treats a redirect to the login page as blocked, and follows no redirect', async () => {
    const one = { notRegistered: [{ status: 302, isWeak: false }] }

    const toSignIn = { status: 302, headers: { location: '/login?next=sam' }, body: '' }
    expectUnknown('UPSTREAM_BLOCKED')(await check(toSignIn, one))
    expect((await check({ status: 302, headers: { location: '/' }, body: '' }, one)).status).to.equal('not_registered')
  })

  it('gives an error that the site reports precedence over a proof', async () => {
    const one: Partial<AccountCheck> = {
      errors: [{ status: [200, 404], text: 'slow down', code: 'UPSTREAM_RATE_LIMITED', message: 'the site is busy' }],
    }

    const verdict = await check({ status: 404, body: 'slow down' }, one)

    expect(verdict.reason).to.eql({ code: 'UPSTREAM_RATE_LIMITED', message: 'the site is busy' })
  })

  it('finds a proof at both ends of a page of 5 MB', async () => {
    const rest = '<p>x</p>'.repeat(625_000)

    expect((await check({ body: `sam is here${rest}` })).status).to.equal('registered')
    expect((await check({ body: `${rest}sam is here` })).status).to.equal('registered')
    expect((await check({ body: `${rest}not found` })).status).to.equal('not_registered')
    expectUnknown('UPSTREAM_CHANGED')(await check({ body: rest }))
    expectUnknown('UPSTREAM_TOO_LARGE')(await check({ body: rest.repeat(2) }))
  })

  it('returns unknown if a response proves both verdicts', async () => {
    expectUnknown('UPSTREAM_CHANGED')(await check({ body: 'sam is here, not found' }))
  })

  it('returns unknown if a response proves neither verdict', async () => {
    expectUnknown('UPSTREAM_CHANGED')(await check({ body: 'welcome' }))
  })

  it('returns unknown if the check throws, without the value in the reason', async () => {
    const breaks = () => { throw new Error('sam') }

    const verdict = await check({ body: 'is here' }, { registered: [{ status: 200, holds: breaks }] })

    expectUnknown('CHECK_ERROR')(verdict)
    expect(verdict.reason?.message).to.not.include('sam')
  })

  it('decodes a page by the character set of its header', async () => {
    const koi8 = { 'content-type': 'text/html; charset=latin1' }

    const verdict = await check({ headers: koi8, body: 'Ã©' }, { registered: [{ status: 200, text: 'ÃƒÂ©' }] })

    expect(verdict.status).to.equal('registered')
  })

  it('sends no request for a name that the site cannot have', async () => {
    await using world = await answering(() => ({ body: 'is here' }))
    const accepts = { pattern: /^\d+$/, rule: 'Names are numbers' }

    const verdict = await checkAccount({ ...site, accepts }, query, world.context())
    const dots = await checkAccount(site, { ...query, value: '..' }, world.context())

    const reason = { code: 'NAME_NOT_POSSIBLE', message: 'Names are numbers' }
    expect(verdict).to.eql({ status: 'not_registered', reason, url: null })
    expect(dots.reason?.code).to.equal('NAME_NOT_POSSIBLE')
    expect(world.requestCount).to.equal(0)
  })

  it('never runs a check that could notify the person', async () => {
    await using world = await answering(() => ({ body: 'is here' }))

    expectUnknown('MAY_NOTIFY')(await checkAccount({ ...site, notifies: true }, query, {
      ...world.context(),
      probes: new Set(['site']),
    }))
    expect(world.requestCount).to.equal(0)
  })

  it('runs a form probe only if the operator enabled this probe', async () => {
    await using world = await answering(() => ({ body: 'is here' }))
    const probe = { ...site, probe: { risk: 'It asks a sign-up form.' } }

    expectUnknown('PROBE_OFF')(await checkAccount(probe, query, world.context()))
    expectUnknown('PROBE_OFF')(await checkAccount(probe, query, { ...world.context(), probes: new Set(['other']) }))
    expect(world.requestCount).to.equal(0)
    const verdict = await checkAccount(probe, query, { ...world.context(), probes: new Set(['site']) })
    expect(verdict.status).to.equal('registered')
  })

  it('returns unknown for a type that the check does not support', async () => {
    await using world = await answering(() => ({ body: 'is here' }))

    expectUnknown('TYPE_NOT_SUPPORTED')(await checkAccount(
      site,
      { type: 'IP Address', value: '192.0.2.1' },
      world.context(),
    ))
  })

  it('rejects only when the caller aborts, with the reason of the signal', async () => {
    await using world = await simulate({ outcomes: () => 'hang' })
    const stop = new AbortController()

    const checking = checkAccount(site, query, world.context(stop.signal)).catch((thrown: unknown) => thrown)
    await until(() => world.requestCount > 0)
    stop.abort(new Error('stopped'))

    expect(await checking).to.have.property('message', 'stopped')
    expect(await checkAccount(site, query, world.context(stop.signal)).catch((thrown: unknown) => thrown))
      .to.have.property('message', 'stopped')
  })
})
