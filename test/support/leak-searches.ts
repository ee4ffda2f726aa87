import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import { start, type Json, type Started } from '../../scripts/support/start.ts'
import type { LeakSource } from '../../src/sources/leaks/leak-source.ts'

export const leakQuery = { type: 'Email Address', value: 'sam@example.org' }

export const startWithLeakSources = (leakSources: LeakSource[], plan = 'business'): Promise<Started> =>
  start({}, { modules: [createModule('one')], leakSources, plan })

/** Runs a search to its end. */
export async function searchLeaks(service: Started, leaks: object): Promise<{ id: string, events: Json[] }> {
  const features = { breached_accounts: false, registered_accounts: 'exclude' }
  const { status, body } = await service.request('POST', '/search', { body: { query: leakQuery, leaks, features } })
  expect(status).to.equal(201)
  const id = body['search']['id']
  return { id, events: await service.events(`/search/${id}/stream`) }
}

export const dataOf = (events: Json[], name: string): Json[] =>
  events.filter(({ event }) => event === name).map(({ data }) => data)

export const getData = async (service: Started, path: string): Promise<Json> =>
  (await service.request('GET', path)).body['data']
