import type { CheckClass } from '../rows/address-site.ts'

/** Risk of each class: the use that the site makes of the address, in a sentence. */
export const classRisks: Readonly<Record<Exclude<CheckClass, 'look-up'>, string>> = {
  'availability': 'It asks what the sign-up form asks while a person types: whether the address is free',
  'sign-in': 'It asks what the first step of the sign-in form asks, with the address and no password',
  'sign-up': 'It submits the sign-up form with a field left invalid, so that the site rejects it and creates nothing',
  'reset': 'It asks the search step of the form for a lost password, and does not take the next one',
}

/** Names of the classes that `ACCOUNT_PROBES` can enable. */
export const probeClasses = Object.keys(classRisks) as ReadonlyArray<keyof typeof classRisks>

/** Names of all classes. */
export const checkClasses: readonly CheckClass[] = ['look-up', ...probeClasses]

/** Returns the risk of a check, as the lists of the checks state it. */
export const riskOf = (ofClass: keyof typeof classRisks, name: string, more?: string): string =>
  `${classRisks[ofClass]}. ${name} gets the address itself, and its terms may forbid automated questions. ` +
  `By its public sources it sends no message; no mailbox was watched.${more === undefined ? '' : ` ${more}`}`
