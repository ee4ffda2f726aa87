import { mediumSize } from '../../kit/size.ts'
import { creativeCommons } from '../../kit/terms.ts'
import { requireKey } from '../../kit/json-look-up.ts'
import { partialDate } from './dates.ts'
import { httpBreachSource } from './http-breach-source.ts'
import { arrayOf, each, flag, integer, objectWith, text } from '../../kit/schema.ts'

/**
 * Finds the breaches of an e-mail address. The API responds with 404 if the address is in no breach, and with 401 if
 * the key is invalid. It responds with 429 and a `Retry-After` if the rate limit is exceeded, and with 403 if a request
 * has no user agent. The data of the API is licensed under CC BY 4.0. https://haveibeenpwned.com/API/v3
 */
export const haveIBeenPwned = httpBreachSource({
  slug: 'haveibeenpwned',
  name: 'Have I Been Pwned',
  types: ['Email Address'],
  homepage: 'https://haveibeenpwned.com',
  terms: creativeCommons('by'),
  requiresKey: true,
  request: (email, context) => ({
    url: `https://haveibeenpwned.com/api/v3/breachedaccount/${encodeURIComponent(email)}?truncateResponse=false`,
    headers: { 'accept': 'application/json', 'hibp-api-key': requireKey(context) },
  }),
  missing: [{ status: 404, text: /^$/ }],
  size: mediumSize, // each breach comes with a long description
  response: arrayOf(objectWith({
    Name: { type: 'string', minLength: 1 },
    ...each(['Title', 'Domain', 'BreachDate'], text),
    PwnCount: integer,
    DataClasses: arrayOf(text),
    IsVerified: flag,
    IsSensitive: flag,
  }, { IsStealerLog: flag })),
  breaches: answer => answer.map(breach => ({
    name: breach.Name,
    title: breach.Title,
    domain: breach.Domain,
    breachDate: partialDate(breach.BreachDate),
    dataClasses: breach.DataClasses,
    pwnCount: breach.PwnCount,
    isSensitive: breach.IsSensitive,
    isVerified: breach.IsVerified,
    isStealerLog: breach.IsStealerLog,
  })),
  examples: {
    found: ['account-exists@hibp-integration-tests.com'], notFound: ['opt-out@hibp-integration-tests.com'],
  },
})
