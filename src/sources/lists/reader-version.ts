import { readFileSync } from 'node:fs'
import { once } from '../../lib/once.ts'

/**
 * Returns the fingerprint of what the reader of lists makes of a set of files. `npm run generate` writes it, so that it
 * changes with the reader, and copies that were read otherwise are downloaded again.
 */
export const readerVersion = once(() =>
  (JSON.parse(readFileSync(new URL('reader.json', import.meta.url), 'utf8')) as { version: string }).version)
