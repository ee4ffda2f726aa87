import type { Knex } from 'knex'

const keyOf = (label: string): string => label.normalize('NFC').trim().toLowerCase()

/** Number of rows that one query reads. */
const batch = 500

/** Keys of labels, by which they are found in upper and in lower case. */
export async function up(db: Knex): Promise<void> {
  for (const table of ['investigations', 'watches']) {
    await db.schema.alterTable(table, one => one.text('label_keys'))
    await db(table).where({ labels: '[]' }).update({ label_keys: '[]' })
    for (let rows: Array<{ id: string, labels: string }>; (rows = await withoutKeys(db, table)).length > 0;) {
      for (const { id, labels } of rows) {
        const keys = [...new Set((JSON.parse(labels) as string[]).map(keyOf))]
        await db(table).where({ id }).update({ label_keys: JSON.stringify(keys) })
      }
    }
  }
  const pairs: Array<{ account_id: string, label: string }> = await db('search_labels').distinct('account_id', 'label')
  for (const { label, ...of } of pairs.filter(pair => keyOf(pair.label) !== pair.label)) {
    await db.raw(`insert into search_labels (account_id, label, created_at, search_id)
      select account_id, ?, created_at, search_id from search_labels where account_id = ? and label = ?
      on conflict do nothing`, [keyOf(label), of.account_id, label])
    await db('search_labels').where({ ...of, label }).delete()
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['investigations', 'watches']) {
    await db.schema.alterTable(table, one => one.dropColumn('label_keys'))
  }
}

const withoutKeys = (db: Knex, table: string): Promise<Array<{ id: string, labels: string }>> =>
  db(table).whereNull('label_keys').limit(batch).select('id', 'labels')
