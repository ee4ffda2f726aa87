import { createRequire } from 'node:module'
import { once } from './once.ts'

/** Loads the public suffix list at its first use, since it takes megabytes of memory. https://publicsuffix.org */
export const publicSuffixes = once(() => createRequire(import.meta.url)('tldts') as typeof import('tldts'))
