import { pathSegment } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

const answer = (responseCode: number, data: object[]) =>
  ({
    responseCode,
    limit: 1000,
    offset: 0,
    count: data.length,
    metaData: {},
    messages: [],
    data,
    size: data.length,
  })

/**
 * https://docs.mnemonic.no/display/public/API/Passive+DNS+Overview: /pdns/v3/{name}. The body repeats the HTTP status
 * in `responseCode`.
 */
export const mnemonic: Upstream = {
  origin: 'https://api.mnemonic.no',
  subject: pathSegment(3),
  found: domain => ({
    body: answer(200, [
      {
        rrclass: 'in',
        rrtype: 'cname',
        query: `www.${domain}`,
        answer: domain,
        firstSeenTimestamp: 1_420_070_400_000,
        lastSeenTimestamp: 1_795_132_800_000,
        tlp: 'white',
      },
      {
        rrclass: 'in',
        rrtype: 'mx',
        query: domain,
        answer: `mx.${domain}`,
        firstSeenTimestamp: 1_520_070_400_000,
        lastSeenTimestamp: 1_695_132_800_000,
        tlp: 'white',
      },
    ]),
  }),
  notFound: () => ({ body: answer(200, []) }),
  failure: outcome => outcome === 'limited' ? { status: 402, body: answer(402, []) } : undefined,
}
