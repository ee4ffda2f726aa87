import { once } from './once.ts'

/** Loading the names of regions takes 14 ms, so that it waits for the first name. */
const regions = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }))

/** Returns the English name of a country by its ISO 3166-1 alpha-2 code, or `undefined` if the code names none. */
export const countryName = (code: string): string | undefined => regions().of(code)
