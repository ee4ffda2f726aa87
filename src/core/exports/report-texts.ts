import type { RowOf } from './rows.ts'

/** Maximum number of cards of an observable that a text names. */
const maxCards = 10

/** Returns the cards that have an observable as one text. */
export function evidenceText(cards: RowOf<'observable'>['cards']): string {
  const named = cards.slice(0, maxCards).map(({ name, card, label, basis }) =>
    `${card ?? name}: ${label ?? 'account'} (${basis})`)
  return [...named, ...cards.length > maxCards ? [`${cards.length - maxCards} more`] : []].join('; ')
}

/** Returns what is known about a breach as one text. */
export const describeBreach = (
  { domain, breachDate, dataClasses = [], severity, pwnCount }: RowOf<'breach'>['breach'],
): string => [
  domain ?? [],
  breachDate ?? [],
  dataClasses.length > 0 ? dataClasses.join(', ') : [],
  severity === undefined ? [] : `severity ${severity}`,
  pwnCount === undefined ? [] : `${pwnCount} accounts`,
].flat().join('; ')

/** Returns the lines of a card or a leak record as one text. */
export const itemsText = (items: RowOf<'finding'>['items']): string =>
  items.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Returns a time in a form for people, or an empty text. */
export const timeText = (time: string | null): string =>
  time === null ? '' : time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?Z$/, '$1 $2 UTC')

/** Returns the address if it can be opened safely: http or https, without control characters. */
export function safeLink(address: string): string | undefined {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined
}
