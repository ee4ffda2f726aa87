/** One fact of a WHOIS answer. The key is in lower case, without dots and numbers at its end. */
export interface WhoisFact {
  /** Heading under which the fact stands, in lower case. Empty for the facts of the domain itself. */
  section: string
  /** Empty for a line of text under a heading. */
  key: string
  value: string
}

/** Maximum number of lines that are read. Real answers have some hundred, with their terms of use. */
const maxLines = 2_000
/** Maximum length of a line, in characters. The rest of a longer one is not read, so that every pattern is fast. */
const maxLength = 500

/** Returns the lines of an answer, without spaces at their ends. A tab is read as eight spaces. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\r|\n/, maxLines).map(line =>
    // the first cut bounds the work, the second one the result
    line.slice(0, maxLength).replaceAll('\t', '        ').slice(0, maxLength).trimEnd())

/** Comments, terms of use and the remarks of programs. */
const remark = /^\s*(?:[%#*;]|>>>|--|\/\/|NOTICE\b|TERMS OF USE\b)/i

/** `key: value`, `key......: value`, `** Key:`, `[Key]   value` and `a. [Key]   value`. */
const labelled = /^\s*(?:[a-z]\. )?(?:\[([^\]]{1,60})\]|([^\s:[][^:[\]]{0,160}?)[. \t]*:(?!\/\/)(?!\d\d))\s*(.*)$/i

/** First keys of a group of lines that describes a person, an organisation or a set of servers, and not the domain. */
const ofOthers =
  /^(?:contact|nic-hdl|person|personname|role|nsset|keyset|organisation|irt|handle|admin|tech|reference)\b/

/** Keys under which a group of lines names the domain. */
const ofDomain = /^(?:domain|domain ?name|domain-name|nome de dom.nio|query|complete domain name|dn)\b/

/** Headings that introduce facts of the domain itself. */
const domainHeading =
  /^(?:domain(?: name)?(?: information)?|(?:relevant )?dates|additional info(?:rmation)?|registration(?: data)?|whois)$/

const plainKey = (text: string): string =>
  text.trim().toLowerCase().replace(/^.* \/ (?=\S)/, '').replace(/\s*\([^)]*\)$/, '').replace(/[\s.]+$/, '')
    .replaceAll(/\s+/g, ' ')

/**
 * Reads the facts of a WHOIS answer in the forms that registries use: lines of `key: value`, headings with indented
 * lines below them, and groups that blank lines separate.
 */
export function readWhoisLines(text: string): WhoisFact[] {
  const facts: WhoisFact[] = []
  let section = ''
  let headingIndent = 0
  let isNewGroup = true
  /** `true` if the last line was a heading with a colon, under which blank lines may stand. */
  let isHeading = false
  /** Key and indent of the last `key: value`, whose value may go on in the next lines. */
  let last = { key: '', indent: 0 }
  const lines = linesOf(text).map(line => line.replace(/^\s*\*\* /, ''))
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || remark.test(line)) {
      isNewGroup = true
      continue
    }
    const indent = line.search(/\S/)
    const [, inBrackets, before, value = ''] = labelled.exec(line) ?? []
    const label = inBrackets ?? before
    // a heading in brackets stands alone on its line: [Tech-C]
    const key = label === undefined ? undefined : plainKey(label)
    if (isNewGroup && !isHeading && indent <= headingIndent) {
      last = { key: '', indent: 0 }
      section = key !== undefined && ofOthers.test(key) ? key : ''
      headingIndent = indent
    }
    const beginsGroup = isNewGroup
    isNewGroup = false
    isHeading = false
    if (key === undefined) {
      if (indent > last.indent && last.key !== '') facts.push({ section, key: last.key, value: line.trim() })
      else if (indent > headingIndent || section !== '') facts.push({ section, key: '', value: line.trim() })
      else section = headingOf(line)
      continue
    }
    last = { key: '', indent }
    if (value.trim() === '') {
      const next = lines[at + 1] ?? ''
      const hasBelow = next !== '' && (next.search(/\S/) > indent || !labelled.test(next))
      if (!beginsGroup && !hasBelow || indent > headingIndent && section !== '') continue
      section = headingOf(key)
      headingIndent = indent
      isHeading = true
      continue
    }
    if (indent <= headingIndent && ofDomain.test(key)) section = ''
    last = { key, indent }
    facts.push({ section, key, value: value.trim() })
  }
  return facts
}

/** Returns the section that a heading begins. */
function headingOf(text: string): string {
  const heading = plainKey(text)
  return domainHeading.test(heading) || ofDomain.test(heading) && heading.length < 16 ? '' : heading
}
