import type { Limited } from './signs.ts'
import { rules } from './contradict.ts'

/** One entry for each rule. `undefined` if the account has no fact for the rule. */
export type Limits = Array<Limited | undefined>

/**
 * Greatest number of accounts that may have a value in common. A value that more accounts have is no sign of one
 * person, such as the picture that a site shows for members without one.
 */
export const maxHolders = 50

/** Number of accounts that one person may well have. A value of more accounts counts less, in proportion. */
const usual = 12

/** Rules that tell people apart. A country is left out, because people move. */
const telling = rules.flatMap(({ reason }, rule) => reason === 'other_country' ? [] : [rule])

/**
 * Counts the people among accounts whose full names or birthdays contradict each other. Accounts without such facts
 * may belong to any of them.
 */
export function countPeople(accounts: readonly number[], limits: readonly Limits[]): number {
  const people: Limits[] = []
  for (const at of accounts) {
    const facts = limits[at]!
    if (telling.some(rule => facts[rule]) && people.every(other => areTwo(facts, other))) people.push(facts)
  }
  return Math.max(1, people.length)
}

const areTwo = (one: Limits, other: Limits): boolean => telling.some(rule => {
  const mine = one[rule]
  const theirs = other[rule]
  return mine !== undefined && theirs !== undefined && mine.parts.isDisjointFrom(theirs.parts)
})

/** Returns the share of its weight, from 0 to 1, that a value has which these accounts hold. */
export function shareOf(accounts: readonly number[], limits: readonly Limits[]): number {
  if (accounts.length > maxHolders) return 0
  return Math.min(1, usual / accounts.length) / countPeople(accounts, limits)
}
