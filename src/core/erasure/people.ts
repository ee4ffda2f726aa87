import type { ExportedRow } from '../../db/account-data.ts'
import type { Store } from '../../db/database.ts'
import type { ErasureKind } from '../../db/erasure-kind.ts'
import type { StoredValue } from '../../db/stored-values.ts'
import { validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { nextTurn } from '../../lib/pauses.ts'
import { queryTypes, type QueryType } from '../../sources/kit/source.ts'
import { comparableValue, foldText, mailboxAddress } from '../observables/comparable.ts'
import { parseObservable } from '../observables/observable.ts'
import { readable, type ExportHead } from './account-export.ts'

/** A search, an investigation or a watch of an account that is about a value. */
export interface FoundAboutPerson extends Omit<StoredValue, 'normalValue'> {
  /** E-mail address of the account. */
  account: string
}

const kinds: readonly ErasureKind[] = ['search', 'investigation', 'watch']
/** Number of marks that one transaction writes. */
const batch = 500

/**
 * Creates the service for requests of people: it finds, exports and erases what all accounts have searched about a
 * value, by identity. All spellings of the value are found, and all addresses of the same mailbox, as on the blocklist.
 */
export function createPeople({ database, clock }: { database: Store, clock: Clock }) {
  /** Throws VALIDATION_ERROR if the value has no type. */
  async function find(value: string): Promise<FoundAboutPerson[]> {
    const wanted = identitiesOf(value)
    const accounts = new Map((await database.accounts.list()).map(({ id, email }) => [id, email]))
    const found = new Map<string, FoundAboutPerson>()
    for (const kind of kinds) {
      for await (const page of database.erasures.listValues(kind)) {
        for (const { normalValue, ...entry } of page) {
          if (!wanted.has(identityOf(entry.type as QueryType, normalValue))) continue
          found.set(`${kind} ${entry.id}`, { ...entry, account: accounts.get(entry.accountId) ?? '' })
        }
        await nextTurn()
      }
    }
    return [...found.values()]
  }

  return {
    find,

    /** Yields everything that is stored about a value as lines. */
    async* exportLines(value: string): AsyncGenerator<ExportHead | ExportedRow> {
      const found = await find(value)
      const idsOf = (kind: ErasureKind) => found.filter(one => one.kind === kind).map(({ id }) => id)
      yield { exported_at: clock.now().toISOString(), left_out: database.accounts.leftOut() }
      const ids = { searches: idsOf('search'), investigations: idsOf('investigation'), watches: idsOf('watch') }
      for (const table of ['searches', 'investigations', 'watches'] as const) {
        for (let from = 0; from < ids[table].length; from += batch) {
          for await (const row of database.accounts.exportRows(table, ids[table].slice(from, from + batch))) {
            yield { table: row.table, row: readable(row.row) }
          }
        }
      }
    },

    /**
     * Marks everything about a value for erasure, whether it has ended or not. A running service ends, hides and
     * removes it within a minute, also after a crash. Returns what was marked.
     */
    async erase(value: string): Promise<FoundAboutPerson[]> {
      const found = await find(value)
      for (let from = 0; from < found.length; from += batch) {
        const marked = found.slice(from, from + batch)
        await database.inTransaction(tx => tx.erasures.add(marked, clock.now().toISOString()))
      }
      return found
    },
  }
}

/** Returns the form in which two values are the same person's. */
const identityOf = (type: QueryType, value: string): string =>
  foldText(type === 'Email Address' ? mailboxAddress(value) : comparableValue(type, value))

function identitiesOf(text: string): Set<string> {
  const identities = queryTypes.flatMap(type => {
    const parsed = parseObservable(type, text)
    return 'value' in parsed ? [identityOf(type, parsed.value)] : []
  })
  if (identities.length === 0) throw validationError({ message: 'The value is no observable of any type' })
  return new Set(identities)
}
