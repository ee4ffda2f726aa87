import { expect } from 'chai'
import { accountChecks } from '../../src/sources/account-checks.ts'
import { modules } from '../../src/sources/modules.ts'
import { checkAccount } from '../../src/sources/registered/check-account.ts'
import { checks } from '../support/careless-sites.ts'

const query = { type: 'Pseudonym', value: '@sam.lee@social.example' } as const

describe('a search for a Fediverse handle', () => {
  it('asks only the module that asks the host of the handle, and offers its name as another search', () => {
    const asked = modules.filter(({ types, skipReason }) =>
      types.includes('Pseudonym') && skipReason?.(query) === undefined)

    expect(asked.map(({ slug }) => slug)).to.eql(['fediverse-handle', 'pseudonym-variants'])
  })

  it('asks no site of account checks, whatever names it takes', async () => {
    const send = () => Promise.reject(new Error('asked'))
    for (const check of [...accountChecks, ...Object.values(checks)]) {
      if (!check.types.includes('Pseudonym')) continue
      const { status, reason } = await checkAccount(check, query, {
        client: { send },
        key: undefined,
        now: new Date('2026-01-02T03:04:05Z'),
        signal: new AbortController().signal,
      })

      expect([status, reason?.code], check.slug).to.eql(['unknown', 'NAME_NOT_POSSIBLE'])
    }
  })
})
