/**
 * Maximum length of a text record, in characters. Real records have a few hundred, but anyone can publish a longer one.
 */
export const maxRecordLength = 8_192

export interface TagList {
  /** Values by lower-case name, without surrounding spaces. If a name occurs twice, its first value counts. */
  tags: ReadonlyMap<string, string>
  /** Name of the first tag. In most kinds of record, the first tag must be the version. */
  first: string | undefined
  faults: string[]
}

const maxFaults = 10

/**
 * Parses `name=value; name=value`, the record format of DKIM, DMARC, MTA-STS, TLS-RPT and BIMI. Never throws.
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
    else if (tags.has(name)) faults.push(`The tag ${name} occurs twice`)
    else tags.set(name, part.slice(cut + 1).trim())
    first ??= name
  }
  if (text.length > maxRecordLength) faults.push(`The record is longer than ${maxRecordLength} characters`)
  return { tags, first, faults: faults.slice(0, maxFaults) }
}

/** Returns the records that begin with `v=` and this version, for example `v=DMARC1`. Case is ignored. */
export function ofVersion(records: readonly string[], version: string): string[] {
  const start = new RegExp(`^\\s*v\\s*=\\s*${version}\\s*(?:;|$)`, 'i')
  return records.filter(record => start.test(record))
}

/** Shortens text from a record, so that a message can quote it. */
export function excerpt(text: string): string {
  const trimmed = text.trim()
  return trimmed.length > 60 ? `${trimmed.slice(0, 60).toWellFormed()}…` : trimmed.toWellFormed()
}
