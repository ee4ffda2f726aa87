import type { WatchChange } from '../../../generated/client/src/index.ts'
import { readableTime } from './text.ts'

/** Headings of a table of changes, of a watch or between two searches. */
export const changeHeadings = ['FOUND', 'CHANGE', 'SUBJECT', 'BEFORE', 'AFTER', 'SOURCE']

export const changeRow = ({ found_at: at, kind, subject, before, after, source }: WatchChange): string[] =>
  [readableTime(at), kind, subject, before?.value ?? '', after?.value ?? '', source?.name ?? 'Radar']
