import { expect } from 'chai'
import fc from 'fast-check'
import { operationsOf, type FoundOperation } from '../../scripts/generate/document.ts'
import { until } from '../../scripts/support/until.ts'
import { propertySeed } from '../support/amount.ts'
import { namesOf, requestsOf, successesOf, type ExampleRequest } from '../support/example-requests.ts'
import { documents, startExampleSandbox, type ExampleSandbox, type Service } from '../support/example-sandbox.ts'

interface Sent {
  service: Service
  operation: FoundOperation
  request: ExampleRequest
}

/** All examples of both documents, without those of GET /flags, which never succeeds. */
const examples: readonly Sent[] = (['api', 'images'] as const).flatMap(service =>
  operationsOf(documents[service]).filter(({ node }) => successesOf(node).length > 0).flatMap(operation =>
    requestsOf(documents[service], operation).map(request => ({ service, operation, request }))))

const nameOf = ({ service, operation: { method, path }, request }: Sent) =>
  `${service} ${method} ${path} ${JSON.stringify(request.body ?? '')} ${namesOf(request)}`

describe('the examples of the documents, each twice', () => {
  before(function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip() // the sandbox always uses its own database
  })

  it('succeed in any order in a fresh sandbox', async () => {
    await fc.assert(fc.asyncProperty(orders, async order => {
      await using started = await startExampleSandbox()
      const faults: string[] = []
      for (const [at, sent] of order.entries()) {
        const fault = await faultOf(started, sent)
        // the same watch is refused, so that a script that runs again doubles no runs
        const isRepeated = order.indexOf(sent) < at && fault?.includes('"WATCH_EXISTS"')
        if (fault !== undefined && !isRepeated) faults.push(`${nameOf(sent)}: ${fault}`)
      }

      expect(order).to.have.length(2 * examples.length)
      expect(faults.join('\n')).to.equal('')
    }), { seed: propertySeed, numRuns: process.env['NIGHTLY'] === '1' ? 10 : 1, endOnFailure: true })
  })
})

const orders = fc.shuffledSubarray([...examples, ...examples], {
  minLength: 2 * examples.length,
  maxLength: 2 * examples.length,
})

/**
 * Sends an example, and returns why it failed. Waits for a slot, and for the end of a run, as a caller does: searches
 * of earlier examples may have all concurrent searches of the account, or be runs of the watch.
 */
async function faultOf(started: ExampleSandbox, { service, operation, request }: Sent): Promise<string | undefined> {
  let fault: string | undefined
  await until(async () => {
    const { status, text } = await started.send(service, operation, request)
    fault = successesOf(operation.node).includes(status) ? undefined : `${status} ${text.slice(0, 200)}`
    return !/"(?:MAX_CONCURRENCY_EXCEEDED|WATCH_RUNNING)"/.test(fault ?? '')
  })
  return fault
}
