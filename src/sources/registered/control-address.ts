/*
 * Addresses for control questions (`control.ts`)
 *
 * A made-up address has at least 18 letters and digits before the `@`, so that it is no person's. It has the form of
 * the searched one: sites read a tag, a capital, a dot, a digit or a letter outside ASCII in ways of their own. Its
 * domain is the searched one: some sites decide by the domain (a catch-all answers for every name), and some refuse all
 * addresses of a domain with the answer for used ones. If the site does not take the made-up address there, because the
 * domain no longer accepts mail, a large mail provider is next.
 *
 * An absence is confirmed with the operator's own address (`ACCOUNT_CONTROL_EMAIL`), and only at sites where
 * `checks run --record` has seen it registered. No other person's address is ever used.
 */
import { servesOnlyMail } from '../../facts/mail/mail-providers.ts'
import { madeUpLocal, partsOf } from '../../lib/made-up-address.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext } from './account-check.ts'

/** Domain of a second made-up address at sites that do not decide by the domain. Sites accept it. */
const otherDomain = 'gmail.com'

/**
 * Returns addresses that do not exist, in the order in which they are asked about: the same for a site, a form of names
 * and a domain all day, so that the searches of one domain share the control questions of a site.
 */
export function madeUpAddresses({ slug, control, scope }: AccountCheck, { value }: Query, day: string): string[] {
  const [local, domain] = partsOf(value)
  const isOnlyOne = control === 'domain' || scope !== undefined || servesOnlyMail(domain)
  return [domain, ...isOnlyOne ? [] : [otherDomain]].map(at => `${madeUpLocal(`${slug} ${day}`, local)}@${at}`)
}

/** Returns the operator's own address if the ledger says that it was registered at the site within a year. */
export const ownAddresses = ({ ledger }: AccountCheck, { ownAddress }: CheckContext): string[] =>
  ledger?.hasOwn && !ledger.isOld && ownAddress !== undefined ? [ownAddress] : []

/** Message of the reason for an absence that no address of the operator's confirms. */
export const noOwnAddress = 'the site proves absence only beside an address that is registered there: set ' +
  'ACCOUNT_CONTROL_EMAIL to one of your own, and run checks run --record'
