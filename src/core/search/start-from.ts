import type { Repositories } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { Failure } from '../../errors.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Principal } from '../access/keys.ts'
import { requireOwn } from '../access/require-own.ts'
import type { Admitted } from '../admission/admission.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import { copyDelivery } from '../webhooks/deliveries.ts'
import type { Catalogue, CatalogueSnapshot } from './catalogue.ts'
import type { Creation, Operation } from './creation.ts'
import type { NewSearch } from './insert-search.ts'
import { queryOf } from './state.ts'

interface StartFromParts {
  database: Pick<Repositories, 'searches'>
  catalogue: Catalogue
  sealer: Sealer
}

export type StartFrom = ReturnType<typeof createStartFrom>

/** Creates the function that starts a search from an earlier one of the account. */
export const createStartFrom = ({ database, catalogue, sealer }: StartFromParts, { startPrepared }: Creation) =>
  /**
   * Starts the search that `prepare` makes of an earlier one and of the sources that the account may have for it, with
   * the webhook of the earlier one. `prepare` runs in the transaction that locks the account, so that requests at
   * the same time see each other's searches. Throws NOT_FOUND if the account has no search with this id, and the errors
   * of `prepare` and of `Creation.start`.
   */
  async (
    principal: Principal, operation: Operation, earlierId: string, key: IdempotencyKey | undefined,
    prepare: (tx: Repositories, earlier: StoredSearch, snapshot: CatalogueSnapshot) => Promise<NewSearch>,
  ): Promise<Admitted<StoredSearch>> => {
    const id = earlierId.toLowerCase()
    const getOwned = async ({ searches }: Pick<Repositories, 'searches'>) =>
      requireOwn('search', principal, await searches.get(id))
    const found = await database.searches.get(id)
    const snapshot = await catalogue.snapshot(found && { accountId: principal.accountId, query: queryOf(found) })
    const prepareOwned = async (tx: Repositories) => prepare(tx, await getOwned(tx), snapshot)
    const started = startPrepared(principal, operation, key, prepareOwned, async (tx, newId) => {
      const subject = { kind: 'search', id: newId } as const
      await copyDelivery(tx, sealer, { kind: 'search', id }, { subject, accountId: principal.accountId })
    })
    return started.catch(async (error: unknown) => {
      // `prepare` runs after the check of the slots, and a caller must not wait for a slot for a missing search
      if (error instanceof Failure && error.code === 'MAX_CONCURRENCY_EXCEEDED') await getOwned(database)
      throw error
    })
  }
