import { expect } from 'chai'
import type { ListedAccount } from '../../../src/core/access/accounts.ts'
import type { PlanChange } from '../../../src/core/access/plans.ts'
import type { Account } from '../../../src/db/accounts.ts'
import type { BlocklistEntry } from '../../../src/db/blocklist.ts'
import type { Key } from '../../../src/db/keys.ts'
import type { Plan } from '../../../src/db/plans.ts'
import { command, errorOf, json, listOf } from '../../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../../../scripts/support/database.ts'

describe('the command line for operators', () => {
  let database: TestDatabase
  const run = (...args: string[]) => command(args, { DATA_DIR: database.folder, DATABASE_URL: database.url })
  const ran = async <Printed>(...args: string[]) => json<Printed>(await run(...args, '--json'))
  const createKey = (...args: string[]) => ran<Key & { secret: string }>('keys', 'create', ...args)

  beforeEach(async () => { database = await createTestDatabase() })
  afterEach(() => database.drop())

  const account = async (plan?: string): Promise<string> => {
    const { id } = await ran<Account>('accounts', 'create', '--email', 'sam@example.com')
    if (plan !== undefined) await run('plans', 'set', 'sam@example.com', plan)
    return id
  }

  it('creates an account only once', async () => {
    const first = await run('accounts', 'create', '--email', 'Sam@Example.com')
    const second = await run('accounts', 'create', '--email', 'sam@example.com')

    expect(first.code).to.equal(0)
    expect(first.out).to.match(/^Created account \S{36} \(sam@example\.com\)/)
    expect(second).to.include({ code: 1, out: '' })
    expect(second.err).to.include('An account with this e-mail address already exists')
  })

  it('reports an invalid e-mail address, as text and as JSON', async () => {
    const text = await run('accounts', 'create', '--email', 'nonsense')
    const told = await run('accounts', 'create', '--email', 'nonsense', '--json')

    expect(text).to.include({ code: 2, out: '' })
    expect(errorOf(told)).to.include({ code: 'VALIDATION_ERROR' })
  })

  it('activates the free plan only if the terms are accepted, and stores their version and time', async () => {
    await account()
    const refused = await run('plans', 'claim', 'sam@example.com', 'free')
    const noKey = await run('keys', 'create', 'sam@example.com')
    const claimed = await run('plans', 'claim', 'sam@example.com', 'free', '--accept-terms')
    const { accounts: [kept] } = await ran<{ accounts: ListedAccount[] }>('accounts', 'list')

    expect(refused.code).to.equal(2)
    expect(noKey.code).to.equal(1)
    expect(claimed.code).to.equal(0)
    expect(claimed.out).to.include(kept!.termsVersion).and.to.include(kept!.termsAcceptedAt)
    expect(kept!.termsVersion).to.be.a('string')
    expect(kept!.termsAcceptedAt).to.match(/^\d{4}-\d\d-\d\dT/)
  })

  it('leaves the free plan inactive after a paid plan if its terms were never accepted', async () => {
    await account('pro')
    const { out } = await run('plans', 'cancel', 'sam@example.com')

    const { code, err } = await run('keys', 'create', 'sam@example.com')

    expect(out).to.include('active once its terms are accepted')
    expect(code).to.equal(1)
    expect(err).to.include('no active API plan')
  })

  it('revokes surplus keys on a downgrade, newest first, and deletes none', async () => {
    await account('pro')
    const made: string[] = []
    for (let count = 0; count < 4; count++) made.push((await createKey('sam@example.com')).id)

    const { revokedKeys } = await ran<PlanChange>('plans', 'set', 'sam@example.com', 'starter')
    const { keys } = await ran<{ keys: Key[] }>('keys', 'list', 'sam@example.com')

    expect(revokedKeys).to.deep.equal([made[3], made[2]])
    expect(keys.map(({ state }) => state)).to.deep.equal(['active', 'active', 'revoked', 'revoked'])
  })

  it('lists the keys that a cancelled plan revoked', async () => {
    await account('starter')
    await run('plans', 'claim', 'sam@example.com', 'free', '--accept-terms')
    await run('plans', 'set', 'sam@example.com', 'starter')
    await run('keys', 'create', 'sam@example.com')
    const { id } = await createKey('sam@example.com')

    const { code, out } = await run('plans', 'cancel', 'sam@example.com')

    expect(code).to.equal(0)
    expect(out).to.include('is on the plan free (was starter).').and.to.include(`newest first:\n  ${id}\n`)
  })

  it('displays the secret of a key only when the key is created', async () => {
    const id = await account('pro')
    const made = await run('keys', 'create', 'sam@example.com', '--label', 'in text')
    const { secret } = await createKey(id, '--label', 'in JSON')
    const listed = await run('keys', 'list', 'sam@example.com')
    const told = await run('keys', 'list', '--json')

    expect(made.out).to.match(/\n {2}tw_live_[0-9A-Za-z]{38}\n/)
    expect(secret).to.match(/^tw_live_[0-9A-Za-z]{38}$/)
    expect(listed.out).to.include('in text').and.to.include('in JSON')
    expect(listed.out + told.out).not.to.include(secret)
  })

  it('revokes and restores a key', async () => {
    await account('pro')
    const { id } = await createKey('sam@example.com')

    const revoked = await run('keys', 'revoke', id)
    const restored = await ran<Key>('keys', 'restore', id)

    expect(revoked.out).to.equal(`Key ${id} is revoked.\n`)
    expect(restored).to.include({ id, state: 'active', revokedAt: null })
  })

  it('lists each account with its current plan', async () => {
    await account('starter')
    await run('plans', 'set', 'sam@example.com', 'pro')
    await run('accounts', 'create', '--email', 'alex@example.com')

    const { accounts: told } = await ran<{ accounts: ListedAccount[] }>('accounts', 'list')
    const { out } = await run('accounts', 'list')

    expect(told.map(({ email, plans }) => [email, plans])).to.deep.equal([['sam@example.com', ['pro']], [
      'alex@example.com',
      [],
    ]])
    expect(out).to.match(/^ID +E-MAIL +PLAN .*\n\S{36} {2}sam@example\.com +pro .*\n\S{36} {2}alex@example\.com +– /)
  })

  it('lists accounts, plans and the blocklist as tables', async () => {
    await account()
    await run('blocklist', 'add', 'sam.example', '--note', 'asked')

    const accounts = await run('accounts', 'list')
    const plans = await run('plans', 'list')
    const blocked = await run('blocklist', 'list')

    expect(accounts.out).to.match(/^ID +E-MAIL .*\n\S{36} {2}sam@example\.com /)
    expect(plans.out).to.match(/^PLAN +PRODUCT .*\nfree +api +radar +– +0 +0 +0 +1 +30\n/)
    expect(blocked.out).to.match(/^KIND +VALUE .*\nexact +sam\.example .* asked\n$/)
    const { plans: all } = await ran<{ plans: Plan[] }>('plans', 'list')
    expect(all.map(({ id }) => id)).to.deep.equal(['free', 'starter', 'pro',
      'business'])
  })

  it('creates and restores keys only up to the limit of the plan', async () => {
    await account('starter')
    const first = await createKey('sam@example.com')
    await run('keys', 'create', 'sam@example.com')

    const third = await run('keys', 'create', 'sam@example.com')
    await run('keys', 'revoke', first.id)
    const replacement = await run('keys', 'create', 'sam@example.com')
    const restored = await run('keys', 'restore', first.id)

    expect(third.code).to.equal(1)
    expect(replacement.code).to.equal(0)
    expect(restored.code).to.equal(1)
    expect(restored.err).to.include('allows no further active key')
      .and.to.include(': npm run -s cli -- keys list sam@example.com\n')
  })

  it('reports the plan that a change replaced', async () => {
    const id = await account()
    const first = await run('plans', 'set', id, 'pro')
    const same = await run('plans', 'set', id, 'pro')
    const claimed = await run('plans', 'claim', id, 'free', '--accept-terms')
    const told = await ran<PlanChange>('plans', 'set', id, 'starter')

    expect(first.out).to.equal(`Account ${id} is on the plan pro.\n`)
    expect(same.out).to.equal(`Account ${id} is on the plan pro.\n`)
    expect(claimed.out).to.include(`Account ${id} is on the plan free (was pro).\n`)
    expect(told).to.include({ previousPlan: 'free' })
  })

  it('returns an account to the free plan immediately', async () => {
    await account('business')

    const { plan } = await ran<PlanChange>('plans', 'cancel', 'sam@example.com')

    expect(plan.id).to.equal('free')
  })

  for (
    const [what, args, sentence] of [
      ['account that is not there', ['plans', 'set', 'nobody@example.com', 'pro'], 'No account has this id'],
      ['account that is not there, for its keys', ['keys', 'list', 'nobody@example.com'], 'No account has this id'],
      ['plan that is not there', ['plans', 'set', 'sam@example.com', 'gold'], 'free, starter, pro, business'],
      ['paid plan that is claimed', ['plans', 'claim', 'sam@example.com', 'pro', '--accept-terms'],
        'only "free" can be claimed'],
      ['free plan without its terms', ['plans', 'claim', 'sam@example.com', 'free'], 'TERMS.md'],
      ['account without a plan', ['keys', 'create', 'sam@example.com'], 'no active API plan'],
      ['key that is not there', ['keys', 'revoke', 'x'], 'No key has this id'],
      ['module that is not there', ['modules', 'check', 'nonsense'], 'There is no module nonsense'],
    ] as const
  ) {
    it(`prints the next command for a ${what}`, async () => {
      await account()

      const { code, err } = await run(...args)
      const [, next = ''] = /: npm run -s cli -- (.*)\n$/.exec(err) ?? []

      expect(code).to.be.oneOf([1, 2])
      expect(err).to.include(sentence)
      expect((await run(...next.split(' '))).code, next).to.equal(0)
    })
  }

  it('keeps a blocklist of values, domains and ranges', async () => {
    const added = await run('blocklist', 'add', 'Example.ORG', '--kind', 'domain', '--note', 'asked')
    const range = await run('blocklist', 'add', '192.0.2.77/24')
    await run('blocklist', 'add', 'Sam.Example')
    const again = await run('blocklist', 'add', 'sam.example')
    const { entries: list } = await ran<{ entries: BlocklistEntry[] }>('blocklist', 'list')
    const removed = await ran('blocklist', 'remove', '192.0.2.0/24')
    const gone = await run('blocklist', 'remove', '192.0.2.0/24')
    const wrong = await run('blocklist', 'add', '192.0.2.0/99')

    expect(added.out).to.equal('Added as domain: example.org\n')
    expect(range.out).to.equal('Added as network: 192.0.2.0/24\n')
    expect(again.out).to.match(/^Already on the list/)
    expect(list.map(({ kind, value }) => `${kind} ${value}`)).to.deep.equal(['domain example.org',
      'exact sam.example', 'network 192.0.2.0/24'])
    expect(removed).to.deep.equal({ kind: 'network', removed: ['network'] })
    expect(gone).to.include({ code: 1, out: '', err: 'The blocklist has no such entry of kind network\n' })
    expect(wrong.code).to.equal(2)
  })

  it('removes a blocklist entry in plain text and hashed form, or hashed form only, and reports which', async () => {
    const add = async () => {
      for (const hashed of [[], ['--hashed']]) await run('blocklist', 'add', 'sam@example.org', ...hashed)
    }
    await add()
    const both = await run('blocklist', 'remove', 'sam@example.org')
    await add()
    const hashed = await run('blocklist', 'remove', 'sam@example.org', '--hashed')
    const again = await run('blocklist', 'remove', 'sam@example.org', '--hashed')
    const help = await run('blocklist', 'remove', '--help')

    expect(both).to.include({ code: 0, out: 'Removed: exact (plain text), exact (hashed)\n' })
    expect(hashed).to.include({ code: 0, out: 'Removed: exact (hashed)\n' })
    expect(again).to.include({ code: 1, err: 'The blocklist has no such entry of kind exact, hashed\n' })
    const { entries } = await ran<{ entries: BlocklistEntry[] }>('blocklist', 'list')
    expect(entries.map(({ kind }) => kind)).to.deep.equal(['exact'])
    expect(help.out).to.match(/--hashed +remove\s+only\s+the\s+entry\s+that\s+was\s+added\s+with\s+--hashed/)
  })

  it('blocks a value that begins with a dash, and a value with a slash that is not a range', async () => {
    const dashed = await run('blocklist', 'add', '--json', '--', '-dash-')
    const slashed = await run('blocklist', 'add', 'cafe/5')

    expect(json(dashed)).to.include({ kind: 'exact', value: '-dash-', added: true })
    expect(slashed.out).to.equal('Added as exact: cafe/5\n')
  })

  it('removes stored escape sequences from the output', async () => {
    await run('blocklist', 'add', 'sam', '--note', '\u001b]0;owned\u0007\u009b31m\u202e\n2nd')

    const text = await run('blocklist', 'list')
    const told = await run('blocklist', 'list', '--json')

    expect(text.out).to.include(']0;owned').and.not.to.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(told.out).not.to.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(listOf<BlocklistEntry>(told, 'entries')[0]!.note).to.equal('\u001b]0;owned\u0007\u009b31m\u202e\n2nd')
  })
})
