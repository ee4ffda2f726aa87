import type { Upstream, UpstreamAnswer } from './upstream.ts'

/** Top-level domains without RDAP, in the simulation and in IANA's list of RDAP services. */
const withoutRdap = new Set(['at', 'be', 'ch', 'de', 'eu', 'gr', 'it', 'jp', 'li'])

/** Returns `true` for a name below a top-level domain that has no RDAP service. */
export const lacksRdap = (name: string): boolean => withoutRdap.has(name.slice(name.lastIndexOf('.') + 1))

/** Returns the name in a question, which some servers want after options, as in `-T dn example.de`. */
const nameIn = (question: string): string => question.trim().split(' ').at(-1)!.replace(/\/e$/, '')

/** Answers of IANA about a top-level domain. https://www.iana.org/help/whois */
const referral = (domain: string): string => `% IANA WHOIS server
% This query returned 1 object

domain:       ${domain.toUpperCase()}

organisation: Example Registry
address:      1 Example Way
address:      Exampletown

contact:      administrative
name:         Example Registry Hostmaster
e-mail:       hostmaster@registry.example

${domain === 'gr' ? '' : `whois:        whois.${domain === 'de' ? 'denic' : 'nic'}.${domain}\n\n`}status:       ACTIVE
remarks:      Registration information: https://www.registry.example

created:      1986-11-05
changed:      2026-02-03
source:       IANA
`

const registration = (name: string): string => `% Example registry of top-level domains without RDAP

Domain: ${name}
Nserver: ns1.example.net
Nserver: ns2.example.net
Status: connect
Created: 2014-05-06
Changed: 2026-04-05T08:07:08+02:00

[Registrar]
Type: ORGANISATION
Name: Example Registrar
`

const none = (question: string): string => question.includes('.')
  ? `Domain: ${nameIn(question)}\nStatus: free\n`
  : '% IANA WHOIS server\n% This query returned 0 objects.\n'

const texts: Readonly<Record<string, string>> = {
  failure: 'Service temporarily unavailable.\n',
  limited: '% Error: 55000000002 Connection refused; access control limit exceeded.\n',
  blocked: 'Requests of this client are not permitted. Please use our website for queries.\n',
  broken: '% Example registry\n\nDomain: ',
  changed: 'This service has moved.\n',
}

const answer = (body: string): UpstreamAnswer => ({ body })

/** WHOIS: IANA for questions without a dot, a registry for the others. https://www.rfc-editor.org/rfc/rfc3912 */
export const whois: Upstream = {
  origin: 'whois://whois',
  subject: ({ body }) => /^tw-\w+/.exec(nameIn(body))?.[0] ?? nameIn(body),
  found: (_, { body }) => answer(body.includes('.') ? registration(nameIn(body)) : referral(nameIn(body))),
  notFound: (_, { body }) => answer(none(body)),
  failure: outcome => texts[outcome] === undefined ? undefined : answer(texts[outcome]),
}
