import { type Answer, codeOf, type createSend, type Request, toCurl } from './http.ts'
import { checkAnswer, type Expectation } from './check-answer.ts'
import type { ContractOperation } from './operations.ts'
import type { Notes } from './stories.ts'
import type { Outcome, Service, Terms } from './terms.ts'

/** The outcome of a run so far. */
export interface Found {
  outcome: Outcome
  /** Answers that occurred, as `operation status`. */
  seen: Set<string>
}

/** Codes of answers to a key that lacks a plan feature, a mark or a scope. The key of a run may lack any of them. */
const lacksRight: ReadonlySet<string> = new Set(['PLAN_FEATURE_REQUIRED', 'MANAGE_KEY_REQUIRED', 'SCOPE_REQUIRED'])
export type ServiceNotes = ReturnType<typeof createNotes>

/** Creates the functions that check and record the answers of one service. */
export function createNotes(
  service: Service,
  { send, sendOnce }: Pick<ReturnType<typeof createSend>, 'send' | 'sendOnce'>,
  { outcome, seen }: Found,
  say: Terms['say'],
) {
  /** Counts an answer, without a check. */
  function count(operation: string, { status }: Answer): void {
    outcome.cases++
    seen.add(`${operation} ${status}`)
  }

  const note: Notes['note'] = (operation, what, request, answer, faults) => {
    count(operation, answer)
    if (faults.length === 0) return
    const finding = {
      service: service.name,
      operation,
      what,
      faults: [...faults],
      curl: toCurl(service.url, request),
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

  return { count, note, faultsIn, ask }
}

function describe({ status, headers, body }: Answer): string {
  const isText = /json|text|xml/.test(headers['content-type'] ?? '')
  return `${status} ${isText ? body.toString('utf8').slice(0, 500) : `${body.length} bytes`}`
}
