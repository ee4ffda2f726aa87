import { dkimSelectors } from '../../../facts/mail/dkim-selectors.ts'
import { parseDkim } from '../../../facts/mail/dkim.ts'
import type { DkimKey } from '../../../facts/mail/dkim.ts'
import { resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'

export interface DkimFacts {
  /** Number of selectors that were queried. */
  asked: number
  /**
   * `true` if the domain returns a key for every selector, even for one that does not exist. A key is then no evidence
   * that a provider sends mail for the domain.
   */
  wildcard: boolean
  keys: Array<{ selector: string, provider: string | null, record: string, key: DkimKey }>
}

/** A selector that does not exist, to detect a wildcard record. */
const absentSelector = 'tracewell-no-such-selector'

/**
 * Queries the DKIM keys of a domain for a list of well-known selectors.
 * https://www.rfc-editor.org/rfc/rfc6376#section-3.6.2.1
 */
export async function checkDkim(domain: string, context: Context): Promise<DkimFacts> {
  const [wild, ...found] = await Promise
    .all([absentSelector, ...dkimSelectors.map(([selector]) => selector)].map(async selector => {
      const texts = await resolve(context, `${selector}._domainkey.${domain}`, 'TXT')
      return texts.flatMap(record => {
        const key = parseDkim(record)
        return key ? [{ record, key }] : []
      })[0]
    }))
  const keys = dkimSelectors.flatMap(([selector, provider], index) => {
    const one = found[index]
    return one && one.record !== wild?.record ? [{ selector, provider, ...one }] : []
  })
  return { asked: dkimSelectors.length, wildcard: wild !== undefined, keys }
}

/** Converts the facts to the `dkim` section of the response. */
export const dkimSection = ({ asked, wildcard, keys }: DkimFacts) => ({
  status: keys.length > 0 ? 'found' as const : 'missing' as const,
  selectors_asked: asked, wildcard,
  keys: keys.map(({ selector, provider, record, key }) => ({ selector, provider, record, ...key })),
})
