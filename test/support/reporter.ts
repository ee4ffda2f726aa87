import Mocha from 'mocha'

const progressMs = 10_000

/**
 * The reporter of `npx mocha`. Reports progress every ten seconds, each failed test at once in one line, and all
 * failures with their differences at the end.
 */
export default class Reporter extends Mocha.reporters.Base {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options)
    const report = () => {
      const { passes, failures, pending } = this.stats
      console.log(`Tests: ${passes + failures + pending} of ${runner.total} tests, ${failures} failed`)
    }
    const progress = setInterval(report, progressMs)
    reportFailures(runner, 'Tests')
    runner.once('end', () => {
      clearInterval(progress)
      report()
      if (runner.total === 0) console.log('No test ran: no title in these files matches, or they have no tests')
      this.epilogue()
    })
  }
}

/** Prints each failed test at once in one line, which begins with `name`. */
export function reportFailures(runner: Mocha.Runner, name: string): void {
  runner.on('fail', (test, error: Error) => {
    console.log(`${name}: failed: ${test.fullTitle()}: ${inOneLine(error)}`)
  })
}

/** Returns the message and the first line of a test in the stack: a CI service may keep only the end of the output. */
function inOneLine({ message, stack = '' }: Error): string {
  const text = String(message).replaceAll(/\s+/g, ' ').slice(0, 500)
  return `${text} (${/test\/[\w./-]+:\d+/.exec(stack)?.[0] ?? 'no line of a test'})`
}
