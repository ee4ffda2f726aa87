import { refusal } from '../kit/refusal.ts'
import { nameSource, text } from './name-source.ts'

interface Answer {
  code: number
  error?: string | null
  data?: Array<{ domain: string }> | null
}

/** Names that its scans of TLS servers found. It answers everything with 200; a code other than 0 is a failure. https://myssl.com */
export const myssl = nameSource<Answer>({
  slug: 'myssl',
  name: 'MySSL',
  homepage: 'https://myssl.com',
  request: domain => ({
    url: `https://myssl.com/api/v1/discover_sub_domain?${new URLSearchParams({ domain }).toString()}`,
    maxBytes: 4_194_304,
  }),
  response: {
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'integer' }, error: { type: ['string', 'null'] },
      data: { type: ['array', 'null'], items: { type: 'object', required: ['domain'], properties: { domain: text } } },
    },
  },
  names({ code, error, data }) {
    if (code !== 0) throw refusal(error ?? '')
    return (data ?? []).map(({ domain }) => domain)
  },
})
