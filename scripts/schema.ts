import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { connect, migrate } from '../src/db/connection.ts'

/** Writes the whole database on one page into generated/schema.sql; with `--check` says whether it is up to date. */
const help = `Usage: node scripts/schema.ts [--check]

Writes generated/schema.sql from the migrations; --check only compares.
`
const { values } = readArguments(help, { check: { type: 'boolean', default: false } }, onlyOptions)
const file = resolve(import.meta.dirname, '../generated/schema.sql')

const sql = await dump()
if (!values.check) writeFileSync(file, sql)
else if (sql !== read()) {
  console.error('generated/schema.sql is not up to date: run npm run generate')
  process.exitCode = 1
}

async function dump(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-schema-'))
  const db = connect(join(folder, 'schema.db'))
  await migrate(db)
  const rows: Array<{ sql: string }> = await db('sqlite_master').whereNotNull('sql').whereNot(
    'name',
    'like',
    'sqlite_%',
  )
    .whereNot('tbl_name', 'like', 'knex_%').orderBy(['tbl_name', { column: 'type', order: 'desc' }, 'name'])
    .select('sql')
  await db.destroy()
  rmSync(folder, { recursive: true })
  return `-- Made by npm run generate from src/db/migrations. Do not edit.\n\n${
    rows.map(({ sql }) => `${sql};`).join('\n')
  }\n`
}

function read(): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
