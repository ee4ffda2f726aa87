/*
 * Control questions
 *
 * A weak proof can also match a page about something else: a moved endpoint answers 404 for every name, a changed page
 * contains `"username":` for every name. A verdict from a weak proof therefore needs a control question to the same
 * site:
 *
 * | finding of the search | control name | the finding stands if the control name is |
 * |---|---|---|
 * | registered | a random name, the same all day, of the form that the site allows | not registered |
 * | not registered | an account that is known to exist (`examples.registered`) | registered |
 * | registered, and the site may ignore a sign of the name | the name without that sign | not registered |
 *
 * The first two are asked once per site and UTC day; all searches of the process share the answer. A control question
 * without an answer is asked again after `retryMs`. The trade: a site that changes during the day can still answer
 * wrongly until the next day, but a sweep costs at most two requests more per site and day.
 */
import { hash } from 'node:crypto'
import { untilAborted } from '../../lib/abort.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, Controls, Reason, Status } from './account-check.ts'
import { askSite, type Finding } from './ask-site.ts'

/** Time after which a control question that had no answer is asked again, in milliseconds. */
const retryMs = 600_000

/** Maximum number of answers that are kept. The oldest are dropped first. */
const maxAnswers = 20_000

/** Number of known accounts that are asked about. A second one is needed if the first one was deleted. */
const maxKnown = 2

interface KeptAnswer {
  finding: Finding
  atMs: number
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

  async function answerOnce(key: string, context: CheckContext, ask: () => Promise<Finding>): Promise<Finding> {
    const nowMs = context.now.getTime()
    const kept = answers.get(key)
    if (kept && (kept.finding.status !== 'unknown' || nowMs - kept.atMs < retryMs)) return kept.finding
    for (;;) {
      try {
        const finding = await untilAborted(singleFlight(running, key, ask), context.signal)
        keep(key, { finding, atMs: nowMs })
        return finding
      } catch {
        // The search that began the question was aborted. Another one that waits for the answer asks it again.
        context.signal.throwIfAborted()
      }
    }
  }

  return {
    async doubt(check, query, status, context) {
      const day = context.now.toISOString().slice(0, 10)
      const names = status === 'registered' ? absentNames(check, query, day) : knownNames(check, query)
      if (names.length === 0) return failed('the check has no name for a control question')
      const expected = status === 'registered' ? 'not_registered' : 'registered'
      const key = [check.slug, query.type, expected, signsOf(query.value), day].join(' ')
      const finding = await answerOnce(key, context, () => askInTurn(check, query, names, expected, context))
      return doubtOf(finding, expected)
    },
  }
}

/**
 * Returns the reason to doubt that the site has the name with all its signs, or `undefined`. A site that ignores a sign
 * answers about the name without it.
 */
export async function doubtSigns(
  check: AccountCheck, query: Query, context: CheckContext,
): Promise<Reason | undefined> {
  const ignored = new Set(check.ignoredSigns)
  const value = [...query.value].filter(sign => !ignored.has(sign)).join('')
  if (value === query.value || value === '') return undefined
  return doubtOf(await askSite(check, { ...query, value }, context, { isControl: true }), 'not_registered')
}

/** Asks about one name after the other until the site gives the expected status. */
async function askInTurn(
  check: AccountCheck, query: Query, names: readonly string[], expected: Status, context: CheckContext,
): Promise<Finding> {
  let finding: Finding | undefined
  for (const value of names) {
    finding = await askSite(check, { ...query, value }, context, { isControl: true })
    if (finding.status === expected) break
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
      : 'the site answers the same about a name that does not exist',
  }
}

const failed = (message: string): Reason => ({ code: 'CONTROL_FAILED', message })

const knownNames = ({ examples, accepts }: AccountCheck, { type }: Query): string[] =>
  examples.registered
    .filter(name => name.includes('@') === (type === 'Email Address') && accepts?.pattern.test(name) !== false)
    .slice(0, maxKnown)

/** Separators of names. A control name has the same ones as the searched name. */
const signsOf = (value: string): string => ['.', '_', '-'].filter(sign => value.includes(sign)).join('')

/** Returns a name that does not exist, in the form that the site allows; none if no such name is found. */
function absentNames({ slug, accepts }: AccountCheck, { type, value }: Query, day: string): string[] {
  const digits = BigInt(`0x${hash('sha256', `${slug} ${day}`)}`)
  const letters = digits.toString(36).replace(/^\d+/, '')
  if (type === 'Email Address') return [`${letters.slice(0, 16)}@example.com`]
  const signs = [...signsOf(value)]
  const withSigns = (name: string) => signs.reduce((all, sign, index) =>
    `${all.slice(0, 3 + 3 * index)}${sign}${all.slice(3 + 3 * index)}`, name)
  const names = [15, 12, 10, 8].map(length => withSigns(letters.slice(0, length)))
  return [...names, digits.toString().slice(0, 12)].filter(name => accepts?.pattern.test(name) !== false).slice(0, 1)
}
