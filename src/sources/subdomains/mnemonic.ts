import { SourceFailure } from '../kit/failures.ts'
import { listSize } from '../kit/size.ts'
import { nameSource } from './name-source.ts'
import { each, integer, integerOrNull, objectWith, text } from '../kit/schema.ts'

/**
 * Names from passive DNS: the names that were queried, and the names in the responses, for example an alias.
 * Times are in milliseconds. The body has its own status code, in which 402 means a used-up quota.
 * https://docs.mnemonic.no/display/public/API/Passive+DNS+Overview
 */
export const mnemonic = nameSource({
  slug: 'mnemonic',
  name: 'mnemonic passive DNS',
  homepage: 'https://www.mnemonic.io',
  request: domain => ({
    url: `https://api.mnemonic.no/pdns/v3/${encodeURIComponent(domain)}?limit=1000`,
  }),
  size: listSize(4),
  readable: [402],
  response: objectWith({ responseCode: integer }, {
    data: {
      type: ['array', 'null'],
      items: objectWith({ query: text }, {
        answer: text,
        ...each(['firstSeenTimestamp', 'lastSeenTimestamp'], integerOrNull),
      }),
    },
  }),
  names({ responseCode, data }) {
    if (responseCode === 402 || responseCode === 429) {
      throw new SourceFailure('UPSTREAM_RATE_LIMITED', 'the source reports that its limit is reached')
    }
    if (responseCode === 404) return []
    if (responseCode !== 200) throw new SourceFailure('UPSTREAM_ERROR', `the source returned code ${responseCode}`)
    return (data ?? []).values().flatMap(({ query, answer, firstSeenTimestamp: first, lastSeenTimestamp: last }) =>
      [query, answer ?? ''].map(name => ({
        name,
        ...(first ? { firstSeen: iso(first) } : {}),
        ...(last ? { lastSeen: iso(last) } : {}),
      }))
    )
  },
})

const iso = (ms: number): string => new Date(ms).toISOString()
