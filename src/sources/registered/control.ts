/*
 * Control questions
 *
 * A weak proof can also match a page about something else: a moved endpoint answers 404 for every name, a changed page
 * contains `"username":` for every name. A verdict from a weak proof therefore needs a control question to the same
 * site:
 *
 * | finding of the search | control name | the finding stands if the control name is |
 * |---|---|---|
 * | registered | a made-up name of the same form (`control-names.ts`), the same all day | not registered |
 * | not registered | an account that is known to exist (`examples.registered`) | registered |
 *
 * All searches of the process share the answers, for `keepMs`; about e-mail addresses, for a UTC day. An answer about a
 * made-up name confirms one account: a site that shows a page of accounts in place of a limit does so after many names.
 * Names of another form have a control name of their own. A control question without an answer is asked again after
 * `retryMs`. The trade: a site that changes can still answer wrongly for an hour, but a sweep costs at most two
 * requests more per site, hour and form of names. Every name of a few letters may be in use at a large site, which is
 * then `unknown`.
 */
import { hash } from 'node:crypto'
import { untilAborted } from '../../lib/abort.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, Controls, Finding, Reason, Status } from './account-check.ts'
import { askSite } from './ask-site.ts'
import { madeUpAddresses, noOwnAddress, ownAddresses } from './control-address.ts'
import { madeUpNames } from './control-names.ts'
import { createUsualMisses } from './usual-miss.ts'

/** Time after which a control question that had no answer is asked again, in milliseconds. */
const retryMs = 600_000

/** Searches that may abort a question before one that waits for the answer gives up. */
const maxAttempts = 5

/**
 * Time for which an answer about a control name confirms a finding, in milliseconds. The page of a site can move during
 * the day. Hits are few, so that theirs are asked again sooner.
 */
const keepMs: Readonly<Record<Status, number>> = { registered: 600_000, not_registered: 3_600_000 }

/** Maximum number of answers that are kept. The oldest are dropped first. */
const maxAnswers = 20_000

/** Number of known accounts that are asked about. A second one is needed if the first one was deleted. */
const maxKnown = 2

interface KeptAnswer {
  finding: Finding
  atMs: number
  /** `true` if the answer has confirmed a finding. */
  hasConfirmed?: boolean
}

/** Creates the control questions of a process. Its searches share the answers. */
export function createControls(): Controls {
  const running = new Map<string, Promise<Finding>>()
  const answers = new Map<string, KeptAnswer>() // oldest first

  function keep(key: string, answer: KeptAnswer): void {
    answers.delete(key)
    answers.set(key, answer)
    for (const oldest of answers.keys()) {
      if (answers.size <= maxAnswers) return
      answers.delete(oldest)
    }
  }

  async function answerOnce(
    key: string, context: CheckContext, ask: () => Promise<Finding>, maxAgeMs = Infinity,
  ): Promise<Finding> {
    const nowMs = context.now.getTime()
    const kept = answers.get(key)
    if (kept && nowMs - kept.atMs < (kept.finding.status === 'unknown' ? retryMs : maxAgeMs)) return kept.finding
    const finding = await together(key, context, ask)
    keep(key, { finding, atMs: nowMs })
    return finding
  }

  async function together(key: string, context: CheckContext, ask: () => Promise<Finding>): Promise<Finding> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await untilAborted(singleFlight(running, key, ask), context.signal)
      } catch (error) {
        // The search that began the question was aborted. Another one that waits for the answer asks it again.
        context.signal.throwIfAborted()
        if (attempt === maxAttempts) throw error
      }
    }
  }

  return {
    once: answerOnce,
    together,
    usualMisses: createUsualMisses(),
    async doubt(check, query, status, context) {
      const day = context.now.toISOString().slice(0, 10)
      const names = status === 'registered' ? absentNames(check, query, day)
        : [...knownNames(check, query), ...ownAddresses(check, context)]
      if (names.length === 0) {
        return failed(check.control ? noOwnAddress : 'the check has no name for a control question')
      }
      const expected = status === 'registered' ? 'not_registered' : 'registered'
      const key = controlKey(check, query, expected, names[0]!, day)
      const ask = () => askInTurn(check, query, names, expected, context)
      const isAskedAnew = status === 'registered' && !check.control
      if (isAskedAnew && answers.get(key)?.hasConfirmed) answers.delete(key)
      const finding = await answerOnce(key, context, ask, check.control ? Infinity : keepMs[status])
      const doubt = doubtOf(finding, expected)
      const kept = answers.get(key)
      if (!doubt && kept) kept.hasConfirmed = true
      return doubt
    },
  }
}

/** Returns the key of the answer about a control name, of which the site is expected to give this status. */
export const controlKey = (
  { slug }: AccountCheck, { type }: Query, expected: Status, name: string, day: string,
): string => [slug, type, expected, name, day].join(' ')

/** Asks about one name after the other until the site gives the expected status, or finds a made-up one. */
async function askInTurn(
  check: AccountCheck, query: Query, names: readonly string[], expected: Status, context: CheckContext,
): Promise<Finding> {
  let finding: Finding | undefined
  for (const value of names) {
    finding = await askSite(check, { ...query, value }, context, { isControl: true })
    // a made-up name that is registered says enough; a known account may have been deleted
    if (finding.status === expected || finding.status === 'registered') break
  }
  return finding!
}

function doubtOf({ status, reason }: Finding, expected: Status): Reason | undefined {
  if (status === expected) return undefined
  if (reason) return failed(`the control question failed: ${reason.message}`)
  return {
    code: 'SAME_AS_CONTROL',
    message: expected === 'registered'
      ? 'the site answers the same about an account that exists'
      : 'the site answers the same about a made-up name of this form',
  }
}

const failed = (message: string): Reason => ({ code: 'CONTROL_FAILED', message })

/** Returns the names of accounts that exist, in the form that the site allows. */
export const knownNames = ({ examples, accepts }: AccountCheck, { type }: Query): string[] =>
  examples.registered
    .filter(name => name.includes('@') === (type === 'Email Address') && accepts?.pattern.test(name) !== false)
    .slice(0, maxKnown)

/** Returns names that do not exist, in the form that the site allows; none if no such name is found. */
export function absentNames(check: AccountCheck, query: Query, day: string): string[] {
  if (check.control) return madeUpAddresses(check, query, day)
  if (query.type !== 'Email Address') return madeUpNames(check, query.value, day)
  const letters = BigInt(`0x${hash('sha256', `${check.slug} ${day}`)}`).toString(36).replace(/^\d+/, '')
  return [`${letters.slice(0, 16)}@example.com`]
}
