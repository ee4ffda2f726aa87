import { joined, stringValue, wordValue } from './sql-literal.ts'
import { readString } from './sql-tuple.ts'

export interface Assignments {
  columns: string[]
  values: Array<string | null>
  /** Position behind the last assignment. */
  end: number
}

const start = /[\s,]*(?:[\w$]+\.)?(?:[`"[]([^`"\]]+)[`"\]]|([^\s=,;'"()]+))\s*=\s*/y
const words = /(?:[^,;'"()]|\([^()]*\))*/y

/** Returns the text up to the next sign that ends it, or up to another clause: the second value is then `true`. */
function wordAt(text: string, at: number): [word: string, isEnd: boolean] {
  words.lastIndex = at
  const [found] = words.exec(text)!
  const clause = found.search(/\bON\s+DUPLICATE\b/i)
  return clause < 0 ? [found, false] : [found.slice(0, clause), true]
}

/**
 * Reads `mail = 'sam@example.org', age = 40`, as `INSERT INTO users SET …` has them, up to a semicolon or another
 * clause. Returns `undefined` if the text ends before the assignments do, or if they are malformed.
 * https://dev.mysql.com/doc/refman/8.4/en/insert.html
 */
export function readAssignments(text: string, from: number, hasEscapes: boolean): Assignments | undefined {
  const columns: string[] = []
  const values: Array<string | null> = []
  for (let at = from; at < text.length;) {
    start.lastIndex = at
    const [, quoted, bare] = start.exec(text) ?? []
    const name = quoted ?? bare
    if (name === undefined) return undefined
    at = start.lastIndex
    columns.push(name)
    let [word, isEnd] = wordAt(text, at)
    at += word.length
    let string: string | undefined
    for (let sign = text[at]; !isEnd && (sign === "'" || sign === '"'); sign = text[at]) {
      const found = readString(text, at, sign, hasEscapes)
      if (found === undefined) return undefined
      string = string === undefined ? stringValue(word, found.value) : joined(string, word, found.value);
      [word, isEnd] = wordAt(text, found.end)
      at = found.end + word.length
    }
    values.push(string ?? wordValue(word))
    if (text[at] === undefined) return undefined
    if (isEnd || text[at] !== ',') return { columns, values, end: at }
  }
  return undefined
}
