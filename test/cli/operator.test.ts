import { expect } from 'chai'
import { command, json } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import type { Json } from '../support/start.ts'

describe('the command line for operators', () => {
  let database: TestDatabase
  const run = (...args: string[]) => command(args, { DATA_DIR: database.folder, DATABASE_URL: database.url })
  const ran = async (...args: string[]) => json(await run(...args, '--json'))

  beforeEach(async () => { database = await createTestDatabase() })
  afterEach(() => database.drop())

  const account = async (plan?: string): Promise<string> => {
    const { id } = await ran('accounts', 'create', '--email', 'sam@example.com')
    if (plan !== undefined) await run('plans', 'set', 'sam@example.com', plan)
    return id
  }

  it('makes an account once', async () => {
    const first = await run('accounts', 'create', '--email', 'Sam@Example.com')
    const second = await run('accounts', 'create', '--email', 'sam@example.com')

    expect(first.code).to.equal(0)
    expect(second).to.include({ code: 1, out: '' })
    expect(second.err).to.include('There is an account with this e-mail address')
  })

  it('says what is wrong with an e-mail address, as text and as JSON', async () => {
    const text = await run('accounts', 'create', '--email', 'nonsense')
    const told = await run('accounts', 'create', '--email', 'nonsense', '--json')

    expect(text).to.include({ code: 2, out: '' })
    expect(json(told)['error']).to.include({ code: 'VALIDATION_ERROR' })
  })

  it('gives the free plan only where its terms are accepted, and keeps their version and time', async () => {
    await account()
    const refused = await run('plans', 'claim', 'sam@example.com', 'free')
    const noKey = await run('keys', 'create', 'sam@example.com')
    const claimed = await run('plans', 'claim', 'sam@example.com', 'free', '--accept-terms')
    const [kept] = await ran('accounts', 'list')

    expect(refused.code).to.equal(2)
    expect(noKey.code).to.equal(1)
    expect(claimed.code).to.equal(0)
    expect(kept['termsVersion']).to.be.a('string')
    expect(kept['termsAcceptedAt']).to.match(/^\d{4}-\d\d-\d\dT/)
  })

  it('leaves the free plan inactive after a paid one where its terms were never accepted', async () => {
    await account('pro')
    await run('plans', 'cancel', 'sam@example.com')

    const { code, err } = await run('keys', 'create', 'sam@example.com')

    expect(code).to.equal(1)
    expect(err).to.include('no active API plan')
  })

  it('revokes surplus keys, the newest first, on a downgrade, and deletes none', async () => {
    await account('pro')
    const made = []
    for (let count = 0; count < 4; count++) made.push((await ran('keys', 'create', 'sam@example.com'))['id'])

    const { revokedKeys } = await ran('plans', 'set', 'sam@example.com', 'starter')
    const keys = await ran('keys', 'list', 'sam@example.com')

    expect(revokedKeys).to.deep.equal([made[3], made[2]])
    expect(keys.map((key: Json) => key['state'])).to.deep.equal(['active', 'active', 'revoked', 'revoked'])
  })

  it('makes and restores keys only where the plan has room', async () => {
    await account('starter')
    const first = await ran('keys', 'create', 'sam@example.com')
    await run('keys', 'create', 'sam@example.com')

    const third = await run('keys', 'create', 'sam@example.com')
    await run('keys', 'revoke', first['id'])
    const replacement = await run('keys', 'create', 'sam@example.com')
    const restored = await run('keys', 'restore', first['id'])

    expect(third.code).to.equal(1)
    expect(replacement.code).to.equal(0)
    expect(restored.code).to.equal(1)
    expect(restored.err).to.include('no room')
  })

  it('cancels to the free plan at once', async () => {
    await account('business')

    const { plan } = await ran('plans', 'cancel', 'sam@example.com')

    expect(plan['id']).to.equal('free')
  })

  it('knows no account, plan or key that is not there', async () => {
    await account()

    for (const args of [['plans', 'set', 'nobody@example.com', 'pro'], ['plans', 'set', 'sam@example.com', 'gold'], ['keys', 'revoke', 'x']]) {
      const { code, err } = await run(...args)
      expect(code, args.join(' ')).to.equal(1)
      expect(err).to.include('There is no')
    }
  })

  it('keeps a blocklist of values, domains and ranges', async () => {
    const added = await Promise.resolve(run('blocklist', 'add', 'Example.ORG', '--kind', 'domain', '--note', 'asked'))
    await run('blocklist', 'add', '192.0.2.77/24')
    await run('blocklist', 'add', 'Sam.Example')
    const again = await run('blocklist', 'add', 'sam.example')
    const list = await ran('blocklist', 'list')
    const removed = await ran('blocklist', 'remove', '192.0.2.0/24')
    const wrong = await run('blocklist', 'add', '192.0.2.0/99')

    expect(added.out).to.include('Added as domain')
    expect(again.out).to.include('already')
    expect(list.map((entry: Json) => `${entry['kind']} ${entry['value']}`)).to.deep.equal(['domain example.org', 'exact sam.example', 'network 192.0.2.0/24'])
    expect(removed['removed']).to.equal(true)
    expect(wrong.code).to.equal(2)
  })

  it('tells every fault of the configuration and exits with 2', async () => {
    const { code, err } = await command(['config'], { PORT: 'x', ROLE: 'cook' })

    expect(code).to.equal(2)
    expect(err).to.include('PORT').and.to.include('ROLE')
  })

  it('has help for every command', async () => {
    const names = ['', 'search', 'accounts', 'accounts create', 'plans', 'plans list', 'plans claim', 'plans set', 'plans cancel', 'keys',
      'keys create', 'keys list', 'keys revoke', 'keys restore', 'blocklist', 'blocklist add', 'blocklist remove', 'blocklist list',
      'modules', 'modules list', 'modules check', 'config']

    for (const name of names) {
      const { code, out } = await command([...name.split(' ').filter(Boolean), '--help'])
      expect(code, name).to.equal(0)
      expect(out, name).to.include('Usage: tracewell')
    }
  }).timeout(60_000)

  it('exits with 2 for what is no command', async () => {
    expect((await command(['bogus'])).code).to.equal(2)
    expect((await command(['keys', 'create'])).code).to.equal(2)
    expect(json(await command(['bogus', '--json']))['error']).to.include({ code: 'USAGE' })
  })
})
