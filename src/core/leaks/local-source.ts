import type { Database } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { createShortHmac } from '../../lib/short-hmac.ts'
import type { LeakRecord, LeakSource } from '../../sources/leaks/leak-source.ts'
import type { Template } from '../../sources/leaks/vocabulary.ts'
import type { Query } from '../../sources/source.ts'
import { readBlock } from './block.ts'
import { entryBytes, findEntries, hashBytes, keyBytes, readPlace, type Place } from './index-entry.ts'
import { indexText } from './indexed-values.ts'
import { openDataKey, type SourceKeys } from './source-key.ts'

type Records = Pick<Database, 'leakRecords'>

const deadlineMs = 30_000

/** An imported data set as a source of a search. */
export function createLocalSource({ database, secret }: { database: Records, secret: string }, stored: StoredLeakSource): LeakSource {
  const { code, name, template, breach, dataKey, mapping, types } = stored
  let keys: SourceKeys | undefined
  const unavailable = opens(secret, code, dataKey) ? {} : { unavailable: 'It was imported with another secret than this service has now' }

  return {
    code, name, homepage: null, requiresKey: false, deadlineMs, ...(breach === null ? {} : { breach }), ...unavailable,
    description: 'A data set that the operator of this service has imported',
    types: JSON.parse(types), template: template as Template, mapping: JSON.parse(mapping),

    async* records(query, { signal }) {
      keys ??= openDataKey(secret, code, dataKey)
      for await (const place of findPlaces(database, code, keys, query)) {
        signal.throwIfAborted()
        const block = { source: code, batch: place.batch, number: place.block }
        const data = await database.leakRecords.block(code, block.batch, block.number)
        if (data !== undefined) yield readBlock(keys.block, block, data, place.number) satisfies LeakRecord
      }
    },
  }
}

function opens(secret: string, code: string, dataKey: string): boolean {
  try {
    openDataKey(secret, code, dataKey)
    return true
  } catch {
    return false
  }
}

/** Where the records of an observable lie, in the order of the index. */
async function* findPlaces({ leakRecords }: Records, code: string, { index }: SourceKeys, query: Query): AsyncGenerator<Place> {
  const hash = Buffer.from(createShortHmac(index)(indexText(query)).slice(0, hashBytes), 'latin1')
  const before = Buffer.alloc(keyBytes)
  before.set(hash)
  for (let page = await leakRecords.indexPage(code, before) ?? await leakRecords.indexPageAfter(code, before); page !== undefined;) {
    const entries = Buffer.from(page.entries.buffer, page.entries.byteOffset, page.entries.byteLength)
    const { from, to } = findEntries(entries, hash)
    for (let at = from; at < to; at += entryBytes) yield readPlace(entries, at)
    if (to < entries.length) return
    page = await leakRecords.indexPageAfter(code, page.first)
  }
}
