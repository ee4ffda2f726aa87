import { writeFileSync } from 'node:fs'
import Mocha from 'mocha'
import { seen } from '../../scripts/support/replies.ts'

const progressMs = 10_000

/**
 * Reports progress every ten seconds, each failed test at once in one line, and all failures with their differences at
 * the end. These lines begin with TEST_NAME, because the runs on both databases share one terminal. It also writes the
 * counts and the observed replies to the file that TEST_REPORT names.
 */
export default class Reporter extends Mocha.reporters.Base {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options)
    const name = process.env['TEST_NAME'] ?? 'Tests'
    const report = () => {
      const { passes, failures, pending } = this.stats
      console.log(`${name}: ${passes + failures + pending} of ${runner.total} tests, ${failures} failed`)
    }
    const progress = setInterval(report, progressMs)
    runner.on('fail', (test, error: Error) => {
      console.log(`${name}: failed: ${test.fullTitle()}: ${inOneLine(error)}`)
    })
    runner.once('end', () => {
      clearInterval(progress)
      report()
      this.epilogue()
      const file = process.env['TEST_REPORT']
      if (file) {
        writeFileSync(file, JSON.stringify({ passed: this.stats.passes, failed: this.stats.failures, seen: [...seen] }))
      }
    })
  }
}

/** Returns the message and the first line of a test in the stack: a CI service may keep only the end of the output. */
function inOneLine({ message, stack = '' }: Error): string {
  const text = String(message).replaceAll(/\s+/g, ' ').slice(0, 500)
  return `${text} (${/test\/[\w./-]+:\d+/.exec(stack)?.[0] ?? 'no line of a test'})`
}
