import type { components } from '../../../generated/api.ts'

export type ReasonCode = components['schemas']['SamePersonReasonCode']

/**
 * How surely each reason alone shows that two accounts belong to one person, or to two, in percent. They are estimates.
 * The test of simulated people holds them against the share of claims that are true.
 */
export const weights: Readonly<Record<ReasonCode, number>> = {
  confirmed: 99,
  proof: 97,
  mutual_links: 95,
  searched_address: 95,
  same_address: 90,
  same_wallet: 85,
  same_phone: 85,
  link: 60,
  same_website: 55,
  same_image: 55,
  same_name: 40,
  other_birthday: 70,
  other_name: 40,
  other_country: 25,
}

/** Weight of an e-mail address that the accounts state, and no source has verified. Gravatar hashes are typed too. */
export const statedAddress = 75

/** Weight of an e-mail address of a role, a list or a throw-away mailbox, which several people read. */
export const roleAddress = 40

/** Weight of a full name that only spells the searched name: all accounts of the search have it. Too little to show. */
export const searchedName = 15

/** Weight of the searched address if the accounts do not have the same name: a mailbox can have several readers. */
export const searchedAlone = 85

/** Weight of the searched address if several people read it, so that accounts found by it may belong to any of them. */
export const searchedByMany = 60
export const searchedByManyOfOneName = 80

/** Weight of links in both directions if one of them stands only in a text, and of one link in a text. */
export const mentionedLinks = 80
export const mentionedLink = 50

/** Weight of a website that one account only mentions, and of one that belongs to an employer or to somebody else. */
export const mentionedWebsite = 45
export const foreignWebsite = 30

/** Weight of a full name of three words or more, which few people share. */
export const rareName = 60

/** Least weight of a reason that can make a claim of 90 percent. */
const proving = 90

/** Greatest confidence of a claim without such a reason: weak reasons can all be copies of somebody else's account. */
const withoutProof = 89

/** Least weight of a reason that is kept. A value that many accounts have weighs less. */
export const leastWeight = 5

/** Least confidence of a claim that joins two accounts. */
export const joins = 70

/** Least confidence of a claim that is shown. */
export const shown = 30

interface Weighted {
  weight: number
}

/** Returns the confidence of a claim: reasons and reasons against it are taken as independent evidence. */
export function confidenceOf(reasons: readonly Weighted[], against: readonly Weighted[]): number {
  const doubt = reasons.reduce((product, { weight }) => product * (1 - weight / 100), 1)
  const most = reasons.some(({ weight }) => weight >= proving) ? 99 : withoutProof
  const confidence = Math.min(most, 100 * (1 - doubt))
  return Math.round(against.reduce((left, { weight }) => left * (1 - weight / 100), confidence))
}
