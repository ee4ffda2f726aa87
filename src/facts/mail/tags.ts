/**
 * Maximum length of a text record, in characters. Real records have a few hundred, but anyone can publish a longer one.
 */
export const maxRecordLength = 8_192

export interface TagList {
  /** Values by name, without surrounding spaces. If a name occurs twice, its first value counts. */
  tags: ReadonlyMap<string, string>
  /** Names of all tags, also of those whose value is not allowed. */
  names: ReadonlySet<string>
  /** Name of the first tag. In most kinds of record, the first tag must be the version. */
  first: string | undefined
  /** Names that occur more than once. DKIM and DMARC allow each name once. */
  repeated: string[]
  faults: string[]
}

/** Syntax of a kind of record. */
export interface TagSyntax {
  /** Names, without the spaces around them. */
  name: RegExp
  /** Values, without the spaces around them. */
  value: RegExp
  /** Values of tags that have others than `value`, by name. */
  values?: Readonly<Record<string, RegExp>>
  /** `true` if `P` is not the tag `p`. Otherwise names are returned in lower case. */
  isCaseSensitive: boolean
  /** `true` if no space may be beside the `=`. */
  isTight?: boolean
}

/** https://www.rfc-editor.org/rfc/rfc6376#section-3.2 */
export const dkimSyntax: TagSyntax = { name: /^[a-z]\w*$/i, value: /^[\t\n\r -:<-~]*$/, isCaseSensitive: true }

/** https://www.rfc-editor.org/rfc/rfc9989#section-4.8 */
export const dmarcSyntax: TagSyntax = { name: /^[a-z]+$/i, value: /^[ -:<-~]+$/, isCaseSensitive: false }

/** https://www.rfc-editor.org/rfc/rfc8461#section-3.1, https://www.rfc-editor.org/rfc/rfc8460#section-3 */
export const transportSyntax: TagSyntax = {
  name: /^[a-z\d][\w.-]{0,31}$/i,
  value: /^[!-:<>-~]+$/,
  values: { rua: /^[\t -:<-~]+$/ },
  isCaseSensitive: true,
  isTight: true,
}

const maxFaults = 10

/** Parses `name=value; name=value`, the record format of all mail policies but SPF. Never throws. */
export function parseTags(text: string, syntax: TagSyntax): TagList {
  const { name: names, isCaseSensitive, isTight } = syntax
  const tags = new Map<string, string>()
  const seen = new Set<string>()
  const faults: string[] = []
  const repeated: string[] = []
  let first: string | undefined
  for (const part of text.slice(0, maxRecordLength).split(';')) {
    const trimmed = part.trim()
    if (trimmed === '') continue
    const [, written = '', space = '', value = ''] = /^([^=\s]*)(\s*=\s*)(.*)$/s.exec(trimmed) ?? []
    const name = isCaseSensitive ? written : written.toLowerCase()
    const isRepeated = seen.has(name)
    if (space === '' || !names.test(written) || (isTight && space !== '=')) {
      faults.push(`"${excerpt(part)}" is not of the form name=value`)
    } else if (isRepeated) {
      faults.push(`The tag ${excerpt(name)} occurs twice`)
      repeated.push(name)
    } else if ((syntax.values?.[name] ?? syntax.value).test(value)) tags.set(name, value)
    else faults.push(`The value of the tag ${excerpt(name)} is empty or has a character that is not allowed`)
    seen.add(name)
    first ??= name
  }
  if (text.length > maxRecordLength) faults.push(`The record is longer than ${maxRecordLength} characters`)
  return {
    tags,
    names: seen,
    first,
    repeated,
    faults: faults.slice(0, maxFaults),
  }
}

/** How the version of a record is written. */
interface VersionSyntax {
  version: string
  /** `true` if no space may be beside the `=`. */
  isTight?: boolean
  /** `true` if a semicolon must follow. */
  needsMore?: boolean
}

/**
 * Returns the records that begin with `v=` and this version, for example `v=DMARC1`. The version is case-sensitive, as
 * in every policy but SPF.
 */
export function ofVersion(records: readonly string[], { version, isTight, needsMore }: VersionSyntax): string[] {
  const start = isTight ? /^v=([^\s;=]+)[ \t]*(;|$)/ : /^[vV][ \t]*=[ \t]*([^\s;=]+)[ \t]*(;|$)/
  return records.filter(record => {
    const [, written, end] = start.exec(record) ?? []
    return written === version && (end === ';' || !needsMore)
  })
}

/**
 * Returns the texts that look like a record of this version, but that receivers ignore: other capitals, spaces in
 * front, a missing semicolon, or a version that is not the first tag. At most five.
 */
export function nearMisses(texts: readonly string[], records: readonly string[], version: string): string[] {
  const written = `v=${version.toLowerCase()}`
  const isSimilar = (text: string) => text.slice(0, maxRecordLength).toLowerCase().replaceAll(/\s/g, '').split(';')
    .some(part => part.startsWith(written))
  return texts.filter(text => !records.includes(text) && isSimilar(text)).slice(0, 5)
}

/** Shortens text from a record, so that a message can quote it. */
export function excerpt(text: string): string {
  const trimmed = text.trim()
  return trimmed.length > 60 ? `${trimmed.slice(0, 60).toWellFormed()}…` : trimmed.toWellFormed()
}
