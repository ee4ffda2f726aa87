import { expect } from 'chai'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { command, errorOf, json, listOf } from '../support/command.ts'

describe('the commands for the limits of keys', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
    await run('accounts', 'create', '--email', 'sam@example.com')
    await run('plans', 'set', 'sam@example.com', 'pro')
  })
  after(() => database.drop())

  const run = (...args: string[]) =>
    command([...args, '--json'], { DATA_DIR: database.folder, DATABASE_URL: database.url, SUDO_USER: '' })

  it('create, list, change and rotate a key with an end, scopes and addresses', async () => {
    const limits = ['--expires', '2099-01-31', '--scopes', 'read,search', '--addresses', '203.0.113.0/24,2001:DB8::1']
    const created = json<{ id: string, secret: string }>(await run('keys', 'create', 'sam@example.com', ...limits))
    const [listed] = listOf<Record<string, unknown>>(await run('keys', 'list'), 'keys')
    const rotated = json<{ id: string, secret: string, hint: string }>(await run('keys', 'rotate', created.id))
    const changed = json(await run('keys', 'update', created.id, '--scopes', 'all', '--addresses', 'all',
      '--expires', 'never', '--manage'))

    expect(listed).to.deep.include({
      expiresAt: '2099-01-31T00:00:00.000Z',
      expiry: 'later',
      scopes: ['search', 'read'],
      allowedAddresses: ['203.0.113.0/24', '2001:db8::1'],
      lastUsedAt: null,
    })
    expect(rotated.id).to.equal(created.id)
    expect(rotated.secret).not.to.equal(created.secret)
    expect(changed).to.deep.include({ expiresAt: null, allowedAddresses: [], manage: true })
  })

  const wrong = [
    ['an end in the past', '--expires', '2001-01-01'],
    ['another form of an end', '--expires', 'tomorrow'],
    ['an unknown scope', '--scopes', 'read,write'],
    ['the mark as a scope', '--scopes', 'manage'],
    ['a range with bits after its prefix', '--addresses', '203.0.113.7/24'],
    ['a name in place of an address', '--addresses', 'office.example'],
  ] as const
  for (const [title, option, value] of wrong) {
    it(`refuse ${title}, and create no key`, async () => {
      const before = listOf(await run('keys', 'list'), 'keys').length
      const refused = await run('keys', 'create', 'sam@example.com', option, value)

      expect([refused.code, errorOf(refused).code]).to.deep.equal([2, 'VALIDATION_ERROR'])
      expect(listOf(await run('keys', 'list'), 'keys')).to.have.length(before)
    })
  }
})
