import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import { Failure, nothingToRetry } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { scheduling, type Admission, type Admitted } from '../admission/admission.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import { noSuch, requireOwn } from '../access/require-own.ts'
import type { Searches } from '../search/searches.ts'
import { isTerminal } from '../search/state.ts'
import { investigationLinks } from '../webhooks/investigation-links.ts'
import { investigationBody } from './bodies.ts'
import { readCaseSearches, type CaseSearch } from './findings/case-searches.ts'

type Schemas = components['schemas']
type RetriedData = Schemas['InvestigationRetriedData']
type Outcome = Pick<RetriedData, 'started' | 'not_started'>

/** Codes of refusals that hold for every search of the account at this moment, so that none is tried after them. */
const ofAccount: ReadonlySet<string> = new Set([
  'MAX_CONCURRENCY_EXCEEDED', 'RATE_LIMIT_EXCEEDED', 'DISPATCH_UNAVAILABLE', 'PLAN_FEATURE_REQUIRED',
])

interface RetryParts {
  database: Database
  admission: Admission
  searches: Pick<Searches, 'startRetry'>
  publicUrl: string
}

export type InvestigationRetry = ReturnType<typeof createInvestigationRetry>

/** Creates the service that retries what failed in the searches of an investigation. */
export function createInvestigationRetry({ database, admission, searches, publicUrl }: RetryParts) {
  return {
    /**
     * Starts a retry of each ended search in which a source has no answer, in the order of the observables, until the
     * slots or the quota of the account are used up. The request itself costs nothing. Throws NOT_FOUND,
     * NOTHING_TO_RETRY if no search is left, or a refusal of `Admission.enter`. If an earlier request had the same
     * Idempotency-Key, starts nothing.
     */
    async retry(
      principal: Principal, { id: operation, cost }: { id: string, cost: number }, givenId: string,
      key?: IdempotencyKey,
    ): Promise<Admitted<RetriedData>> {
      const id = givenId.toLowerCase()
      const actId = newId()
      const found = await database.investigations.get(id)
      const isOwn = found?.accountId === principal.accountId
      const { searches: all } = isOwn ? await readCaseSearches(database, found) : { searches: [] }
      // an unchecked id is not written: the files of PostgreSQL keep what was rolled back
      const resourceId = isOwn ? id : newId()
      const admitted = await admission.once<readonly CaseSearch[]>(
        principal,
        () => database.inTransaction(async tx => {
          const entry = scheduling(operation, { kind: 'investigation', resourceId }, key)
          const pass = await admission.enter(tx, principal, entry)
          requireOwn('investigation', principal, await tx.investigations.get(id))
          const failed = all.filter(isUnanswered)
          if (failed.length === 0) throw nothingToRetry({ message: 'No search of this investigation can be retried' })
          await pass.charge({ recordId: actId })
          return { result: failed, headers: pass.headers }
        }),
        () => Promise.resolve([]),
      )
      const outcome = await startEach(principal, {
        id: operation,
        cost,
        earlier: 'scheduled',
        actId,
      }, admitted.result)
      const investigation = await database.investigations.get(id)
      if (!investigation) throw noSuch('investigation')
      const links = investigationLinks(publicUrl, id)
      return { ...admitted, result: { investigation: investigationBody(investigation), ...outcome, links } }
    },
  }

  async function startEach(
    principal: Principal, operation: Parameters<typeof searches.startRetry>[1], failed: readonly CaseSearch[],
  ): Promise<Outcome> {
    const outcome: Outcome = { started: [], not_started: [] }
    let refusal: Schemas['RefusedRetryReason'] | undefined
    for (const { asked: query, search: { id: search_id } } of failed) {
      if (refusal && ofAccount.has(refusal.code)) {
        outcome.not_started.push({ query, search_id, reason: refusal })
        continue
      }
      try {
        const { result: { id: retry_id } } = await searches.startRetry(principal, operation, search_id)
        outcome.started.push({ query, search_id, retry_id })
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        refusal = { code: error.code, message: error.message }
        outcome.not_started.push({ query, search_id, reason: refusal })
      }
    }
    return outcome
  }
}

/** Returns whether a search has ended, and a source that was asked has no answer in it or in a retry of it. */
const isUnanswered = ({ search: { status, counts } }: CaseSearch): boolean =>
  isTerminal(status) &&
  (status === 'error' || counts === undefined || counts.sources_unanswered + counts.sources_unfinished > 0)
