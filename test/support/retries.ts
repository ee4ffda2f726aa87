import { expect } from 'chai'
import { SourceFailure } from '../../src/sources/failures.ts'
import { cardOf, createHeldModule, createModule } from '../../scripts/support/modules.ts'
import type { RequestOptions, Started } from '../../scripts/support/start.ts'

/** Creates a module that fails until `recover` is called. */
export function createFlaky(slug: string) {
  let fails = true
  const flaky = {
    runs: 0,
    recover() { fails = false },
    module: createModule(slug, {
      run(query) {
        flaky.runs++
        if (fails) throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
        return [cardOf(query)]
      },
    }),
  }
  return flaky
}

/** Creates a module that fails in its first run. Its further runs wait until `release` is called. */
export function createFailingThenHeld(slug: string) {
  const { module, ...held } = createHeldModule(slug)
  let runs = 0
  return {
    ...held,
    isRunning: () => runs > 1,
    module: createModule(slug, {
      async* run(query, context) {
        if (runs++ === 0) throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
        yield* module.run(query, context)
      },
    }),
  }
}

export const retry = (service: Started, id: string, options: RequestOptions = {}) =>
  service.request('POST', `/search/${id}/retry`, options)
export const stateOf = async (service: Started, id: string) =>
  (await service.request('GET', `/search/${id}`)).body.data.search
export const resultsOf = async (service: Started, id: string) =>
  (await service.request('GET', `/search/${id}/results?retries=own`)).body.data
export const merged = async (service: Started, id: string) =>
  (await service.request('GET', `/search/${id}/results`)).body.data

/** Runs a search to its end. Returns its id. */
export async function searched(service: Started, more: object = {}): Promise<string> {
  const id = await service.createSearch('Pseudonym', 'sam', more)
  await service.events(`/search/${id}/stream`)
  return id
}

/** Retries a search and waits for the end of the retry. Returns its id. */
export async function retried(service: Started, id: string): Promise<string> {
  const { status, body } = await retry(service, id)
  expect(status, JSON.stringify(body)).to.equal(201)
  await service.events(`/search/${body.search.id}/stream`)
  return body.search.id
}

export const statuses = ({ modules }: Awaited<ReturnType<typeof merged>>) =>
  modules.map(({ module, status, cards }) => [module.slug, status, cards.length])
