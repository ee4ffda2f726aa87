/** Position in a tuple that is longer than the limit, from chunk to chunk. */
export interface TupleSkip {
  /**
   * Passes over the text from `at`. Returns the position behind the tuple, and `undefined` if it is not in the text. A
   * line that begins with INSERT ends a tuple whose quotes are malformed: `isBroken` is then `true`.
   */
  next(text: string, at: number): { end: number, isBroken: boolean } | undefined
}

export function createTupleSkip(hasEscapes: boolean): TupleSkip {
  let depth = 0
  let quote = ''
  let isEscaped = false
  let ownEscapes = false
  let last = ''

  return {
    next(text, from) {
      for (let at = from; at < text.length; at++) {
        const sign = text[at]!
        if (last === '\n' && /^(?:INSERT|REPLACE)\s/i.test(text.slice(at, at + 8))) return { end: at, isBroken: true }
        if (isEscaped) isEscaped = false
        else if (quote !== '') {
          if (sign === '\\' && (hasEscapes || ownEscapes)) isEscaped = true
          else if (sign === quote) quote = ''
        } else if (sign === "'" || sign === '"') {
          ownEscapes = last === 'E'
          quote = sign
        } else if (sign === '(') depth++
        else if (sign === ')' && --depth === 0) return { end: at + 1, isBroken: false }
        last = sign
      }
      return undefined
    },
  }
}
