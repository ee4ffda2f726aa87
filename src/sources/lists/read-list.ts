import { SourceFailure } from '../failures.ts'
import { entryKey } from '../kit/entry-key.ts'
import type { ListSource } from '../kit/list-source.ts'
import { createPacker } from '../kit/packed-list.ts'
import { readJson } from './read-json.ts'
import { readLines, readTable } from './read-text.ts'

/** The properties of a list that decide how its file is read. */
export type ListLayout = Pick<ListSource, 'format' | 'subject'>

const maxNoteLength = 500

/**
 * Reads the file of a list and returns it packed. Skips up to half of the entries if they are not readable, because
 * lists have stray lines.
 * Throws UPSTREAM_CHANGED if the file is not such a list or has no entry, and UPSTREAM_TOO_LARGE if it has too many.
 */
export function packList({ format, subject }: ListLayout, file: Buffer): { packed: Buffer, entries: number } {
  const packer = createPacker()
  let unreadable = 0
  const text = file.toString('utf8').replace(/^\ufeff/, '')
  const raw = 'items' in format ? readJson(format, text)
    : 'delimiter' in format ? readTable(format, text)
      : readLines(format, text)
  try {
    for (const entry of raw) {
      const key = entryKey(subject, entry.text.trim())
      if (key === undefined) unreadable++
      else if (key !== null) packer.add(key, entry.notes.map(note => note.trim().slice(0, maxNoteLength)))
    }
  } catch (cause) {
    if (cause instanceof RangeError) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the list has too many entries')
    throw cause
  }
  if (packer.count === 0) throw new SourceFailure('UPSTREAM_CHANGED', 'the file has no readable entry')
  if (unreadable > packer.count) {
    const all = packer.count + unreadable
    throw new SourceFailure('UPSTREAM_CHANGED', `only ${packer.count} of ${all} entries are readable`)
  }
  return { packed: packer.pack(), entries: packer.count }
}
