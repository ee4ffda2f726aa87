/**
 * `true` if a JSON text nests lists and objects deeper than `levels`. Call it before parsing, because a text of many
 * brackets takes fifty times its size in memory when parsed. The result is meaningless for invalid JSON.
 */
export function nestsDeeper(json: Buffer, levels: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) isText = !isText
    else if (byte === backslash && isText) at++
    else if (isText) continue
    else if (byte === openList || byte === openObject) {
      if (++depth > levels) return true
    } else if (byte === closeList || byte === closeObject) depth--
  }
  return false
}

const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}')
