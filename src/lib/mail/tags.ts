/** Text records of strangers are read up to this length; a real one has a few hundred characters. */
export const maxRecordLength = 8_192

export interface TagList {
  /** Values by name, both trimmed; names in lower case. Of two of a name the first stands. */
  tags: ReadonlyMap<string, string>
  /** The name that comes first, since most records must begin with their version. */
  first: string | undefined
  faults: string[]
}

const maxFaults = 10

/**
 * Reads `name=value; name=value`, as DKIM, DMARC, MTA-STS, TLS-RPT and BIMI write their records. Never throws.
 * https://www.rfc-editor.org/rfc/rfc6376#section-3.2
 */
export function parseTags(text: string): TagList {
  const tags = new Map<string, string>()
  const faults: string[] = []
  let first: string | undefined
  for (const part of text.slice(0, maxRecordLength).split(';')) {
    if (part.trim() === '') continue
    const cut = part.indexOf('=')
    const name = (cut < 0 ? part : part.slice(0, cut)).trim().toLowerCase()
    if (cut < 0 || !/^[a-z][\w-]*$/.test(name)) faults.push(`"${excerpt(part)}" is not of the form name=value`)
    else if (tags.has(name)) faults.push(`The tag ${name} is there twice`)
    else tags.set(name, part.slice(cut + 1).trim())
    first ??= name
  }
  if (text.length > maxRecordLength) faults.push(`The record is longer than ${maxRecordLength} characters`)
  return { tags, first, faults: faults.slice(0, maxFaults) }
}

/** The records of a name that begin with a version, in any letter case: `v=DMARC1`. */
export function ofVersion(records: readonly string[], version: string): string[] {
  const start = new RegExp(`^\\s*v\\s*=\\s*${version}\\s*(?:;|$)`, 'i')
  return records.filter(record => start.test(record))
}

/** A piece of a record, short enough to stand in a sentence. */
export function excerpt(text: string): string {
  const trimmed = text.trim()
  return trimmed.length > 60 ? `${trimmed.slice(0, 60).toWellFormed()}…` : trimmed.toWellFormed()
}
