/*
 * Addresses for control questions (`control.ts`)
 *
 * A made-up address has at least 18 letters and digits before the `@`, so that it is no person's. It has the form of
 * the searched one: sites read a tag, a capital, a dot, a digit or a letter outside ASCII in ways of their own. Its
 * domain accepts mail, because sites refuse domains that do not, such as example.com: the searched domain if the site
 * decides by the domain (a catch-all answers for every name), or if the domain is that of a mail provider (some sites
 * refuse all addresses of one with the answer for used ones); else a large mail provider.
 *
 * An absence is confirmed with the operator's own address (`ACCOUNT_CONTROL_EMAIL`), and only at sites where
 * `checks run --record` has seen it registered. No other person's address is ever used.
 */
import { servesOnlyMail } from '../../facts/mail/mail-providers.ts'
import { madeUpLocal, partsOf } from '../../lib/made-up-address.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext } from './account-check.ts'

/** Domain of made-up addresses at sites that do not decide by the domain. Sites accept it. */
const otherDomain = 'gmail.com'

/**
 * Returns an address that does not exist: the same for a site, a form of names and a domain all day, so that the
 * searches of one domain share the control questions of a site.
 */
export const madeUpAddress = (check: AccountCheck, query: Query, day: string): string =>
  `${madeUpLocal(`${check.slug} ${day}`, partsOf(query.value)[0])}@${controlDomain(check, query)}`

function controlDomain({ control, scope }: AccountCheck, { value }: Query): string {
  const [, domain] = partsOf(value)
  return control === 'domain' || scope !== undefined || servesOnlyMail(domain) ? domain : otherDomain
}

/** Returns the operator's own address if the ledger says that it was registered at the site within a year. */
export const ownAddresses = ({ ledger }: AccountCheck, { ownAddress }: CheckContext): string[] =>
  ledger?.hasOwn && !ledger.isOld && ownAddress !== undefined ? [ownAddress] : []

/** Message of the reason for an absence that no address of the operator's confirms. */
export const noOwnAddress = 'the site proves absence only beside an address that is registered there: set ' +
  'ACCOUNT_CONTROL_EMAIL to one of your own, and run checks run --record'
