import { aliasFindings, caaFindings, tlsaFindings } from '../../../facts/dns/findings.ts'
import { hostName as nameOf, readCaa, readExchangers, readSoa } from '../../../lib/dns-records.ts'
import { dns as module, types as dnsTypes } from '../../../sources/modules/dns.ts'
import { detailTypes, dnsDetails } from '../../../sources/tools/dns-details.ts'
import { fromModule } from '../../../sources/kit/tool-source.ts'
import { hostName } from '../inputs.ts'
import { defineOperation, isConclusive } from '../operation.ts'

export const dns = defineOperation({
  tool: 'domain-intelligence',
  slug: 'dns',
  input: hostName,
  sources: { 'dns': fromModule(module), 'dns-details': dnsDetails },
  required: [],
  combine({ domain }, outcomes) {
    const { dns: { status, found }, 'dns-details': { found: details } } = outcomes
    const texts = (type: string): string[] => found?.[0]?.[type] as string[] | undefined ?? []
    const records = {
      a: texts('a'),
      aaaa: texts('aaaa'),
      mx: readExchangers(texts('mx')),
      ns: texts('ns').map(nameOf).sort(),
      txt: texts('txt'),
      caa: texts('caa').map(readCaa).filter(caa => caa !== null),
      soa: readSoa(texts('soa')[0] ?? ''),
      ds: details?.records.DS ?? [],
      dnskey: details?.records.DNSKEY ?? [],
      https: details?.records.HTTPS ?? [],
      svcb: details?.records.SVCB ?? [],
      srv: details?.records.SRV ?? [],
      tlsa: details?.records.TLSA ?? [],
    }
    const known = Object.values(details?.records ?? {}).flat().length + (details?.chain.length ?? 0)
    const count = Object.values(records).reduce(
      (sum, of) => sum + (Array.isArray(of) ? of.length : of === null ? 0 : 1),
      0,
    )
    const unanswered = [
      ...isConclusive(outcomes.dns) ? texts('unanswered') : dnsTypes,
      ...isConclusive(outcomes['dns-details']) ? details?.unanswered ?? [] : detailTypes,
    ]
    const isFound = found !== undefined || known > 0
    return {
      data: {
        domain,
        exists: status === 'skipped' || (!isFound && !isConclusive(outcomes.dns)) ? null : isFound,
        complete: unanswered.length === 0,
        unanswered,
        cname_chain: [...details?.chain ?? []],
        authenticated: details?.authenticated ?? null,
        wildcard: details?.wildcard ?? null,
        records,
        findings: [
          ...details ? aliasFindings(details) : [],
          ...caaFindings(records.caa),
          ...tlsaFindings(records.tlsa),
        ],
      },
      counts: { 'dns': count - known + (details?.chain.length ?? 0), 'dns-details': known },
    }
  },
})
