import { hostName as nameOf, readCaa, readExchangers, readSoa } from '../../../lib/dns-records.ts'
import { dns as module } from '../../../sources/modules/dns.ts'
import { fromModule } from '../../../sources/kit/tool-source.ts'
import { hostName } from '../inputs.ts'
import { defineOperation } from '../operation.ts'

export const dns = defineOperation({
  tool: 'domain-intelligence',
  slug: 'dns',
  input: hostName,
  sources: { dns: fromModule(module) },
  required: [],
  combine({ domain }, { dns: { status, found } }) {
    const texts = (type: string): string[] => found?.[0]?.[type] as string[] | undefined ?? []
    const records = {
      a: texts('a'),
      aaaa: texts('aaaa'),
      mx: readExchangers(texts('mx')),
      ns: texts('ns').map(nameOf).sort(),
      txt: texts('txt'),
      caa: texts('caa').map(readCaa).filter(caa => caa !== null),
      soa: readSoa(texts('soa')[0] ?? ''),
    }
    const count = Object.values(records).reduce(
      (sum, of) => sum + (Array.isArray(of) ? of.length : of === null ? 0 : 1),
      0,
    )
    const unanswered = texts('unanswered')
    return {
      data: {
        domain,
        exists: status === 'skipped' ? null : found !== undefined,
        complete: unanswered.length === 0,
        unanswered,
        records,
      },
      counts: { dns: count },
    }
  },
})
