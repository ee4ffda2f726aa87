import fc from 'fast-check'
import { bodyCases, type Case, keyCases, mediaCases, parameterCases } from './cases.ts'
import type { Send } from './http.ts'
import { type Input, plainInput, toRequest, validInputs } from './inputs.ts'
import type { createKnownValues } from './known-values.ts'
import type { ServiceNotes } from './notes.ts'
import type { Contract, ContractOperation } from './operations.ts'
import type { Outcome, Terms } from './terms.ts'

interface TrialParts {
  contract: Contract
  known: ReturnType<typeof createKnownValues>
  send: Send
  notes: ServiceNotes
  /** The outcome of the run so far. */
  outcome: Outcome
  terms: Terms
}

/**
 * Maximum number of operations that are tested with a wrong key. It is low, because servers limit the number of wrong
 * keys.
 */
const maxWrongKeyOperations = 6

/** Creates the function that sends all requests about one operation alone. */
export function createOperationTrial({ contract, known, send, notes, outcome, terms }: TrialParts) {
  const { count, note, faultsIn, ask } = notes
  const { say, seed } = terms

  /** Sends faulty requests, then valid ones. */
  async function tryOperation(operation: ContractOperation, index: number): Promise<void> {
    const plain = plainInput(operation, known, seed)
    const step = Math.ceil(contract.operations.length / maxWrongKeyOperations)
    const faultyCases: Case[] = [
      ...keyCases(operation, plain, index % step === seed % step),
      ...parameterCases(operation, plain),
      ...bodyCases(operation, plain, seed, terms.cases),
      ...mediaCases(operation, plain),
    ]
    for (const { what, request, expect } of faultyCases) await ask(operation, what, request, expect)
    await tryValid(operation, plain)
    await tryFreeKey(operation, plain)
    const { cases, findings } = outcome
    say(`${operation.id}: ${faultyCases.length} planted faults, ${cases} cases and ${findings.length} findings so far`)
  }

  /**
   * Sends generated valid requests. If a request fails, searches for the smallest request that also fails, and reports
   * that request.
   */
  async function tryValid(operation: ContractOperation, plain: Input): Promise<void> {
    let broken: unknown
    const inputs = validInputs(operation, known)
    const property = fc.asyncProperty(inputs, async input => {
      if (broken !== undefined) return
      try {
        const request = toRequest(operation, input)
        const answer = await send(request, { streamBytes: 8 * 1024 })
        count(operation.id, answer)
        known.learn(operation, answer)
        return faultsIn(operation, request, answer).length === 0
      } catch (error) {
        broken = error
      }
    })
    const hasInput = operation.parameters.length > 0 || operation.body !== undefined
    const isLimited = operation.costs || operation.id === 'signIn' // a generated code counts as a wrong key
    const numRuns = isLimited ? terms.meteredCases : hasInput ? terms.cases : 2
    const checked = await fc.check(property, {
      seed,
      numRuns,
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: false,
    })
    if (broken !== undefined) throw broken as Error
    if (checked.failed && checked.counterexample) {
      await ask(operation, 'a valid request', toRequest(operation, checked.counterexample[0]))
    }
    if (operation.method === 'GET') await tryHead(operation, plain)
  }

  async function tryHead(operation: ContractOperation, plain: Input): Promise<void> {
    const request = toRequest(operation, plain)
    const get = await ask(operation, 'an example of the document', request)
    const head = { ...request, method: 'HEAD' }
    const answer = await send(head)
    const same = ['content-type', 'etag', 'last-modified', 'cache-control', 'location', 'retry-after']
    const faults = [
      ...faultsIn(operation, head, answer),
      ...(answer.status === get.status ? [] : [`answered ${answer.status}, GET ${get.status}`]),
      ...(answer.body.length === 0 ? [] : ['has a body']),
      ...same.filter(header => answer.headers[header] !== get.headers[header]).map(header =>
        `has the ${header} ${answer.headers[header]}, GET ${get.headers[header]}`
      ),
    ]
    note(operation.id, 'HEAD', head, answer, faults)
    const { etag } = get.headers
    if (etag === undefined || !operation.responses.has(304)) return
    await ask(
      operation,
      'a version that the caller has cached',
      { ...request, headers: { ...request.headers, 'If-None-Match': etag } },
      { statuses: [304], headers: ['ETag'] },
    )
  }

  async function tryFreeKey(operation: ContractOperation, plain: Input): Promise<void> {
    if (terms.freeKey === undefined || !['search', 'tools'].includes(operation.planFeature ?? '')) return
    const request = toRequest(operation, plain, { keyed: false })
    await ask(operation, 'a plan that lacks the feature', {
      ...request,
      headers: { ...request.headers, Authorization: `Bearer ${terms.freeKey}` },
    }, { statuses: [403], code: 'PLAN_FEATURE_REQUIRED' })
  }

  return tryOperation
}
