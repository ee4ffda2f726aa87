import type { Knex } from 'knex'
import type { Property } from './driver/columns.ts'
import { hasEntry } from './driver/dialect.ts'
import { labelKeys } from '../lib/label-key.ts'

/** Labels with their keys in a column beside them. */
export const labelsWithKeys: Property<string[]> = {
  columns: ['labels', 'label_keys'],
  read: ([stored]) => JSON.parse(stored as string) as string[],
  write: labels => [JSON.stringify(labels), JSON.stringify(labelKeys(labels))],
}

/** Narrows a query to rows that have all these labels. A row of an earlier version has its labels as their keys. */
export function withLabels(db: Knex, query: Knex.QueryBuilder, labels: readonly string[]): void {
  for (const key of labelKeys(labels)) {
    query.where(either => either.where(hasEntry(db, 'label_keys', key))
      .orWhere(old => old.whereNull('label_keys').where(hasEntry(db, 'labels', key))))
  }
}
