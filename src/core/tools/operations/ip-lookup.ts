import { ipAddress as ipAddressModule } from '../../../sources/modules/ip-address.ts'
import { rdapIp } from '../../../sources/modules/rdap-ip.ts'
import { reverseDns } from '../../../sources/modules/reverse-dns.ts'
import { ripestat } from '../../../sources/modules/ripestat.ts'
import { fromModule } from '../../../sources/kit/tool-source.ts'
import type { Raw } from '../../../sources/kit/tool-source.ts'
import { describeNetwork } from '../describe-registration.ts'
import { ipAddress } from '../inputs.ts'
import { defineOperation, isConclusive } from '../operation.ts'

export const ipLookup = defineOperation({
  tool: 'ip-intelligence',
  slug: 'lookup',
  input: ipAddress,
  sources: {
    'ip-address': fromModule(ipAddressModule),
    'rdap-ip': fromModule(rdapIp),
    'ripestat': fromModule(ripestat),
    'reverse-dns': fromModule(reverseDns),
  },
  required: [],
  combine({ ip }, outcomes) {
    const raw = (slug: keyof typeof outcomes): Raw | null => outcomes[slug].found?.[0] ?? null
    const network = raw('rdap-ip')
    return {
      data: {
        ip,
        address: raw('ip-address'),
        registration: network && describeNetwork(network),
        routing: raw('ripestat'),
        host_names: raw('reverse-dns')?.['ptr'] as string[] | undefined ??
          (isConclusive(outcomes['reverse-dns']) ? [] : null),
      },
    }
  },
})
