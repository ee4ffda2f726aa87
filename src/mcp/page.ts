/** Largest result of a tool, in characters of JSON: about 5,000 tokens. */
export const maxCharacters = 20_000

/** Longest text in a result, in characters. */
const maxText = 2_000
/** Largest number of entries of a list, and of members of an object, within an entry of another list. */
const maxInner = 20
const maxMembers = 200

/** Numbers of entries of a page that are tried, until every page is short enough. */
const sizes = [100, 50, 25, 10, 5, 2]

export interface Page {
  page: number
  pages: number
  /** Number of entries of each list that has further pages, by its path. */
  totals: Record<string, number>
}

interface Paged {
  value: unknown
  /** `undefined` if the whole value is on this page. */
  page?: Page
}

/**
 * Cuts a JSON value to a page of at most `maxCharacters`. Each list that is too long is divided into pages of the same
 * number of entries. The first page has everything else too; the later ones have only the next entries of such lists.
 * Lists within entries, and long texts, are shortened and name what was left out.
 * The same value always has the same pages.
 */
export function pageOf(value: unknown, number: number): Paged {
  const short = shortened(value, { text: maxText, inner: maxInner, members: maxMembers })
  if (number === 1 && lengthOf(short) <= maxCharacters) return { value: short }
  const size = sizes.find(one => fits(short, one)) ?? 1
  const shown = fits(short, size) ? short : shortened(value, { text: 200, inner: 5, members: 20 })
  const totals = totalsOf(shown, size)
  return { value: cut(shown, size, number) ?? {}, page: { page: number, pages: pagesOf(totals, size), totals } }
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

function fits(value: unknown, size: number): boolean {
  const pages = pagesOf(totalsOf(value, size), size)
  for (let number = 1; number <= pages; number++) if (lengthOf(cut(value, size, number)) > maxCharacters) return false
  return true
}

const pagesOf = (totals: Page['totals'], size: number): number =>
  Math.max(1, ...Object.values(totals).map(total => Math.ceil(total / size)))

/** Returns the lengths of the lists, outside of other lists, that are longer than `size`. */
function totalsOf(value: unknown, size: number, path = ''): Page['totals'] {
  if (Array.isArray(value)) return value.length > size ? { [path]: value.length } : {}
  if (!isObject(value)) return {}
  return Object.assign({}, ...Object.entries(value).map(([name, one]) =>
    totalsOf(one, size, path === '' ? name : `${path}.${name}`)
  )) as Page['totals']
}

/** Returns what page `number` has of the value, or `undefined` if it has nothing of it. */
function cut(value: unknown, size: number, number: number): unknown {
  if (Array.isArray(value)) {
    const entries = value.slice(size * (number - 1), size * number)
    return entries.length > 0 || number === 1 ? entries : undefined
  }
  if (!isObject(value)) return number === 1 ? value : undefined
  const members = Object.entries(value).map(([name, one]) => [name, cut(one, size, number)] as const)
  const left = members.filter(([, one]) => one !== undefined)
  return left.length > 0 || number === 1 ? Object.fromEntries(left) : undefined
}

interface Limits {
  text: number
  inner: number
  members: number
}

function shortened(value: unknown, limits: Limits, isInner = false): unknown {
  if (typeof value === 'string' && value.length > limits.text) {
    return `${value.slice(0, limits.text).toWellFormed()}… (${value.length - limits.text} more characters)`
  }
  if (Array.isArray(value)) {
    const kept = isInner && value.length > limits.inner ? value.slice(0, limits.inner) : value
    const entries = kept.map(one => shortened(one, limits, true))
    return kept === value ? entries : [...entries, `… (${value.length - limits.inner} more)`]
  }
  if (!isObject(value)) return value
  const members = Object.entries(value)
  const kept = members.slice(0, isInner ? limits.members : undefined)
  const left = members.length - kept.length
  return Object.fromEntries([
    ...kept.map(([name, one]) => [name, shortened(one, limits, isInner)]),
    ...left > 0 ? [['…', `${left} more`]] : [],
  ])
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
