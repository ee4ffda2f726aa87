import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../lib/folder.ts'
import { writePrivateFile } from '../../lib/private-file.ts'
import { arrayOf, objectWith, text } from '../../sources/kit/schema.ts'
import { hasShape } from '../../sources/kit/shape.ts'
import type { LedgerEntry } from '../../sources/registered/ledger.ts'

const flag = { type: 'boolean' } as const
const ledgerShape = arrayOf(objectWith({
  site: text,
  day: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } as const,
  toldApart: flag,
  hasOwn: flag,
  reason: { type: ['string', 'null'] } as const,
}))

/** Returns the path of the ledger in a data folder. */
export const ledgerFile = (dataDir: string): string => join(dataDir, 'account-ledger.json')

/**
 * Reads the ledger of the account checks in a data folder; it is empty if there is no file. Throws an Error if the file
 * is no ledger.
 */
export function readLedger(dataDir: string): LedgerEntry[] {
  const file = ledgerFile(dataDir)
  if (!existsSync(file)) return []
  const entries = parsed(readFileSync(file, 'utf8'))
  if (!hasShape(ledgerShape, entries)) throw new Error(`${file} is no ledger: delete it, and run checks run --record`)
  return entries
}

/** Adds entries to the ledger. An entry replaces the one of the same site. */
export function addToLedger(dataDir: string, added: readonly LedgerEntry[]): void {
  const bySite = new Map([...readLedger(dataDir), ...added].map(entry => [entry.site, entry]))
  const entries = [...bySite.values()].sort((one, other) => one.site < other.site ? -1 : 1)
  makeFolder(dataDir)
  const content = `${JSON.stringify(entries, undefined, 2)}\n`
  writePrivateFile(ledgerFile(dataDir), content, { replace: true, ofService: true })
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
