import { expect } from 'chai'
import type { AccountCheck } from '../../src/sources/registered/account-check.ts'
import { combinePacks, type CombinedPacks } from '../../src/sources/registered/packs/combine.ts'
import { parsePack } from '../../src/sources/registered/packs/read.ts'

/*
 * Small packs of the three formats, about one site
 */

export const combine = (...packs: unknown[]): CombinedPacks =>
  combinePacks(packs.map((json, index) => ({ name: `pack ${index + 1}`, parsed: parsePack(json) })))

export const birds = { urlMain: 'https://birds.example/', url: 'https://birds.example/{}', username_claimed: 'wren' }
export const sherlock = (site: object) =>
  ({ $schema: 'data.schema.json', Birds: { ...birds, errorType: 'status_code', ...site } })
export const maigret = (site: object, engines: object = {}) => ({
  sites: {
    Birds: {
      urlMain: 'https://birds.example',
      url: 'https://birds.example/{username}',
      usernameClaimed: 'wren',
      checkType: 'status_code',
      ...site,
    },
  },
  engines,
})
export const whatsMyName = (site: object) => ({
  license: ['CC BY-SA 4.0'],
  sites: [{
    name: 'Birds',
    uri_check: 'https://birds.example/{account}',
    e_code: 200,
    e_string: 'member since',
    m_code: 404,
    m_string: 'No such user',
    known: ['robin'],
    cat: 'hobby',
    ...site,
  }],
})

export const context = {
  client: { send: () => Promise.reject(new Error('not asked')) },
  key: undefined,
  now: new Date(0),
  signal: new AbortController().signal,
}
export const requestOf = (check: AccountCheck | undefined) => check?.request('sam', context, 'Pseudonym')
export const only = (json: unknown): AccountCheck => {
  const { checks, packs } = combine(json)
  expect(packs[0]?.skipped).to.eql([])
  return checks[0]!
}
export const reasonOf = (json: unknown) => combine(json).packs[0]?.skipped[0]?.reason
