import fc from 'fast-check'
import type { OpenApi } from '../generate/document.ts'
import { bodyCases, type Case, keyCases, mediaCases, parameterCases } from './cases.ts'
import { type Answer, codeOf, createSend, type Request, toCurl, Unreachable } from './http.ts'
import { checkAnswer, type Expectation } from './check-answer.ts'
import { type Input, plainInput, toRequest, validInputs } from './inputs.ts'
import { createKnownValues } from './known-values.ts'
import { type ContractOperation, readContract } from './operations.ts'
import { pathCases } from './paths.ts'
import { runStories, type Notes } from './stories.ts'

export interface Service {
  name: string
  url: string
  document: OpenApi
}

export interface Terms {
  services: readonly Service[]
  key: string
  /** Key on a plan without the features `search` and `tools`. */
  freeKey?: string | undefined
  seed: number
  /**
   * Number of valid requests to each operation. Also the highest number of requests with a faulty body to each
   * operation.
   */
  cases: number
  /** Number of valid requests to each operation that costs core searches, and to `signIn`. */
  meteredCases: number
  /** Parameter values that exist on the server. A key is an operation and a parameter, such as `getLogo domain`. */
  values?: Readonly<Record<string, readonly string[]>> | undefined
  /** Limits the run to these operations. */
  only?: readonly string[] | undefined
  say(line: string): void
}

export interface Finding {
  service: string
  operation: string
  what: string
  faults: string[]
  /** Command line that repeats the request, with the API key in `$KEY`. */
  curl: string
  answer: string
}

export interface Outcome {
  seed: number
  cases: number
  findings: Finding[]
  /** Answers that occurred, as `operation status`, sorted. */
  seen: string[]
}

/** Number of operations that are tested in parallel. */
const maxConcurrent = 4
/** Codes of answers to a key that lacks a plan feature or a mark. The key of a run may lack any of them. */
const lacksRight: ReadonlySet<string> = new Set(['PLAN_FEATURE_REQUIRED', 'MANAGE_KEY_REQUIRED'])
/**
 * Maximum number of operations that are tested with a wrong key. It is low, because servers limit the number of wrong
 * keys.
 */
const maxWrongKeyOperations = 6

/** Checks running services against their documents. Rejects with `Unreachable` if a service no longer responds. */
export async function runContract(terms: Terms): Promise<Outcome> {
  const outcome: Outcome = { seed: terms.seed, cases: 0, findings: [], seen: [] }
  const seen = new Set<string>()
  for (const service of terms.services) await tryService(service, terms, outcome, seen)
  return { ...outcome, seen: [...seen].sort() }
}

async function tryService(service: Service, terms: Terms, outcome: Outcome, seen: Set<string>): Promise<void> {
  const { url, document, name } = service
  const { say, seed, only } = terms
  const contract = readContract(document)
  const { send, sendOnce, close } = createSend(url, terms.key, async (seconds, why) => {
    say(`${why}: waits ${seconds} s, as Retry-After requires`)
    await new Promise(done => setTimeout(done, seconds * 1_000))
  })

  const note: Notes['note'] = (operation, what, request, answer, faults) => {
    outcome.cases++
    seen.add(`${operation} ${answer.status}`)
    if (faults.length === 0) return
    const finding = {
      service: name,
      operation,
      what,
      faults: [...faults],
      curl: toCurl(url, request),
      answer: describe(answer),
    }
    outcome.findings.push(finding)
    say(`finding: ${operation}, ${what}: ${faults.join('; ')}`)
  }
  const faultsIn = (operation: ContractOperation, request: Request, answer: Answer, expect: Expectation = {}) =>
    checkAnswer(
      operation,
      request,
      answer,
      lacksRight.has(codeOf(answer)) && !expect.statuses?.includes(403) ? {} : expect,
    )
  const ask: Notes['ask'] = async (operation, what, request, expect = {}) => {
    const answer = await (expect.statuses?.includes(429) ? sendOnce : send)(request, { streamBytes: 32 * 1024 })
    note(operation.id, what, request, answer, faultsIn(operation, request, answer, expect))
    return answer
  }

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
        outcome.cases++
        seen.add(`${operation.id} ${answer.status}`)
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

  const chosen = contract.operations.filter(({ id }) => only === undefined || only.includes(id))
  const known = createKnownValues(contract, send, terms.values)
  try {
    await known.gather(chosen)
    const rest = chosen.map((operation, index) => [operation, index] as const)
    await Promise.all(Array.from({ length: maxConcurrent }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await tryOperation(...next)
    }))
    if (only !== undefined) return
    for (const { operation, what, request, check: judgePath } of pathCases(contract)) {
      const answer = await send(request)
      note(operation, what, request, answer, judgePath(answer))
    }
    await runStories({ contract, notes: { ask, note }, send, say })
  } catch (error) {
    if (error instanceof Unreachable) {
      note('none', 'asking the server', { method: 'GET', path: '/', headers: {}, keyed: true }, {
        status: 0,
        headers: {},
        body: Buffer.from(''),
        cut: false,
      }, [error.message])
    }
    throw error
  } finally {
    close()
  }
}

function describe({ status, headers, body }: Answer): string {
  const isText = /json|text|xml/.test(headers['content-type'] ?? '')
  return `${status} ${isText ? body.toString('utf8').slice(0, 500) : `${body.length} bytes`}`
}
