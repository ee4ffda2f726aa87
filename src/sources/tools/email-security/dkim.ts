import { dkimSelectors } from '../../../facts/mail/dkim-selectors.ts'
import { parseDkim } from '../../../facts/mail/dkim.ts'
import type { DkimKey } from '../../../facts/mail/dkim.ts'
import { askEach } from '../../kit/partial.ts'
import { resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'

export interface DkimFacts {
  /** Number of selectors that were queried. */
  asked: number
  /** Selectors about which the query failed. They may have keys. */
  unanswered: string[]
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
 * Queries the DKIM keys of a domain for a list of well-known selectors. Throws a `SourceFailure` if no query succeeds,
 * or if that for a wildcard fails.
 * https://www.rfc-editor.org/rfc/rfc6376#section-3.6.2.1
 */
export async function checkDkim(domain: string, context: Context): Promise<DkimFacts> {
  const selectors = dkimSelectors.map(([selector]) => selector)
  const { answers, unanswered, failure } = await askEach([absentSelector, ...selectors], async selector => {
    const texts = await resolve(context, `${selector}._domainkey.${domain}`, 'TXT')
    return texts.flatMap(record => {
      const key = parseDkim(record)
      return key ? [{ record, key }] : []
    })[0]
  })
  // without the control, a key may be that of a wildcard
  if (failure && (answers.size === 0 || unanswered.includes(absentSelector))) throw failure
  const wild = answers.get(absentSelector)
  const keys = dkimSelectors.flatMap(([selector, provider]) => {
    const one = answers.get(selector)
    return one && one.record !== wild?.record ? [{ selector, provider, ...one }] : []
  })
  if (failure && keys.length === 0) throw failure // a selector without an answer may have a key
  return {
    asked: selectors.length,
    unanswered,
    wildcard: wild !== undefined,
    keys,
  }
}

/** Converts the facts to the `dkim` section of the response. */
export const dkimSection = ({ asked, unanswered, wildcard, keys }: DkimFacts) => ({
  status: keys.length > 0 ? 'found' as const : 'missing' as const,
  selectors_asked: asked,
  complete: unanswered.length === 0,
  unanswered,
  wildcard,
  keys: keys.map(({ selector, provider, record, key }) => ({ selector, provider, record, ...key })),
})
