import type { Knex } from 'knex'
import { isPostgres } from './driver/dialect.ts'
import { jobSchema } from './jobs/pg-boss.ts'
import { migrationTable } from './migrations/state.ts'
import { firstOfPreRelease, preRelease, RefusedDatabase } from './driver/refused.ts'

/** Number of tables that a message names. */
const maxNamed = 3

interface Table {
  schema: string
  name: string
  /** `true` for a table of the schema that the service uses. */
  isOurs: boolean
}

/**
 * Throws RefusedDatabase if PostgreSQL has tables of another program where the service would create its own, tables of
 * a version before 0.1.0, or another installation of the service in another schema: both would take the same jobs.
 * Tables of extensions, and other schemas such as another program's `pgboss`, do not matter. Changes nothing.
 */
export async function refuseForeignSchema(db: Knex): Promise<void> {
  if (!isPostgres(db)) return // opening the file has checked it
  const { rows } = await db.raw<{ rows: Table[] }>(`
    select n.nspname as schema, c.relname as name, n.nspname = current_schema() as "isOurs"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and (n.nspname in (current_schema(), ?) or c.relname = ?) and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`, [jobSchema, migrationTable])
  const tablesOf = (of: (table: Table) => boolean): string[] => rows.filter(of).map(({ name }) => name)
  const jobs = tablesOf(({ schema }) => schema === jobSchema)
  if (jobs.length > 0 && !jobs.includes('version')) throw foreign(jobSchema, jobs)
  const own = tablesOf(({ isOurs }) => isOurs)
  if (own.includes(migrationTable)) return
  const { schema = '' } = rows.find(({ isOurs }) => isOurs) ?? {}
  if (own.includes('knex_migrations')) {
    const first: unknown = await db('knex_migrations').where({ name: firstOfPreRelease }).first(db.raw('1'))
    if (first !== undefined) throw preRelease(`The schema ${schema} of the database in PostgreSQL`)
  }
  if (own.length > 0) throw foreign(schema, own)
  const other = rows.find(({ name }) => name === migrationTable)
  if (other === undefined) return
  throw new RefusedDatabase(`The schema ${other.schema} of the database in PostgreSQL belongs to another ` +
    'installation of the service: set DATABASE_URL to a database of its own for each installation.')
}

function foreign(schema: string, tables: readonly string[]): RefusedDatabase {
  const named = tables.slice(0, maxNamed).join(', ')
  const rest = tables.length > maxNamed ? ` and ${tables.length - maxNamed} more` : ''
  return new RefusedDatabase(`The schema ${schema} of the database in PostgreSQL has tables of another program ` +
    `(${named}${rest}): create a database for the service, and set DATABASE_URL to it.`)
}
