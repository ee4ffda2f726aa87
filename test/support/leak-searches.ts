import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import type { LeakSource } from '../../src/sources/leaks/leak-source.ts'

export const leakQuery = { type: 'Email Address', value: 'sam@example.org' }

export const startWithLeakSources = (leakSources: LeakSource[], plan = 'business'): Promise<Started> =>
  start({}, { modules: [createModule('one')], leakSources, plan })

/** Runs a search with these leak options until it ends. */
export async function searchLeaks(service: Started, leaks: object) {
  const features = { breached_accounts: false, registered_accounts: 'exclude' }
  const { status, body } = await service.request('POST', '/search', { body: { query: leakQuery, leaks, features } })
  expect(status).to.equal(201)
  const { id } = body.search
  return { id, events: await service.events(`/search/${id}/stream`) }
}

/** Returns the leak sources of a search. */
export const getLeaks = async (service: Started, id: string) =>
  (await service.request('GET', `/search/${id}/results/leaks`)).body.data

/** Returns one page of results. `page` is the code of a leak source and an optional query, for example `big?page=2`. */
export const getLeakPage = async (service: Started, id: string, page: string) =>
  (await service.request('GET', `/search/${id}/results/leaks/${page}`)).body.data
