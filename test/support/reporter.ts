import { writeFileSync } from 'node:fs'
import Mocha from 'mocha'
import { seen } from '../../scripts/support/replies.ts'

/** The dot reporter. It also writes the counts and the observed replies to the file that TEST_REPORT names. */
export default class Reporter extends Mocha.reporters.Dot {
  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options)
    runner.once('end', () => {
      const file = process.env['TEST_REPORT']
      if (file) {
        writeFileSync(file, JSON.stringify({ passed: this.stats.passes, failed: this.stats.failures, seen: [...seen] }))
      }
    })
  }
}
