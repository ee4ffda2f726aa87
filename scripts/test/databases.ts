import { reaching, readNames, type Sources } from './reach.ts'

/**
 * Folders of tests about what no database decides. Their tests that start the service use SQLite, because every
 * statement that they cause has its test in `test/db`, `test/core`, `test/api` or `test/modes`.
 */
const withoutDatabase =
  /^test\/(client|config|console|contract|docs|http|images|lib|mcp|queue|sandbox|scripts|sources|telemetry|upstreams|wire)\//

/**
 * Further tests of the same kind: what an operation makes of the answers of its sources, and commands that call the
 * API. Their statements on PostgreSQL are those of `test/api`.
 */
const alsoWithoutDatabase =
  /^test\/(api\/tools\/tool-operations|cli\/(search|sources|watches|webhooks|kit\/server))\b/

/** Tests in those folders that depend on PostgreSQL all the same, each with the reason. */
const alsoPostgres: ReadonlySet<string> = new Set([
  'test/contract/defaults.test.ts', // the plans that a new database has
  'test/images/rules.test.ts', // the rate limit
  'test/sources/governor/budgets.test.ts', // budgets that processes share
  'test/sources/governor/shared-budgets.test.ts',
  'test/telemetry/canary.test.ts', // telemetry could contain what a statement contains
  'test/telemetry/metrics.test.ts', // counts come from tables
  'test/telemetry/operations.test.ts', // health of a process whose database does not respond
  'test/telemetry/traces.test.ts', // a trace goes on through the queue
])

/**
 * Returns the tests that must run on PostgreSQL too. The kind of database reaches a test only through the variable
 * TEST_DATABASE_URL, so a test that reaches no file with this name is the same on both.
 */
export function testsOnPostgres(tests: readonly string[], sources: Sources): string[] {
  const readers = [...sources].filter(([, text]) => text.includes('TEST_DATABASE_URL')).map(([file]) => file)
  const dependent = reaching(readNames(sources), readers)
  const isSame = (test: string) => withoutDatabase.test(test) || alsoWithoutDatabase.test(test)
  return tests.filter(test => dependent.has(test) && (!isSame(test) || alsoPostgres.has(test)))
}
