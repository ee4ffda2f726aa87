import type { Knex } from 'knex'

/*
 * The events of an investigation and of all its searches, numbered from 1 without a gap.
 *
 * The events of its searches are not stored twice: a row points to consecutive events of one search, which were added
 * together. An event of the investigation itself is in its row. The number of the first event of a row is its `seq`.
 * The numbers come from a counter in the row of the investigation, which the transaction that adds the events locks, so
 * they follow the order of the commits: a reader that has event n finds all earlier ones.
 *
 * The trade: the transactions that add events to the searches of one investigation end one after the other. In return,
 * a stream of 1,000 searches costs one short row for each transaction, and can resume at any event.
 */

/** Consecutive events of one search. */
interface SearchPart {
  searchId: string
  /** Number of the first event in the search. */
  firstSeq: number
  count: number
}

/** Reserves the next numbers of the investigation, and returns the first one. */
export async function reserve(db: Knex, investigationId: string, count: number): Promise<number> {
  const [row] = await db('investigations').where({ id: investigationId })
    .update({ last_seq: db.raw('last_seq + ?', [count]) }).returning('last_seq')
  return row.last_seq - count + 1
}

/** Adds events of a search to its investigation. Must run in the transaction that adds them to the search. */
export async function appendSearchPart(
  db: Knex, investigationId: string, { searchId, firstSeq, count }: SearchPart,
): Promise<void> {
  await db('investigation_events').insert({
    investigation_id: investigationId,
    seq: await reserve(db, investigationId, count),
    count,
    search_id: searchId,
    search_seq: firstSeq,
  })
}
