import type { Knex } from 'knex'
import * as accounts from './20261121_accounts.ts'
import * as byok from './20261121_byok.ts'
import * as leaks from './20261121_leaks.ts'
import * as searches from './20261121_searches.ts'
import * as tools from './20261121_tools.ts'

/** Every migration in order. One that has been released is never edited. */
const migrations: ReadonlyArray<readonly [string, Knex.Migration]> = [
  ['20261121_accounts', accounts],
  ['20261121_searches', searches],
  ['20261121_leaks', leaks],
  ['20261121_byok', byok],
  ['20261121_tools', tools],
]

type Entry = (typeof migrations)[number]

export const migrationSource: Knex.MigrationSource<Entry> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ([name]) => name,
  getMigration: ([, migration]) => Promise.resolve(migration),
}
