import { showsSecrets } from '../core/search/creation.ts'
import { notFound } from '../errors.ts'
import { jsonInSlices } from '../lib/json-text.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

type ResultParts = Pick<
  ApiParts, 'searches' | 'results' | 'observables' | 'comparison' | 'profile' | 'pictures' | 'meta'
>

/** Handlers of the results of a search. */
export function resultHandlers(
  { searches, results, observables, comparison, profile, pictures, meta }: ResultParts,
): ApiHandlers<
  | 'getSearchResults'
  | 'compareSearches'
  | 'getSearchObservables'
  | 'getSearchProfile'
  | 'getSearchPicture'
  | 'getSearchByok'
  | 'getSearchLeaks'
  | 'getSearchLeakPage'
> {
  return {
    async getSearchResults({ principal, params, query }) {
      const search = await searches.get(principal, params.id)
      // in slices, because the cards of a search can be large
      const json = await jsonInSlices({ data: await results.resultsBody(search, query.retries), meta: meta() })
      return { status: 200, body: { json } }
    },

    async compareSearches({ principal, params }) {
      const data = await comparison.compare(
        await searches.get(principal, params.id), await searches.get(principal, params.other))
      return { status: 200, body: { json: await jsonInSlices({ data, meta: meta() }) } }
    },

    async getSearchObservables({ principal, params, query }) {
      const data = await observables.list(await searches.get(principal, params.id), query)
      return { status: 200, body: { json: await jsonInSlices({ data, meta: meta() }) } }
    },

    async getSearchProfile({ principal, params, query }) {
      const data = await profile.page(await searches.get(principal, params.id), query)
      return { status: 200, body: { json: await jsonInSlices({ data, meta: meta() }) } }
    },

    async getSearchPicture({ principal, params, query, body, signal }) {
      const picture = await pictures.find(await searches.get(principal, params.id), { ...body, ...query }, signal)
      if (picture === undefined) return { status: 204 }
      return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body: picture }
    },

    async getSearchByok({ principal, params, query }) {
      const search = await searches.get(principal, params.id)
      return {
        status: 200,
        body: { json: `{"data":${await results.byokBody(search, query)},"meta":${JSON.stringify(meta())}}` },
      }
    },

    async getSearchLeaks({ principal, params, query }) {
      const search = await searches.get(principal, params.id)
      return { status: 200, body: { data: await results.leaksBody(search, query.retries), meta: meta() } }
    },

    async getSearchLeakPage({ principal, params, query }) {
      const search = await searches.get(principal, params.id)
      const reader = { secrets: showsSecrets(principal) }
      const data = await results.leakPageBody(search, params.source, query, reader)
      if (data === undefined) throw notFound({ message: 'This search has no such page of a leak source' })
      return { status: 200, body: { json: `{"data":${data},"meta":${JSON.stringify(meta())}}` } }
    },
  }
}
