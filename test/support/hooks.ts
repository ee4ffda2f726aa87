import { takeMismatches } from '../../scripts/support/replies.ts'

/** Fails a test if one of its replies does not match the documents. */
export const mochaHooks = {
  afterEach(): void {
    const mismatches = takeMismatches()
    if (mismatches.length > 0) throw new Error(`replies that the documents do not allow:\n${mismatches.join('\n')}`)
  },
}
