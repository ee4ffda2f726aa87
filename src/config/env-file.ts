import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { fileFault } from '../lib/file-fault.ts'

/**
 * Returns the values of a `.env` file and the faults in its lines. Both are empty if the file does not exist. Faults
 * quote no values, because a value can be secret.
 */
export function readEnvFile(path: string): { values: NodeJS.Dict<string>, faults: string[] } {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '')
    return { values: { ...parseEnv(text) }, faults: text.split('\n').flatMap(faultOf) }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { values: {}, faults: isMissing ? [] : [`.env: cannot be read: ${fileFault(error)}`] }
  }
}

/**
 * Returns a fault if Node.js would skip the line, or if the line has an unclosed quote. With an unclosed quote, Node.js
 * would read the value to the end of the file.
 */
function faultOf(line: string, index: number): string[] {
  if (/^\s*(#|$)/.test(line)) return []
  const [, value, quote] = /^\s*(?:export\s+)?[a-z_]\w*\s*=\s*((["'`])?.*)/i.exec(line) ?? []
  if (value === undefined) return [`.env line ${index + 1}: must have the form NAME=value`]
  return quote !== undefined && !value.includes(quote, 1)
    ? [`.env line ${index + 1}: the quote ${quote} is not closed`]
    : []
}
