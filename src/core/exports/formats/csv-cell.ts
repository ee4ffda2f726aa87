/** Separators of the cells, by their names in requests. */
export const csvSeparators = { comma: ',', semicolon: ';' } as const

export type CsvSeparator = keyof typeof csvSeparators

export interface CsvOptions {
  /** Default: `comma`. */
  separator?: CsvSeparator
  /** Whether an apostrophe precedes each cell that a spreadsheet would convert. Default: only before formulas. */
  asText?: boolean
}

/**
 * Signs that may begin a cell whatever the separator is: LibreOffice splits at commas, semicolons and tabs, Excel at
 * semicolons in many countries, and a reader that splits at another sign than the separator ends its line at each break
 * of a line, because it does not see the quotes. In a file with commas, commas are inside quotes for every reader that
 * splits at them; in a file with semicolons, a reader that splits at commas sees no quotes.
 */
const separators = {
  comma: /[;|\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g,
  semicolon: /[,;|\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g,
} as const satisfies Record<CsvSeparator, RegExp>

/** Signs that a spreadsheet may remove from the beginning of a cell, and separators. LibreOffice removes U+0000. */
const ignored = {
  comma: /[\s"'\p{Cc}\p{Cf};|]+/gu,
  semicolon: /[\s"'\p{Cc}\p{Cf},;|]+/gu,
} as const satisfies Record<CsvSeparator, RegExp>

/** First signs of formulas, and the wide and small forms that are converted while they are read. */
const formulaSigns = '=+-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212'

/** Beginnings that OWASP names besides the signs. https://owasp.org/www-community/attacks/CSV_Injection */
const whiteBeginning = /^'*[\t\r\n]/

/**
 * Returns a cell of CSV, in quotes if it needs them. An apostrophe precedes each possible beginning of a formula: at
 * the begin of the text, and after each sign at which a spreadsheet may begin a cell. Apostrophes are a part of a
 * beginning, so a reader that removes one at each of them restores every text. Takes linear time.
 */
export function csvCell(text: string, { separator = 'comma', asText = false }: CsvOptions = {}): string {
  const safe = withApostrophes(text, separator)
  const marked = asText && safe === text && isConverted(text) ? `'${text}` : safe
  return /[",;|\p{Cc}\u2028\u2029]|^\s|\s$/u.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked
}

function withApostrophes(text: string, separator: CsvSeparator): string {
  const isFormula = whiteBeginning.test(text) || formulaSigns.includes(text[0] ?? 'x')
  const safe = text.replace(ignored[separator], (run, index: number) => {
    const next = text[index + run.length]
    if (next === undefined || !formulaSigns.includes(next)) return run
    const isFirst = index === 0 && !isFormula
    return (isFirst ? '\'' : '') + run.replace(separators[separator], '$&\'')
  })
  return isFormula ? `'${safe}` : safe
}

/** Words that spreadsheets read in numbers and dates in English. */
const words: ReadonlySet<string> = new Set([
  'e', 'jan', 'january', 'feb', 'february', 'mar', 'march', 'apr', 'april', 'may', 'jun', 'june', 'jul', 'july', 'aug',
  'august', 'sep', 'sept', 'september', 'oct', 'october', 'nov', 'november', 'dec', 'december',
])

/**
 * Returns `true` if a spreadsheet may read a text as a number, a date, a time, a truth value or an error: digits with
 * anything but other words around them. Apostrophes before it are a part of the text, so one more can be removed again.
 */
function isConverted(text: string): boolean {
  const plain = text.replace(/^'+/, '')
  if (/^\s*(?:true|false|#(?:n\/a|ref!|value!|name\?|num!|null!|div\/0!))\s*$/i.test(plain)) return true
  const letters = plain.replace(/(?<=\d ?)[ap]m?\s*$/i, '').toLowerCase().match(/\p{L}+/gu) ?? []
  return /\p{Nd}/u.test(plain) && letters.every(word => words.has(word))
}
