import { ignoredSpf, spfRecords } from '../../../facts/mail/spf.ts'
import type { SpfTerm } from '../../../facts/mail/spf.ts'
import { lookupLimit, voidLimit, walkSpf } from '../../../facts/mail/spf-walk.ts'
import type { SpfWalk } from '../../../facts/mail/spf-walk.ts'
import { resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'

export interface SpfFacts {
  records: string[]
  /** Texts that look like a record, but are ignored. */
  ignored: string[]
  walk: SpfWalk
}

/** Queries the SPF record of a domain and all records that it includes. */
export async function checkSpf(domain: string, context: Context): Promise<SpfFacts> {
  const texts = await resolve(context, domain, 'TXT')
  const walk = await walkSpf(domain, async (name, type) =>
    name === domain && type === 'TXT' ? texts : resolve(context, name, type))
  context.signal.throwIfAborted() // Without this, `walkSpf` would report the aborted queries as failures of the domain.
  return { records: spfRecords(texts), ignored: ignoredSpf(texts), walk }
}

/** Converts the facts to the `spf` section of the response. */
export const spfSection = ({ records, walk }: SpfFacts) => ({
  status: records.length === 0
    ? 'missing' as const
    : walk.faults.length > 0 || walk.lookups > lookupLimit
    ? 'invalid' as const
    : 'valid' as const,
  records,
  terms: (walk.steps[0]?.parsed?.terms ?? []).map(({ text, qualifier, mechanism, value }: SpfTerm) => ({
    text,
    qualifier,
    mechanism,
    value,
  })),
  redirect: walk.steps[0]?.parsed?.redirect ?? null,
  otherwise: walk.otherwise,
  lookups: walk.lookups,
  lookup_limit: lookupLimit,
  void_lookups: walk.voids,
  void_lookup_limit: voidLimit,
  complete: walk.complete,
  brought_in: walk.steps.flatMap(({ domain, via, depth, record, fault }) =>
    via === 'domain' ? [] : [{
      domain,
      via,
      depth,
      record,
      fault,
    }]
  ),
  faults: walk.faults,
})
