import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folders that `npm run docs` and `npm run console` build. `npm ci` runs both. */
export const builtDocs = fileURLToPath(new URL('../../dist/docs', import.meta.url))
export const builtConsole = fileURLToPath(new URL('../../dist/console', import.meta.url))

/** Parses a generated document. Nothing keeps the result: the server sends the text of the document only. */
export const readDocument = (name: string) => (): object =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')) as object
