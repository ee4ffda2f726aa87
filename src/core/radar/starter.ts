import { readFileSync } from 'node:fs'

/** Returns well-known breaches, in the format of this service, so that Radar has content before the first import. */
export const starterBreaches = (): unknown[] =>
  JSON.parse(readFileSync(new URL('starter.json', import.meta.url), 'utf8')) as unknown[]
