/** Tokens outside a class that ECMAScript (with the flag `u`), RE2, Rust's regex and PCRE read alike. */
const tokens = [
  /\((?:\?:|(?!\?))|\)|\|/, // groups and alternatives, without look-around and names
  /(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??(?![*+?{])/, // RE2 repeats up to 1,000 times
  /\\(?:x[0-9a-fA-F]{2}|[tnr^$\\.*+?()[\]{}|/])/, // `\d`, `\w` and `\s` include letters of other scripts in some
  /[^\\()[\]{}*+?|]/,
]
/** Tokens in a class. `[`, `&&`, `--` and `~~` begin operations on sets in some languages. */
const members = [
  /\\(?:x[0-9a-fA-F]{2}|[tnr^\\\]\-.])/,
  /(?!&&|--|~~)[^\\[\]]/,
]
const source = (parts: readonly RegExp[]) => parts.map(one => one.source).join('|')
const token = new RegExp(`\\[\\^?(?:${source(members)})+\\]|${source(tokens)}`, 'uy')

/**
 * Returns the first part of a regular expression that ECMAScript, RE2 (Go), Rust and PCRE (PHP) do not read alike, or
 * `undefined` if there is none.
 *
 * @see https://github.com/google/re2/wiki/Syntax
 * @see https://docs.rs/regex/latest/regex/#syntax
 */
export function unportablePart(pattern: string): string | undefined {
  for (let at = 0; at < pattern.length; at = token.lastIndex) {
    token.lastIndex = at
    if (!token.test(pattern)) return pattern.slice(at, at + 12)
  }
  return undefined
}

/** Returns the pattern in the spelling that is compared: ECMAScript reads `\d` as `[0-9]`, and `\u001f` as `\x1f`. */
export const normalPattern = (pattern: string): string =>
  pattern.replace(/\\u00([0-9a-fA-F]{2})/g, '\\x$1').replaceAll('\\d', '[0-9]')
