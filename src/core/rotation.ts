import type { Database } from '../db/database.ts'
import type { Sealer } from '../lib/sealed.ts'

const batch = 200

export interface Rotated {
  /** Number of values whose data key was encrypted again, with the newest secret. */
  rewrapped: number
  /** Columns with values that no known secret can decrypt, and the number of these values. */
  unreadable: Array<{ table: string, column: string, count: number }>
}

/**
 * Encrypts the data keys of all sealed values again, with the newest secret. The service may run at the same time. If
 * the process is killed, the next call continues the work.
 */
export async function rotateSecrets(database: Pick<Database, 'sealedValues'>, sealer: Sealer): Promise<Rotated> {
  const { sealedValues } = database
  const rotated: Rotated = { rewrapped: 0, unreadable: [] }
  for (const column of sealedValues.columns) {
    let unreadable = 0
    let after: string[] | undefined
    for (;;) {
      const found = await sealedValues.listWithoutPrefix(column, sealer.newest(), after, batch)
      if (found.length === 0) break
      for (const { key, sealed } of found) {
        const rewrapped = tryRewrap(sealer, sealed)
        if (rewrapped !== undefined) {
          if (await sealedValues.replace(column, key, sealed, rewrapped)) rotated.rewrapped++
        // A value that another process has replaced in the meantime is not counted.
        } else if (await sealedValues.isUnchanged(column, key, sealed)) unreadable++
      }
      after = found.at(-1)!.key
    }
    if (unreadable > 0) rotated.unreadable.push({ table: column.table, column: column.column, count: unreadable })
  }
  return rotated
}

function tryRewrap(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.rewrap(sealed)
  } catch {
    return undefined
  }
}
