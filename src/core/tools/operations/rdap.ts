import { rdapDomain } from '../../../sources/modules/rdap-domain.ts'
import { fromModule } from '../../../sources/kit/tool-source.ts'
import { describeDomain } from '../describe-registration.ts'
import { registeredDomain } from '../inputs.ts'
import { defineOperation } from '../operation.ts'

export const rdap = defineOperation({
  tool: 'domain-intelligence',
  slug: 'rdap',
  input: registeredDomain,
  sources: { 'rdap-domain': fromModule(rdapDomain) },
  required: [],
  combine({ domain }, { 'rdap-domain': { found } }) {
    const raw = found?.[0]
    return { data: { domain, registration: raw === undefined ? null : describeDomain(raw) } }
  },
})
