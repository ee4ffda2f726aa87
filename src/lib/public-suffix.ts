import { createRequire } from 'node:module'
import { once } from './once.ts'

/** Who knows https://publicsuffix.org. Loaded at the first use: the list takes megabytes, and many a process never asks. */
export const publicSuffixes = once(() => createRequire(import.meta.url)('tldts') as typeof import('tldts'))
