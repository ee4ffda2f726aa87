import { valueAt } from '../../lib/json-path.ts'
import { card } from '../kit/card.ts'
import type { Card } from '../kit/source.ts'

/**
 * How an answer says that its list is the first part of a longer one. `total` decides; without a number there, `next`
 * does, and then `size`.
 */
export interface Paging {
  /** Path in the answer of the list, or several of them that share the total. Default: `record` of the row. */
  list?: string | readonly string[]
  /** Path in the answer of the number of all entries. A number below that of the entries counts as missing. */
  total?: string
  /** Path in the answer of a flag, a cursor or an address of the next page. It has content if there is one. */
  next?: string
  /** Number of entries of a full page, for an answer without the two: a full page may be a part. */
  size?: number
}

/** First part of a longer list. */
export interface Part {
  /** Number of entries in the answer. */
  read: number
  /** Number of all entries, if the answer has it. */
  total?: number
  /** `true` if a page follows, `false` if one may follow. */
  isCertain: boolean
}

/** Returns the part that an answer has of a longer list. Returns `undefined` if it has the whole list. */
export function partOf(
  { paging, record = '' }: { paging?: Paging | undefined, record?: string | undefined }, body: unknown,
): Part | undefined {
  if (paging === undefined) return undefined
  const lists = [paging.list ?? record].flat().map(path => valueAt(body, path)).filter(list => Array.isArray(list))
  const read = lists.reduce((sum, list) => sum + list.length, 0)
  const total = paging.total === undefined ? undefined : countAt(body, paging.total)
  if (total !== undefined && total >= read) return total > read ? { read, total, isCertain: true } : undefined
  if (paging.next !== undefined) return hasContent(valueAt(body, paging.next)) ? { read, isCertain: true } : undefined
  return paging.size !== undefined && read >= paging.size ? { read, isCertain: false } : undefined
}

/** Adds to the last card that its list is a part: as a line, and as `part` of `raw`. */
export function withPart(cards: Card[], part: Part | undefined): Card[] {
  const last = cards.at(-1)
  if (!part || !last) return cards
  const { read, total, isCertain } = part
  const text = total !== undefined ? `the first ${read} of ${total} entries`
    : `the first ${read} entries, more ${isCertain ? 'exist' : 'may exist'}`
  const { items } = card([['Incomplete', text, 'part']], {})
  const raw = { ...last.raw, part: { read, total: total ?? null } }
  return [...cards.slice(0, -1), { items: [...last.items, ...items], raw }]
}

function countAt(body: unknown, path: string): number | undefined {
  const value = valueAt(body, path)
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(count) ? count as number : undefined
}

const hasContent = (value: unknown): boolean => !([undefined, null, false, 0, ''] as unknown[]).includes(value)
