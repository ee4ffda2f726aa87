import { expect } from 'chai'
import { start, type Started } from '../../scripts/support/start.ts'
import { command, json } from '../support/command.ts'

describe('tracewell domains', () => {
  let service: Started
  let key: string
  before(async () => {
    service = await start()
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  after(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['domains', ...args], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: key })

  it('claims, checks, lists and removes a domain', async () => {
    const claimed = await run('claim', 'TW-Proof.example')
    const checked = await run('check', 'tw-proof.example')
    const list = await run('list')
    const listed = json<{ data: { domains: Array<{ id: string, state: string }> } }>(await run('list', '--json'))
    const removed = await run('remove', listed.data.domains[0]!.id)

    expect(claimed.out).to.match(/^tw-proof\.example: pending\n.*tracewell-verification=\w{32}\n/)
      .and.to.include('https://tw-proof.example/.well-known/tracewell-verification.txt')
    expect(checked.out).to.match(/^tw-proof\.example: proved, until \S+ \S+ UTC\n$/)
    expect(list.out).to.match(/^DOMAIN +STATE/).and.to.match(/tw-proof\.example +proved +dns/)
    expect(listed.data.domains.map(({ state }) => state)).to.deep.equal(['proved'])
    expect(removed.out).to.equal('Removed tw-proof.example.\n')
    expect((await run('list', '--json')).out).to.include('"domains": []')
  })

  it('states that a check found nothing, with the text to publish', async () => {
    await run('claim', 'unproved.example')

    const { out } = await run('check', 'unproved.example')

    expect(out).to.match(/^unproved\.example: pending\nThe last check found no text\.\nPublish the TXT record/)
  })

  it('fails with exit code 1 for a domain that is not claimed', async () => {
    const { code, err } = await run('check', 'other.example')

    expect([code, err.split('\n')[0]]).to.deep.equal([
      1, 'Your account has not claimed this domain. Claim it first: domains claim',
    ])
  })
})
