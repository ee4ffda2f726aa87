import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { fileFault } from '../lib/file-fault.ts'

/** The values of a `.env` file, none where there is no such file, and what is wrong with it. A fault never holds a value. */
export function readEnvFile(path: string): { values: NodeJS.Dict<string>, faults: string[] } {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '')
    return { values: { ...parseEnv(text) }, faults: text.split('\n').flatMap(faultOf) }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { values: {}, faults: isMissing ? [] : [`.env: cannot be read: ${fileFault(error)}`] }
  }
}

/** Node.js passes over what it does not understand, and lets an open quote swallow the lines below. */
function faultOf(line: string, index: number): string[] {
  if (/^\s*(#|$)/.test(line)) return []
  const [, value, quote] = /^\s*(?:export\s+)?[a-z_]\w*\s*=\s*((["'`])?.*)/i.exec(line) ?? []
  if (value === undefined) return [`.env line ${index + 1}: is not of the form NAME=value`]
  return quote !== undefined && !value.includes(quote, 1)
    ? [`.env line ${index + 1}: the quote ${quote} is not closed`]
    : []
}
