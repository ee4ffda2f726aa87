/** Signs of a value that is not for people, in lines of a label, spaces and a value. */
const signs: ReadonlyArray<readonly [sign: string, pattern: RegExp]> = [
  ['seconds since 1970',
    /(?:created|joined|seen|registered|updated|expires|at|time|date)\b[^\n]* {2,}1[0-9]{9}(?:\.\d+)?$/im],
  ['milliseconds since 1970', /(?<![\w.=/-])1[0-9]{12}(?![\w.-])/],
  ['a reference of HTML', /&(?:[a-z]{2,8}\d{0,2}|#\d+|#x[\da-f]+);/i],
  ['an element of HTML', /<\/?(?:p|a|br|b|i|div|span)\b[^>]*>/i],
  ['the first year', /\b000[01]-\d\d-\d\d\b(?!-)/],
  ['the first second', /\b1970-01-01\b/],
  ['no value', / {2,}(?:null|undefined|NaN|Invalid Date|\[object \w+\])$/m],
]

/** Returns the sign of the first value that is not for people, and the text that ends with it; else `undefined`. */
export function rawValueIn(text: string): string | undefined {
  for (const [sign, pattern] of signs) {
    const match = pattern.exec(text)
    if (match) return `${sign}: ${text.slice(0, match.index + 60).slice(-120)}`
  }
  return undefined
}
