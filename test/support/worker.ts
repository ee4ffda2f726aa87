/** Runs test files one after another, each in a Mocha of its own, for `npm test`: see `scripts/test/workers.ts`. */
import { flushCompileCache } from 'node:module'
import { format } from 'node:util'
import Mocha from 'mocha'
import mocharc from '../../.mocharc.json' with { type: 'json' }
import { seen } from '../../scripts/support/replies.ts'
import type { FileReport, Order, TimedTest } from '../../scripts/test/workers.ts'
import { mochaHooks } from './hooks.ts'
import { reportFailures } from './reporter.ts'

const { Base } = Mocha.reporters

process.on('message', (order: Order) => {
  run(order).then(report => {
    process.send!(report)
    flushCompileCache()
  }, (error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit())

/** Runs the tests of a file. Rejects if the file cannot be loaded. */
async function run({ file, name, grep, bail }: Order): Promise<FileReport> {
  const startedAtMs = performance.now()
  const options: Mocha.MochaOptions = { rootHooks: mochaHooks, timeout: mocharc.timeout, bail, ...grep && { grep } }
  const mocha = new Mocha({ ...options, reporter: Base }).addFile(file)
  await mocha.loadFilesAsync()
  const tests: TimedTest[] = []
  const note = (timed: Mocha.Runnable) => tests.push({ title: timed.fullTitle(), ms: timed.duration ?? 0 })
  let report: FileReport
  return new Promise(done => {
    const failures: Mocha.Test[] = []
    const runner = mocha.run(() => {
      mocha.dispose() // removes its listeners of uncaught errors
      done(report)
    })
    reportFailures(runner, name)
    runner.on('test end', note).on('hook end', note).on('fail', test => failures.push(test))
    runner.once('end', () => {
      const { passes, failures: failed, pending } = runner.stats!
      report = {
        passed: passes,
        failed,
        pending,
        ms: performance.now() - startedAtMs,
        tests,
        failures: listed(failures),
        seen: [...seen],
      }
      seen.clear()
    })
  })
}

/** Returns the failures with their differences, as Mocha prints them at the end of a run. */
function listed(failures: Mocha.Test[]): string {
  if (failures.length === 0) return ''
  const lines: string[] = []
  const print = Base.consoleLog
  Base.consoleLog = (...parts: unknown[]) => lines.push(format(...parts))
  Base.list(failures)
  Base.consoleLog = print
  return lines.join('\n')
}
