import type { components } from '../../../generated/api.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { validationError } from '../../errors.ts'
import type { Principal } from '../access/keys.ts'
import type { Admitted } from '../admission/admission.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { CatalogueSnapshot } from './catalogue.ts'
import { showsSecrets, type Operation } from './creation.ts'
import type { NewSearch } from './insert-search.ts'
import { resolveSearch } from './request.ts'
import type { StartFrom } from './start-from.ts'
import type { SearchOptions } from './task.ts'

type CacheMode = components['schemas']['CacheMode']

const noKeys = 'the keys of external providers are deleted when a search ends: create a new search with the keys'

/** Creates the part of the searches for `POST /search/{id}/rerun`. */
export function createReruns(startFrom: StartFrom) {
  return {
    /**
     * Starts a search with the question and the options of an earlier one. Throws NOT_FOUND if the account has no such
     * search, VALIDATION_ERROR if its options choose nothing any more, and the errors of `Creation.start`.
     * @param cache use of the cache. Default: that of the earlier search.
     */
    startRerun(
      principal: Principal, operation: Operation, id: string, cache?: CacheMode, key?: IdempotencyKey,
    ): Promise<Admitted<StoredSearch>> {
      return startFrom(principal, operation, id, key, (_, search, snapshot) =>
        Promise.resolve(prepareRerun(principal, search, cache, snapshot)))
    },
  }
}

function prepareRerun(
  principal: Principal, search: StoredSearch, cache: CacheMode | undefined, snapshot: CatalogueSnapshot,
): NewSearch {
  const { byok, delivery, ...stored } = JSON.parse(search.options) as SearchOptions
  if (byok?.mode === 'only') throw validationError({ details: [{ path: 'byok', message: noKeys }] })
  const options = { ...stored, ...cache && { cache: { mode: cache } } }
  const { modules, leaks } = options
  // the entries that no longer exist are left out: they are no choice of this request
  const resolved = resolveSearch({
    query: { type: search.type as QueryType, value: search.value },
    ...options,
    modules: modules.mode === 'selected' || modules.exclude ? { ...modules, unknown: 'skip' } : modules,
    leaks: leaks.mode === 'selected' ? { ...leaks, unknown: 'skip' } : leaks,
  }, snapshot, { secrets: showsSecrets(principal) })
  return {
    ...resolved,
    options: { ...options, delivery },
    skipped: [...resolved.skipped, ...byok ? [{ path: 'byok', message: noKeys }] : []],
    reference: search.reference,
    labels: search.labels,
    rerunOf: search.id,
  }
}
