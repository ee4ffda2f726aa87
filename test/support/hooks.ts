import { takeMismatches } from '../../scripts/support/replies.ts'

/** A reply that the documents do not allow fails the test in which it was given. */
export const mochaHooks = {
  afterEach(): void {
    const mismatches = takeMismatches()
    if (mismatches.length > 0) throw new Error(`replies that the documents do not allow:\n${mismatches.join('\n')}`)
  },
}
