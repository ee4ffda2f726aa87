import { config } from 'chai'
import { configureGlobal } from 'fast-check'
import { takeMismatches } from '../../scripts/support/replies.ts'
import { propertySeed } from './amount.ts'

configureGlobal({ seed: propertySeed })
config.truncateThreshold = 400 // messages name enough of a long text to tell what differs

/** Fails a test if the service sent a reply that does not match the OpenAPI documents. */
export const mochaHooks = {
  afterEach(): void {
    const mismatches = takeMismatches()
    if (mismatches.length > 0) throw new Error(`replies that the documents do not allow:\n${mismatches.join('\n')}`)
  },
}
