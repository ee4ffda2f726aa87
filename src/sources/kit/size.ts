/*
 * Size limits of responses
 *
 * A source can send anything, so each kind of source has a limit of bytes and of JSON values. The limits are far above
 * documented responses. A response over a limit fails with `UPSTREAM_TOO_LARGE`; nothing of it is used.
 *
 * | kind | bytes | JSON values | `size` |
 * |---|---|---|---|
 * | by default: profiles, registrations, DNS | 256 KiB | 20,000 | |
 * | responses to account checks, which may be whole pages | 2 MiB, searched for texts up to 8 MiB | 20,000 | |
 * | lists of breaches of an account, pages of 1,000 names, providers | 1 MiB | 50,000 | `mediumSize` |
 * | the ids of all submissions of a Hacker News account | 1 MiB | 100,000 | `idListSize` |
 * | the packages of 200 projects at Repology | 16 MiB | 500,000 | `packagesSize` |
 * | 10,000 records of leaks, each with lists of a dozen facts | 16 MiB | 500,000 | `leakRecordsSize` |
 * | lists of records, names and certificates | 4 to 24 MiB, as the source states | 250,000 | `listSize` |
 *
 * The default is small, so that such a response can be validated, converted and stored without a pause. Larger
 * responses are parsed and converted in slices. A row with another limit keeps only the facts that its card displays.
 * `test/sources/sizes.test.ts` reads the largest responses known.
 */

const mebibyte = 1_048_576

/** Size of the start of a page that an account check keeps, in bytes. */
export const maxPageBytes = 2 * mebibyte
/** Size up to which an account check searches a page for its texts, in bytes. */
export const maxSearchedBytes = 8 * mebibyte

/** Maximum number of JSON values in a response, if the source states no other limit. */
export const defaultMaxValues = 20_000

/** Limits of one response. `maxBytes` applies to the decompressed body. `maxValues` applies only to JSON. */
export interface Size {
  maxBytes: number
  maxValues: number
}

/** Limits of responses with hundreds of entries. */
export const mediumSize: Size = { maxBytes: mebibyte, maxValues: 50_000 }
/** Limits of responses with tens of thousands of numbers. */
export const idListSize: Size = { maxBytes: mebibyte, maxValues: 100_000 }
/** Limits of responses with 200 projects of 100 packages: 20,000 packages of 15 members and 300 bytes. */
export const packagesSize: Size = { maxBytes: 16 * mebibyte, maxValues: 500_000 }
/** Limits of responses with 10,000 records of 20 lists: 410,000 values. */
export const leakRecordsSize: Size = { maxBytes: 16 * mebibyte, maxValues: 500_000 }
/** Limits of responses with tens of thousands of records, names or certificates. */
export const listSize = (mebibytes: number): Size => ({ maxBytes: mebibytes * mebibyte, maxValues: 250_000 })
