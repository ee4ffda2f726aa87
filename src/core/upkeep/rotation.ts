import type { Database } from '../../db/database.ts'
import type { SealedColumn } from '../../db/sealed-values.ts'
import type { Sealer } from '../../lib/sealed.ts'

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
  const rotated: Rotated = { rewrapped: 0, unreadable: [] }
  for (const column of database.sealedValues.columns) {
    // Another rotation may have replaced a value by one with a secret that is removed soon: read the column again.
    let pass = await rewrapColumn(database, sealer, column)
    rotated.rewrapped += pass.rewrapped
    while (pass.replacedByOthers > 0) {
      pass = await rewrapColumn(database, sealer, column)
      rotated.rewrapped += pass.rewrapped
    }
    if (pass.unreadable > 0) {
      rotated.unreadable.push({ table: column.table, column: column.column, count: pass.unreadable })
    }
  }
  return rotated
}

async function rewrapColumn({ sealedValues }: Pick<Database, 'sealedValues'>, sealer: Sealer, column: SealedColumn) {
  const pass = { rewrapped: 0, unreadable: 0, replacedByOthers: 0 }
  let after: string[] | undefined
  for (;;) {
    const found = await sealedValues.listWithoutPrefix(column, sealer.newest(), after, batch)
    if (found.length === 0) return pass
    for (const { key, sealed } of found) {
      const rewrapped = tryRewrap(sealer, sealed)
      if (rewrapped !== undefined && await sealedValues.replace(column, key, sealed, rewrapped)) pass.rewrapped++
      else if (!await sealedValues.isUnchanged(column, key, sealed)) pass.replacedByOthers++
      else pass.unreadable++
    }
    after = found.at(-1)!.key
  }
}

function tryRewrap(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.rewrap(sealed)
  } catch {
    return undefined
  }
}
