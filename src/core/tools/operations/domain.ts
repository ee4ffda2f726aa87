import { registeredDomain } from '../inputs.ts'
import { defineOperation } from '../operation.ts'
import { combineAll, sourcesOf } from '../combine-all.ts'
import { certificates } from './certificates.ts'
import { dns } from './dns.ts'
import { emailSecurity } from './email-security.ts'
import { rdap } from './rdap.ts'
import { subdomains } from './subdomains.ts'

const sections = {
  dns,
  rdap,
  certificates,
  subdomains,
  email_security: emailSecurity,
}

/** Combines all operations about a domain in one response. */
export const domain = defineOperation({
  tool: 'domain-intelligence',
  slug: 'all',
  input: registeredDomain,
  sources: sourcesOf(sections),
  required: [],
  async combine(query, outcomes) {
    const { data, counts } = await combineAll(sections, query, outcomes)
    return { data: { domain: query.domain, ...data }, counts }
  },
})
