import { writeFileSync } from 'node:fs'
import Mocha from 'mocha'

/** The usual report, and its counts in the file that TEST_REPORT names. */
export default class Reporter extends Mocha.reporters.Dot {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options)
    runner.once('end', () => {
      const file = process.env['TEST_REPORT']
      if (file) writeFileSync(file, JSON.stringify({ passed: this.stats.passes, failed: this.stats.failures }))
    })
  }
}
