import { isIPv6 } from 'node:net'
import type { RowHead } from './row.ts'

/** Type of the observables that a list is about. A list for e-mail addresses contains their domains. */
export type ListSubject = 'IP Address' | 'Domain Name' | 'Cryptocurrency' | 'Email Address'

/** A line of a card: its label, and the path (JSON) or the column (tables) of its value. */
type Note<Place> = readonly [label: string, place: Place]

/** Keeps only the entries whose value at this place is one of `values`. */
interface Only<Place> {
  at: Place
  values: readonly string[]
}

/**
 * One entry a line: an address, a range, a name, a URL or a wallet. The entry ends at the first space, and, if it is no
 * URL, at `#` or `;`. Lines that begin with `!` or `//` are ignored. `hosts`: an address stands in front of the names.
 */
interface LinesFormat {
  as: 'lines' | 'hosts'
  /** `true` if a line with a URL is kept as the note `URL`. */
  keepsUrls?: true
  /** Notes from the text after the entry, of which tabs, two spaces or a comma with a space separate the parts. */
  remarks?: ReadonlyArray<Note<number>>
}

/**
 * A column of a table: its title, if the file begins with a line of titles, which may be a comment. Otherwise its
 * number, from 0, by the publisher's documentation.
 */
export type Column = string | number

/** Rows of cells. Lines that begin with `#` or `;` are ignored. A cell may be in double quotes. */
interface TableFormat {
  as: 'table'
  /** Text between two cells: one character, or more without quotes. */
  delimiter: string
  /** `false` if a double quote has no meaning. Default: `true`. */
  quotes?: boolean
  /** Column of the entry. */
  value: Column
  /** Column of the prefix length, if the entry is a range without one. */
  bits?: Column
  notes?: ReadonlyArray<Note<Column>>
  only?: Only<Column>
  /** Text that stands for no value in a note, such as `NA`. */
  nothing?: string
  /** Order of the numbers in dates of notes, such as 20-11-2026. They become `2026-11-20`. */
  dates?: 'day first'
}

/** JSON, or one JSON value a line (`ndjson`). */
interface JsonFormat {
  as: 'json' | 'ndjson'
  /**
   * Path of the items, such as `values[].properties.prefixes[]`. `[]` stands for each element of a list, `*` for each
   * member of an object. The empty path is the whole value.
   */
  items: string
  /**
   * Paths in an item, of which each may have an entry or a list of entries. The empty path is the item itself. An item
   * that has none of them is unread.
   */
  value: readonly string[]
  /** `true` if items without an entry are usual, such as services without addresses. */
  mayLackValue?: true
  /** Paths in an item, or else in the object around it. `*` is the name of the member at `*` in `items`. */
  notes?: ReadonlyArray<Note<string>>
  only?: Only<string>
  /** Leaves out the entries whose value at this place is one of `values`. */
  except?: Only<string>
}

/** A kind of texts that a publisher lists besides entries, and that no search can ask for. */
export interface OtherTexts {
  /** The kind, in words. */
  kind: string
  /** Regular expression of a whole text. */
  pattern: string
  /** Note that the entry must have, such as its currency, for a pattern that other texts have too. */
  note?: readonly [label: string, value: string]
}

/** Format of a list's file. It is plain data, because a thread reads large files. */
export type ListFormat = LinesFormat | TableFormat | JsonFormat

/** A text of a file that should be an entry, and its notes. */
export interface RawEntry {
  text: string
  notes: string[]
}

/**
 * A public list that is downloaded as a whole and matched here, so that no searched value leaves the host. A row of
 * this type is a module. Its simulated file is made from its `sample`.
 */
export interface ListSource extends Omit<RowHead, 'description'> {
  /** Address of the file. */
  url: string
  subject: ListSubject
  category: 'reputation' | 'infrastructure'
  format: ListFormat
  /** Hours between two downloads. No list is downloaded more often than its publisher allows. */
  everyHours: number
  /**
   * `true` if the publisher posts URLs, whose hosts are names and addresses. URLs with a host of the other kind are
   * counted as left out. An entry of the other kind that is no URL is unread, as in every list.
   */
  hasUrls?: true
  /** Texts that are no entries. They are counted, and do not make the list incomplete. */
  others?: readonly OtherTexts[]
  /** Meaning of an entry, as a sentence without its full stop. */
  meaning: string
  /** Meaning of an entry that the publisher posted as a URL: a host is not its pages. The card has the URL. */
  urlMeaning?: string
  /** Meanings of entries by the value of a note, such as their status, where it is not `meaning`. */
  meaningsBy?: { note: string, of: Readonly<Record<string, string>> }
  /** Weakness of the whole list, as a sentence without its full stop. */
  warning?: string
  /** `true` if an entry also covers the names below it. */
  coversNamesBelow?: boolean
  /** `true` if an entry is a platform. It then also covers the names of its customers, such as those of `github.io`. */
  coversCustomers?: true
  /** `true` if "not listed" needs every entry to be read, as in a list of sanctions. */
  mustBeWhole?: true
  /** IP version of all entries, if the list has only one. */
  version?: 4 | 6
  /** Slug of the module that searches this list together with others. The list is then no module of its own. */
  partOf?: string
  /** Maximum size of the decompressed file, in MiB. Default: 16. */
  maxMebibytes?: number
  /** A value that is always in the real list. Missing if its entries change. */
  found?: string
  /**
   * A short file in the publisher's format. `entry` is one entry, in which `{value}` stands for the listed value. A
   * line with `{name}` or `{address}` instead is only in lists of this kind.
   */
  sample: { head?: string, entry: string, tail?: string }
}

/** Names of the properties of a list that decide how its file is read. */
const layoutNames = ['format', 'subject', 'hasUrls', 'others'] as const satisfies ReadonlyArray<keyof ListSource>

/** The properties of a list that decide how its file is read. */
export type ListLayout = Pick<ListSource, typeof layoutNames[number]>

/** Returns the properties of a list that decide how its file is read. A copy that was read otherwise is outdated. */
export const listLayout = (list: ListLayout): ListLayout =>
  Object.fromEntries(layoutNames.flatMap(name => list[name] === undefined ? [] : [[name, list[name]]])) as ListLayout

/** Returns the file of the sample with these values. */
export const sampleFile = (list: ListSource, values: readonly string[]): string => sharedSample([[list, values]])

/** Returns the file from which several lists are read, with the values of each. */
export function sharedSample(lists: ReadonlyArray<readonly [ListSource, readonly string[]]>): string {
  const { format, sample: { head = '', tail = '' } } = lists[0]![0]
  const entries = [...new Set(lists.flatMap(([list, values]) => sampleEntries(list, values)))]
  return format.as === 'json' ? `${head}${entries.join(',')}${tail}` : `${head}${entries.join('\n')}\n${tail}`
}

function sampleEntries({ subject, sample: { entry } }: ListSource, values: readonly string[]): string[] {
  const [kind, other] = subject === 'IP Address' ? ['{address}', '{name}'] as const : ['{name}', '{address}'] as const
  const own = entry.split('\n').filter(line => !line.includes(other)).join('\n').replaceAll(kind, '{value}')
  const hostOf = (value: string) => isIPv6(value) ? `[${value}]` : value
  return values.map(value =>
    own.replaceAll('://{value}', () => `://${hostOf(value)}`).replaceAll('{value}', () => value))
}

/** Returns the labels of the notes of an entry. */
export function noteLabels({ format }: Pick<ListSource, 'format'>): string[] {
  if ('keepsUrls' in format) return [urlLabel]
  if ('remarks' in format) return (format.remarks ?? []).map(([label]) => label)
  return 'notes' in format ? (format.notes ?? []).map(([label]) => label) : []
}

/** Label of a note that is the URL which the publisher posted. */
export const urlLabel = 'URL'
