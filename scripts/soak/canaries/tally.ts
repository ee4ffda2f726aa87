import type { createFaults } from '../outcome.ts'
import type { CanaryFactory } from './canary-factory.ts'
import type { Sending } from './requests.ts'

interface TallyParts extends Pick<ReturnType<typeof createFaults>, 'check' | 'faults'> {
  canaries: CanaryFactory
}

/** Creates the functions that count and check answers. An accepted value is then allowed where values are stored. */
export function createTally({ canaries, check, faults }: TallyParts) {
  const counts = { requests: 0, errors: 0, taken: 0 }
  /** Operations that accepted a request. */
  const takenOf = new Set<string>()

  function checkError(what: string, text: string): void {
    const echoed = canaries.find(text).filter(([, { isName }]) => !isName)
    for (const [, { at }] of echoed) {
      faults.push(`the answer to ${what} contains the value of ${at}: ${text.slice(-300)}`)
    }
  }

  function take(sending: Sending, { status, text }: { status: number, text: string }): void {
    counts.requests++
    // a tool that passes its deadline on a busy machine answers 504, goes on, and stores its result
    const isAccepted = status < 300 || text.includes('"savedResult"')
    if (isAccepted && sending.stores) canaries.allow(`${decodeURIComponent(sending.path)} ${sending.body ?? ''}`)
    if (status < 300) {
      counts.taken++
      takenOf.add(sending.operation)
      const [, secret] = /"secret":"(tw_\w+)"/.exec(text) ?? []
      if (secret !== undefined) canaries.key(secret, 'the secret of a created key')
    } else if (status >= 400) {
      counts.errors++
      checkError(sending.what, text)
    }
    check(
      status < 500 || status === 502 || status === 503 || status === 504,
      `${sending.what} was answered with ${status}`,
    )
  }

  return { counts, takenOf, take, checkError }
}
