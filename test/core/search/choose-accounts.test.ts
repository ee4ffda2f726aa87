import { expect } from 'chai'
import { chooseAccounts, type AccountChoice } from '../../../src/core/search/choose-accounts.ts'
import type { Task } from '../../../src/core/search/task.ts'

const choice = (slug: string, domain?: string): AccountChoice => ({
  task: { slug } as Task,
  tags: [],
  pack: undefined,
  ...domain !== undefined && { scope: { includes: value => value.endsWith(`@${domain}`), rule: 'one domain' } },
})
const checks = [choice('everywhere'), choice('posteo', 'posteo.example')]

describe('chooseAccounts', () => {
  const chosen = (value: string, sites?: [string, ...string[]]) => {
    const features = sites ? { account_checks: { sites } } : {}
    const { tasks, faults } = chooseAccounts(
      { query: { type: 'Email Address', value }, features }, () => checks, value.toLowerCase())
    return { slugs: tasks.map(({ slug }) => slug), faults }
  }

  it('leaves out a check that is for addresses at other domains', () => {
    expect(chosen('sam@posteo.example').slugs).to.eql(['everywhere', 'posteo'])
    expect(chosen('Sam@Posteo.Example').slugs).to.eql(['everywhere', 'posteo'])
    expect(chosen('sam@other.example').slugs).to.eql(['everywhere'])
  })

  it('knows the slug of such a check, and refuses a search that would run none', () => {
    expect(chosen('sam@other.example', ['everywhere', 'posteo'])).to.eql({ slugs: ['everywhere'], faults: [] })
    expect(chosen('sam@other.example', ['posteo']).faults).to.eql([
      { path: 'features.account_checks', message: 'no account check has all of these, and is for this value' },
    ])
  })
})
