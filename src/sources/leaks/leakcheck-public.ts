import { failureFromErrorText } from '../kit/error-text.ts'
import { leakCheckTerms } from './leakcheck-api.ts'
import { httpLeakSource } from './http-leak-source.ts'
import { arrayOf, flag, objectWith, text, textOrNull } from '../kit/schema.ts'

/**
 * Names of the leaks that contain an e-mail address or a username, without the leaked data. The API needs no key and
 * allows a few requests a day. It reports "not found" and an exhausted limit as errors.
 * https://wiki.leakcheck.io/en/api/public
 */
export const leakCheckPublic = httpLeakSource({
  code: 'leakcheck-public',
  name: 'LeakCheck (public)',
  description: 'Names and dates of the leaks that this e-mail address or username is in',
  homepage: 'https://leakcheck.io',
  types: ['Email Address', 'Pseudonym'],
  template: 'generic',
  terms: leakCheckTerms,
  namesOnly: true,
  mapping: { name: 'breach', date: 'breach_date', fields: 'data_classes' },
  accepts: { pattern: /^[^]{3,}$/, rule: 'LeakCheck needs at least three characters' },
  request: value => ({
    url: `https://leakcheck.io/api/public?${new URLSearchParams({ check: value }).toString()}`,
    headers: { accept: 'application/json' },
  }),
  readable: [400, 403, 422],
  response: {
    ...objectWith({ success: flag }, {
      error: text,
      fields: arrayOf(text), // kinds of data about the account, from all leaks together
      sources: arrayOf(objectWith({ name: text }, { date: textOrNull })),
    }),
    if: { properties: { success: { const: true } } },
    then: { required: ['sources'] },
  },
  records({ success, sources = [], fields = [], error = '' }) {
    if (!success && !/^not found/i.test(error)) throw failureFromErrorText(error)
    return sources.length > 0 && fields.length > 0 ? [...sources, { fields }] : sources
  },
  examples: { found: ['example@example.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})
