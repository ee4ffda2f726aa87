import type { Verdict } from '../../../src/sources/registered/account-check.ts'
import { kindOf, siteName } from '../sweep-sites.ts'

/** How the verdicts of a sweep compare with the truth of the simulated web. */
export interface Judgement {
  /** Sites that have a verdict, `unknown` included. */
  asked: number
  /** Sites whose verdict is missing or not the expected one. */
  wrong: number
  /** Sites called registered although the account is missing or nothing proves it. */
  wrongRegistered: number
  /** Sites called not registered although the account exists or nothing disproves it. */
  wrongNotRegistered: number
  /** Sites without a verdict although their answer proves one. */
  undecided: number
}

export function judge(
  verdicts: ReadonlyMap<string, Verdict['status'] | undefined>, sites: number, isHostile: boolean,
): Judgement {
  const judgement: Judgement = {
    asked: 0,
    wrong: 0,
    wrongRegistered: 0,
    wrongNotRegistered: 0,
    undecided: 0,
  }
  for (let number = 0; number < sites; number++) {
    const { expected } = kindOf(number, isHostile)
    const verdict = verdicts.get(siteName(number))
    if (verdict !== undefined) judgement.asked++
    if (verdict === expected) continue
    judgement.wrong++
    if (verdict === 'registered') judgement.wrongRegistered++
    else if (verdict === 'not_registered') judgement.wrongNotRegistered++
    else if (expected !== 'unknown') judgement.undecided++
  }
  return judgement
}

/** `true` if the first sweep has no more wrong verdicts than the second one, and misses no more. */
export const isAsGood = (one: Judgement, other: Judgement): boolean =>
  one.wrongRegistered + one.wrongNotRegistered <= other.wrongRegistered + other.wrongNotRegistered &&
  one.undecided <= other.undecided
