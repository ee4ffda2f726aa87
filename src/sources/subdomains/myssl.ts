import { failureFromErrorText } from '../kit/error-text.ts'
import { listSize } from '../kit/size.ts'
import { nameSource } from './name-source.ts'
import { integer, objectWith, text, textOrNull } from '../kit/schema.ts'

/**
 * Names that MySSL found in scans of TLS servers. The status is always 200; a `code` other than 0 is a failure.
 * https://myssl.com
 */
export const myssl = nameSource({
  slug: 'myssl',
  name: 'MySSL',
  homepage: 'https://myssl.com',
  request: domain => ({
    url: `https://myssl.com/api/v1/discover_sub_domain?${new URLSearchParams({ domain }).toString()}`,
  }),
  size: listSize(4),
  response: objectWith({ code: integer }, {
    error: textOrNull,
    data: { type: ['array', 'null'], items: objectWith({ domain: text }) },
  }),
  names({ code, error, data }) {
    if (code !== 0) throw failureFromErrorText(error ?? '')
    return (data ?? []).values().map(({ domain }) => domain)
  },
})
