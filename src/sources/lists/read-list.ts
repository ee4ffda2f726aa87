import { SourceFailure } from '../failures.ts'
import { entryKey, leftOut } from '../kit/entry-key.ts'
import { noteLabels, type ListLayout, type RawEntry } from '../kit/list-source.ts'
import { createPacker } from '../kit/packed-list.ts'
import { publishedAt } from './published-at.ts'
import { readJson } from './read-json.ts'
import { readLines, readTable } from './read-text.ts'
import { walletsIn } from './wallets-in.ts'

/** A packed list, and facts about its file. */
export interface ReadList {
  packed: Buffer
  entries: number
  /** Number of entries that could not be read. */
  unread: number
  /**
   * Number of entries that no search of the list can ask for: special-purpose addresses, URLs with a host of the other
   * kind, and texts that the row leaves out.
   */
  leftOut: number
  /** Time that the file states as its own (ISO 8601, UTC). */
  publishedAt?: string
}

const maxNoteLength = 500

/** Returns the text of a file in UTF-8, or in UTF-16 with its mark. Lines may end with a carriage return alone. */
function decoded(file: Buffer): string {
  const [first, second] = file
  const coding = first === 0xff && second === 0xfe ? 'utf-16le'
    : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const text = coding ? new TextDecoder(coding).decode(file) : file.toString('utf8').replace(/^\ufeff/, '')
  return text.includes('\n') ? text : text.replaceAll('\r', '\n')
}

/**
 * Reads the file of a list and returns it packed. Skips and counts up to half of the entries if they are not readable,
 * because lists have stray lines. The titles of a table are no entry.
 * Throws UPSTREAM_CHANGED if the file is not such a list or has no entry, and UPSTREAM_TOO_LARGE if it has too many.
 */
export function packList({ format, subject, hasUrls, others = [] }: ListLayout, file: Buffer): ReadList {
  const packer = createPacker()
  const counts = { unread: 0, leftOut: 0 }
  const kinds = others.map(({ pattern, note }) => ({ pattern: new RegExp(`^(?:${pattern})$`), note }))
  const labels = noteLabels({ format })
  const isOther = (text: string, { notes }: RawEntry): boolean => kinds.some(({ pattern, note }) =>
    pattern.test(text) && (note === undefined || notes[labels.indexOf(note[0])]?.trim() === note[1]))
  const mayBeTitles = 'delimiter' in format && typeof format.value === 'number'
  let isFirst = true
  const text = decoded(file)
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) throw new SourceFailure('UPSTREAM_CHANGED', 'the file is a page')
  const raw = 'items' in format ? readJson(format, text)
    : 'delimiter' in format ? readTable(format, text)
      : readLines(format, text)
  try {
    for (const entry of raw) {
      for (const text of subject === 'Cryptocurrency' ? walletsIn(entry.text) : [entry.text.trim()]) {
        const key = entryKey(subject, text)
        const isOtherHost = key === null && hasUrls === true && text.includes('://')
        if (key === leftOut || isOtherHost || (key === undefined && isOther(text, entry))) counts.leftOut++
        else if (key === undefined) counts.unread += isFirst && mayBeTitles ? 0 : 1
        else if (key === null) counts.unread++
        else packer.add(key, entry.notes.map(note => note.trim().slice(0, maxNoteLength)))
      }
      isFirst = false
    }
  } catch (cause) {
    if (cause instanceof RangeError) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the list has too many entries')
    throw cause
  }
  if (packer.count === 0) throw new SourceFailure('UPSTREAM_CHANGED', 'the file has no readable entry')
  if (counts.unread > packer.count) {
    const all = packer.count + counts.unread
    throw new SourceFailure('UPSTREAM_CHANGED', `only ${packer.count} of ${all} entries are readable`)
  }
  const stated = publishedAt(format, text)
  return { packed: packer.pack(), entries: packer.count, ...counts, ...stated !== undefined && { publishedAt: stated } }
}
