/*
 * Size limits of responses
 *
 * A source can send anything, so each kind of source has a limit of bytes and of JSON values. The limits are far above
 * documented responses. A response over a limit fails with `UPSTREAM_TOO_LARGE`; nothing of it is used.
 *
 * | kind | bytes | JSON values |
 * |---|---|---|
 * | by default: profiles, registrations, DNS | 256 KiB | 20,000 |
 * | responses to account checks, which may be whole pages | 2 MiB | 20,000 |
 * | lists of breaches of an account, providers | 1 MiB | 50,000 |
 * | lists of records, names and certificates | 1 to 24 MiB, as the source states | 250,000 |
 *
 * The default is small, so that such a response can be validated, converted and stored without a pause. Larger
 * responses are parsed and converted in slices.
 */

export const mebibyte = 1_048_576

/** Maximum size of a page that an account check searches for a text, in bytes. */
export const maxPageBytes = 2 * mebibyte

/** Maximum number of JSON values in a response, if the source states no other limit. */
export const defaultMaxValues = 20_000

/** Limits for responses with an entry for each breach of an account, and for responses of providers. */
export const mediumSize = { maxBytes: mebibyte, maxValues: 50_000 } as const

/** Maximum number of JSON values in a response that lists records, names or certificates. */
export const listMaxValues = 250_000
