import { readFileSync } from 'node:fs'

/**
 * Returns the starter catalogue: well-known breaches in this service's own format. They fill Radar before the first
 * import.
 */
export const starterBreaches = (): unknown[] =>
  JSON.parse(readFileSync(new URL('starter.json', import.meta.url), 'utf8')) as unknown[]
