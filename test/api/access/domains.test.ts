import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'

describe('the operations below /account/domains', () => {
  let service: Started
  let key: string
  beforeEach(async () => {
    service = await start()
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const claim = (domain: string) => service.request('POST', '/account/domains', { key, body: { domain } })
  const act = (id: string, verb: 'check' | 'remove', by = key) =>
    service.request('POST', `/account/domains/${id}/${verb}`, { key: by })
  const list = async () => (await service.request('GET', '/account/domains', { key })).body.data.domains
  const strangersKey = async () => {
    const account = await service.tracewell.accounts.create('stranger@example.com')
    await service.tracewell.plans.set(account.id, 'pro')
    return (await service.tracewell.keys.create(account.id, 'theirs', true)).secret
  }

  it('prove a domain by the text of its claim', async () => {
    const { status, body } = await claim('TW-Proof.example.')
    const { domain } = body.data
    const checked = await act(domain.id, 'check')

    expect(status).to.equal(200)
    expect(domain).to.deep.include({
      domain: 'tw-proof.example',
      state: 'pending',
      last_check: null,
      lapses_at: null,
    })
    expect(domain.dns_record).to.deep.equal({
      type: 'TXT', name: 'tw-proof.example', value: domain.file.content,
    })
    expect(checked.body.data.domain).to.deep.include({ state: 'proved', last_check: 'dns' })
    expect(await list()).to.deep.equal([checked.body.data.domain])
  })

  it('leave a domain without the text pending', async () => {
    const { id } = (await claim('unproved.example')).body.data.domain

    const { body } = await act(id, 'check')

    expect(body.data.domain).to.deep.include({ state: 'pending', last_check: 'missing', seen_at: null })
  })

  it('answer a repeated claim with the same text, and a claim after a removal with another id', async () => {
    const first = (await claim('tw-proof.example')).body.data.domain

    const second = (await claim('tw-proof.example')).body.data.domain
    await act(first.id, 'remove')

    expect(second).to.deep.equal(first)
    expect(await list()).to.deep.equal([])
    expect((await claim('tw-proof.example')).body.data.domain.id).not.to.equal(first.id)
  })

  it('refuse suffixes, addresses and internal names', async () => {
    for (const text of ['github.io', 'https://tw-proof.example/', 'co.uk', '192.0.2.1', 'printer.local', 'sam', 'sam@example.com']) {
      const { status, body } = await claim(text)
      expect([status, body.error?.faults[0]?.path], text).to.deep.equal([400, 'domain'])
    }
  })

  it('refuse the 101st domain', async () => {
    const row = { account_id: service.accountId, token: 't', created_at: '2026-11-21T10:00:00.000Z' }
    await onDatabase(service, db => db('account_domains').insert(
      Array.from({ length: 100 }, (_, index) => ({ ...row, id: randomUUID(), domain: `n${index}.example` })),
    ))

    const { status, body } = await claim('more.example')

    expect([status, body.error?.faults[0]?.path]).to.deep.equal([400, 'domain'])
    expect((await claim('n7.example')).status).to.equal(200)
  })

  it('answer 404 to another account, and give it a claim of its own', async () => {
    const { id } = (await claim('tw-proof.example')).body.data.domain
    const stranger = await strangersKey()

    for (const verb of ['check', 'remove'] as const) expect((await act(id, verb, stranger)).status).to.equal(404)
    const body = { domain: 'tw-proof.example' }
    const other = await service.request('POST', '/account/domains', { key: stranger, body })
    expect(other.body.data.domain.id).not.to.equal(id)
    expect(await list()).to.have.lengthOf(1)
  })

  it('answer 403 to a key without the mark', async () => {
    const { status, body } = await service.request('POST', '/account/domains', { body: { domain: 'tw-proof.example' } })
    expect([status, body.error.code]).to.deep.equal([403, 'MANAGE_KEY_REQUIRED'])
  })

  it('are audited without the domain', async () => {
    const { id } = (await claim('tw-proof.example')).body.data.domain
    await act(id, 'check')
    await act(id, 'remove')

    const rows = await onDatabase(service, db => db('audit_records').orderBy('created_at').select()) as object[]
    const text = JSON.stringify(rows)
    for (const name of ['claimDomain', 'checkDomain', 'removeDomain']) expect(text).to.include(name)
    expect(text).not.to.include('tw-proof')
    expect(service.logged.filter(line => line.includes('tw-proof'))).to.deep.equal([])
  })

  it('leave nothing behind when the account is deleted', async () => {
    const { database, accounts } = service.tracewell
    const { id } = await accounts.create('gone@example.com')
    const row = {
      id: 'gone',
      account_id: id,
      domain: 'gone.example',
      token: 't',
      created_at: '2026-11-21T10:00:00.000Z',
    }
    await onDatabase(service, db => db('account_domains').insert(row))

    expect(await database.accounts.removeIfEmpty(id)).to.equal(true)
    expect(await database.accountDomains.list(id)).to.deep.equal([])
  })
})
