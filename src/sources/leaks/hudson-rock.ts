import { listSize } from '../kit/size.ts'
import type { QueryType } from '../kit/source.ts'
import { httpLeakSource } from './http-leak-source.ts'
import type { LeakRecord } from './leak-source.ts'
import { notPublicIp } from '../kit/scope.ts'
import { type Shape, arrayOf, each, number, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

const endpoints: Partial<Record<QueryType, readonly [path: string, parameter: string]>> = {
  'Email Address': ['search-by-email', 'email'],
  'Pseudonym': ['search-by-username', 'username'],
  'IP Address': ['search-by-ip', 'ip'],
  'Domain Name': ['search-by-domain', 'domain'],
}

/** Response for an e-mail address, a username or an IP address: one entry per infected computer. */
const person = objectWith({
  stealers: arrayOf({ ...objectWith(unchecked({ date_compromised: text })), additionalProperties: true }),
})

const pages = arrayOf(objectWith({}, { url: text, occurrence: number }))

/**
 * Response for a domain: the numbers of computers, and the pages whose credentials were stolen. A `total` of 0 means
 * "no results", whatever the other numbers are. `stealerFamilies` counts computers by malware family.
 */
const organisation = objectWith({ total: number, employees: number, users: number }, {
  data: objectWith({}, { employees_urls: pages, clients_urls: pages }),
  ...unchecked({
    third_parties: number,
    ...each(['last_employee_compromised', 'last_user_compromised'], textOrNull),
    stealerFamilies: { type: ['object', 'null'], additionalProperties: number },
  }),
})

/**
 * Computers infected with malware that steals information. The provider masks parts of passwords, logins and addresses.
 * For a domain, the first record has the totals of the domain. Each further record is about one page.
 * https://cavalier.hudsonrock.com/docs
 */
export const hudsonRock = httpLeakSource({
  code: 'hudson-rock',
  name: 'Hudson Rock',
  description: 'Computers whose credentials were taken by information-stealing malware',
  homepage: 'https://www.hudsonrock.com',
  types: ['Email Address', 'Pseudonym', 'Domain Name', 'IP Address'],
  template: 'stealer',
  mapping: {
    date_compromised: 'captured_at',
    stealer_family: 'malware',
    stealerFamilies: 'malware',
    computer_name: 'computer',
    operating_system: 'os',
    antiviruses: 'antivirus',
    top_logins: 'username',
    top_passwords: 'password',
  },
  deadlineMs: 30_000,
  skipReason: notPublicIp,
  request(value, _, type) {
    const [path, parameter] = endpoints[type] ?? endpoints.Pseudonym!
    return {
      url: `https://cavalier.hudsonrock.com/api/json/v2/osint-tools/${path}?${
        new URLSearchParams({ [parameter]: value }).toString()
      }`,
      headers: { accept: 'application/json' },
    }
  },
  size: listSize(8), // many pages for a large domain
  response: type => type === 'Domain Name' ? organisation : person,
  records: (answer, { value }) => 'stealers' in answer ? answer.stealers : aboutDomain(answer, value),
  examples: { found: ['tesla.com'], notFound: ['no-such-mailbox@tracewell.example', 'tracewell-no-such-domain-0.com'] },
})

function aboutDomain({ data, stealerFamilies, ...numbers }: Shape<typeof organisation>, domain: string): LeakRecord[] {
  if (numbers.total === 0) return []
  const { total, employees, users, third_parties, last_employee_compromised, last_user_compromised } = numbers
  const families = Object.keys(stealerFamilies ?? {}).filter(family => family !== 'total')
  return [
    {
      domain,
      total,
      employees,
      users,
      third_parties,
      last_employee_compromised,
      last_user_compromised,
      stealerFamilies: families,
    },
    ...data?.employees_urls ?? [],
    ...data?.clients_urls ?? [],
  ]
}
