import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { version } from '../version.ts'

/** The folders that `npm run docs` and `npm run console` build. `npm ci` runs both. */
export const builtDocs = fileURLToPath(new URL('../../dist/docs', import.meta.url))
export const builtConsole = fileURLToPath(new URL('../../dist/console', import.meta.url))

/**
 * Parses a generated document, and adds the id of the build to its `info`: the version of the program, and the start of
 * the document's SHA-256. Nothing keeps the result: the server sends the text of the document only.
 */
export const readDocument = (name: string) => (): object => {
  const text = readFileSync(new URL(`../../generated/${name}.json`, import.meta.url))
  const document = JSON.parse(text.toString()) as { info: object }
  const build = `${version}+${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  return { ...document, info: { ...document.info, 'x-build': build } }
}
