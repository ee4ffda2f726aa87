import type { ObservableCard, ObservableType, SamePersonReasonCode } from '../model/client.ts'

/** Names of codes for people: `same_account` becomes `same account`. */
export const wordsOf = (code: string): string => code.replaceAll('_', ' ')

/** Returns the last eight characters of an id. Its beginning is the time, which ids of the same moment share. */
export const shortId = (id: string): string => id.slice(-8)

/** Returns the value of an observable for people: of a date, the day. */
export const shownValue = ({ type, value }: { type: ObservableType, value: string }): string =>
  type === 'Date' ? value.slice(0, 10) : value

/** Types of observables, with the words for a person. */
export const typeWords = {
  'Pseudonym': 'Pseudonym',
  'Email Address': 'E-mail address',
  'Domain Name': 'Domain',
  'Cryptocurrency': 'Wallet',
  'IP Address': 'IP address',
  'Name': 'Name',
  'Phone Number': 'Phone number',
  'URL': 'Link',
  'Image': 'Picture',
  'Location': 'Place',
  'Organisation': 'Organisation',
  'Date': 'Date',
} as const satisfies Record<ObservableType, string>

export const reasonWords = {
  confirmed: 'a person has confirmed it',
  proof: 'a source has verified it',
  mutual_links: 'each names the other',
  searched_address: 'both were found by the searched e-mail address',
  same_address: 'both have the same e-mail address',
  same_wallet: 'both state the same wallet',
  same_phone: 'both state the same phone number',
  link: 'one names the other',
  same_website: 'both name the same website',
  same_image: 'both have the same picture',
  same_name: 'both state the same full name',
  other_birthday: 'different birthdays',
  other_name: 'different names',
  other_country: 'different countries',
} as const satisfies Record<SamePersonReasonCode, string>

/** Writes a strength: how probable it is that a value belongs to what was searched. */
export const sureOf = (strength: number): string => `${strength} % sure`

/** Names a card as evidence: its source, and the line that has the value. */
export const evidenceOf = ({ name, label, basis }: ObservableCard): string =>
  `${name}${label === null ? '' : `, ${label}`} (${wordsOf(basis)})`

/** Names the sources of cards, at most three. */
export function namesOf(cards: readonly ObservableCard[]): string {
  const names = [...new Set(cards.map(({ name }) => name))]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

/** Explains the unit of the plan, where a person sees what something costs. */
export const coreSearchMeaning =
  'A core search is the unit of the plan: the search of one value costs one, however many sources it asks.'
