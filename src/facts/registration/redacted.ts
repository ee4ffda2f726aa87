/**
 * Texts with which registries and registrars fill a field whose value they do not publish. They are no holder, and no
 * address. https://www.rfc-editor.org/rfc/rfc9537 replaces them, but most answers still have them.
 */
const redactions = [
  /^\W*(?:data |value |name |field )?(?:redacted|withheld|undisclosed)\b/i,
  // names of companies begin with these words too, so the end of the text or a word of redactions must follow
  /^\W*(?:data |value |name |field )?(?:masked|hidden|protected|removed|private)\W*$/i,
  /^\W*(?:\w+ )?(?:masked|hidden|protected|removed|private)\W+(?:for|by|due|at|on|upon|under|per|privacy|gdpr|whois)\b/i,
  /^\W*(?:hidden|protected|private)\W+(?:data|person|individual|registrant|registration|owner|contact|info\w*|e-?mail)\b/i,
  /\bredacted (?:for|by|due)\b/i,
  /\b(?:gdpr|statutory) (?:masked|masking|redacted|protected)/i,
  /\bnot (?:be )?(?:publicly )?(?:disclosed|shown|published|displayed|available|applicable|visible)\b/i,
  /^(?:non-public data|registration private|personal data|privacy protected|identity protected)\b/i,
  /^(?:restricted|on request|unknown|ano nymous|see privacy|n\/?a|none|null|nil|-+|\.+)$/i,
]

/** Length after which a text is no longer read, in characters. */
const maxLength = 200

/** Returns `true` if a text only says that a value is not published. */
export const isRedacted = (text: string): boolean => {
  const start = text.slice(0, maxLength).trim()
  return redactions.some(redaction => redaction.test(start))
}
