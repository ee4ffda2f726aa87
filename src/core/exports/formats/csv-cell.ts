/**
 * Signs that may begin a cell whatever the separator is: LibreOffice splits at commas, semicolons and tabs, Excel at
 * semicolons in many countries, and a reader that splits at another sign than the comma ends its line at each break of
 * a line, because it does not see the quotes. Commas are inside quotes for every reader that splits at them.
 */
const separators = /[;|\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g

/** Signs that a spreadsheet may remove from the beginning of a cell, and separators. LibreOffice removes U+0000. */
const ignored = /[\s"'\p{Cc}\p{Cf};|]+/gu

/** First signs of formulas, and the wide and small forms that are converted while they are read. */
const formulaSigns = '=+-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212'

/** Beginnings that OWASP names besides the signs. https://owasp.org/www-community/attacks/CSV_Injection */
const whiteBeginning = /^'*[\t\r\n]/

/**
 * Returns a cell of CSV, in quotes if it needs them. An apostrophe precedes each possible beginning of a formula: at
 * the begin of the text, and after each sign at which a spreadsheet may begin a cell. Apostrophes are a part of a
 * beginning, so a reader that removes one at each of them restores every text. Takes linear time.
 */
export function csvCell(text: string): string {
  const safe = withApostrophes(text)
  return /[",;|\p{Cc}\u2028\u2029]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function withApostrophes(text: string): string {
  const isFormula = whiteBeginning.test(text) || formulaSigns.includes(text[0] ?? 'x')
  const safe = text.replace(ignored, (run, index: number) => {
    const next = text[index + run.length]
    if (next === undefined || !formulaSigns.includes(next)) return run
    const isFirst = index === 0 && !isFormula
    return (isFirst ? '\'' : '') + run.replace(separators, '$&\'')
  })
  return isFormula ? `'${safe}` : safe
}
