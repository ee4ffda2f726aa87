import { createRequire } from 'node:module'

type PublicSuffixes = typeof import('tldts')
let loaded: PublicSuffixes | undefined

/** Who knows https://publicsuffix.org. Loaded at the first use: the list takes megabytes, and many a process never asks. */
export function publicSuffixes(): PublicSuffixes {
  loaded ??= createRequire(import.meta.url)('tldts') as PublicSuffixes
  return loaded
}
