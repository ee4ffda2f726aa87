import type { Item } from '../../sources/kit/source.ts'
import { itemText, type Found } from './finding-texts.ts'
import { clip, terminalSafe } from '../kit/text.ts'

/** Maximum numbers of facts in a line, of values of one fact, and of columns of a value. */
const maxFacts = 6
const maxValues = 2
const maxColumns = 60

/** Labels of the facts of a profile that fit in a line, the most telling first. */
const profileLabels = ['Name', 'Location', 'Country', 'Job', 'Website', 'Created']
const hidden = new Set(['Profile', 'Avatar'])

const itemsOf = ({ card }: Found): Item[] => Object.values(card).flatMap(({ items }) => items)

/** Returns the address of the profile that a card is about. */
export function profileOf(found: Found): string | undefined {
  const profile = itemsOf(found).find(({ label, islink }) => label === 'Profile' && islink)
  return profile === undefined ? undefined : terminalSafe(profile.value)
}

/** Returns the facts of a card as short texts: of a profile its person, otherwise each label with its values. */
export function cardFacts(found: Found): string[] {
  const items = itemsOf(found)
  const isProfile = profileOf(found) !== undefined
  const facts = profileLabels.flatMap(label => items.find(item => item.label === label) ?? []).map(personText)
  return isProfile && facts.length > 0 ? facts : labelled(items.filter(({ label }) => !hidden.has(label)))
}

/** Joins facts to the end of a line. */
export const factsText = (facts: readonly string[]): string =>
  [...facts.slice(0, maxFacts), ...facts.length > maxFacts ? [`${facts.length - maxFacts} more`] : []].join(' · ')

const valueText = (item: Item): string => item.islink ? itemText(item) : clip(itemText(item), maxColumns)

/** Returns the text of a fact that needs no label. */
const personText = (item: Item): string =>
  item.label === 'Created' ? `since ${itemText(item).slice(0, 4)}` : valueText(item)

/** Returns each label once, with its first values. */
function labelled(items: readonly Item[]): string[] {
  return [...Map.groupBy(items, ({ label }) => label)].map(([label, same]) => {
    const more = same.length > maxValues ? [`${same.length - maxValues} more`] : []
    return `${terminalSafe(label)} ${[...same.slice(0, maxValues).map(valueText), ...more].join(', ')}`
  })
}
