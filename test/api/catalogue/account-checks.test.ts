import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { createCheck } from '../../support/account-checks.ts'
import { faultsOf } from '../../support/faults.ts'

const listed = async (service: Started, query = '') =>
  (await service.request('GET', `/account-checks?${query}`)).body.data

describe('GET /account-checks', () => {
  it('lists every check that searches can select, and no others', async () => {
    await using service = await start()

    const { checks, count } = await listed(service)

    const off = accountChecks.filter(({ probe, terms, isUnproven }) =>
      probe !== undefined || isUnproven === true || terms?.restricted)
    expect(off).to.not.be.empty
    expect(count).to.equal(checks.length)
    expect(checks.map(({ slug }) => slug)).to.deep.equal(
      accountChecks.filter(check => !off.includes(check)).map(({ slug }) => slug))
    expect(checks.find(({ slug }) => slug === 'github')).to.deep.include({
      name: 'GitHub',
      types: ['Pseudonym'],
      tags: ['coding'],
      pack: null,
      available: true,
      probe_risk: null,
      terms: null,
      homepage: 'https://github.com',
      health: { state: 'untested', since: null, reason: null, checked_at: null },
    })
  })

  it('reports the strength of the proofs of both verdicts', async () => {
    await using service = await start()

    const { checks } = await listed(service)
    const proofsOf = (wanted: string) => checks.find(({ slug }) => slug === wanted)?.proofs

    expect(proofsOf('codeforces')).to.deep.equal({ registered: 'direct', not_registered: 'direct' })
    expect(proofsOf('mastodon-lor-sh')).to.deep.equal({ registered: 'direct', not_registered: 'control' })
    expect(proofsOf('discourse-forum-ghost-org')).to.deep.equal({ registered: 'direct', not_registered: 'none' })
  })

  it('lists checks of packs, and probes that the operator enabled', async () => {
    const form = { probe: { risk: 'it looks like a sign-in' } }
    const weak = [{ status: 200, text: 'since', isWeak: true }]
    await using service = await start({ ACCOUNT_PROBES: 'form' }, { checks: [
      createCheck('open', { tags: ['hobby'], pack: 'birds', registered: weak }),
      createCheck('form', form),
      createCheck('shut', form),
      createCheck('loud', { notifies: true }),
    ] })

    const { checks } = await listed(service)

    expect(checks.map(({ slug, pack, probe_risk: risk, proofs }) => [slug, pack, risk, proofs.registered])).to.deep
      .equal([['open', 'birds', null, 'control'], ['form', null, 'it looks like a sign-in', 'direct']])
  })

  it('narrows the list by type and by tag', async () => {
    await using service = await start()
    const slugsOf = async (query: string) => (await listed(service, query)).checks.map(({ slug }) => slug)

    expect(await slugsOf('type=Email%20Address')).to.include('gravatar').and.not.include('github')
    expect(await slugsOf('type=Domain%20Name')).to.deep.equal([])
    expect(await slugsOf('tag=gaming')).to.include.members(['lichess', 'habbo-de']).and.not.include('github')
    expect(await slugsOf('tag=gaming&tag=coding')).to.include.members(['lichess', 'github'])
  })

  it('narrows the list by class, and refuses an unknown one', async () => {
    await using service = await start({ ACCOUNT_PROBES: 'sign-in availability' })
    const classesOf = async (query: string) =>
      [...new Set((await listed(service, query)).checks.map(check => check.class))].sort()
    const unknown = await service.request('GET', '/account-checks?class=phone')

    expect(await classesOf('')).to.eql(['availability', 'look-up', 'sign-in'])
    expect(await classesOf('class=sign-in')).to.eql(['sign-in'])
    expect(await classesOf('class=sign-in&class=look-up')).to.eql(['look-up', 'sign-in'])
    expect(await classesOf('class=sign-up')).to.eql([])
    expect(await classesOf('class=look-up&type=Email%20Address')).to.eql(['look-up'])
    expect(unknown.status).to.equal(400)
    expect(faultsOf(unknown.body)).to.have.nested.property('[0].path', 'class.0')
  })

  it('narrows the list by pack', async () => {
    await using service = await start({}, { checks: [
      createCheck('own', { tags: ['hobby'] }),
      createCheck('wren', { tags: ['hobby'], pack: 'birds' }),
      createCheck('crow', { tags: ['news'], pack: 'birds' }),
      createCheck('trout', { tags: ['hobby'], pack: 'fish' }),
    ] })
    const slugsOf = async (query: string) => (await listed(service, query)).checks.map(({ slug }) => slug)

    expect(await slugsOf('')).to.have.lengthOf(4)
    expect(await slugsOf('pack=birds')).to.deep.equal(['wren', 'crow'])
    expect(await slugsOf('pack=birds&pack=fish&tag=hobby')).to.deep.equal(['wren', 'trout'])
  })

  it('names an unknown pack and the known ones', async () => {
    await using service = await start({}, { checks: [createCheck('wren', { pack: 'birds' })] })

    const { status, body } = await service.request('GET', '/account-checks?pack=birds&pack=cats')

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.deep.equal([
      { path: 'pack.1', message: 'no account check has the pack cats; packs: birds' },
    ])
  })

  it('names an unknown tag and the known ones', async () => {
    await using service = await start()

    const { status, body } = await service.request('GET', '/account-checks?tag=gaming&tag=cooking')

    expect(status).to.equal(400)
    expect(faultsOf(body)[0]).to.have.property('path', 'tag.1')
    expect(faultsOf(body)[0]).to.have.property('message').that
      .matches(/no account check has the tag cooking; tags: .*gaming/)
  })

  it('is named in the fault of a site or pack that no check has', async () => {
    await using service = await start()

    const { status, body } = await service.request('POST', '/search', { body: {
      query: { type: 'Pseudonym', value: 'sam' },
      features: { account_checks: { sites: ['nosuch'], packs: ['birds'] } },
    } })

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.deep.equal([
      {
        path: 'features.account_checks.sites.0',
        message: 'no account check for Pseudonym has the slug nosuch; GET /account-checks lists them',
      },
      {
        path: 'features.account_checks.packs.0',
        message: 'no account check for Pseudonym has the pack birds; packs: none',
      },
    ])
  })

  it('is available on every plan', async () => {
    await using service = await start()

    const { status } = await service.request('GET', '/account-checks', { key: await service.newKey('free') })

    expect(status).to.equal(200)
  })
})
