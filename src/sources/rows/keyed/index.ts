import { tagged } from '../../kit/tags.ts'
import type { Terms } from '../../kit/terms.ts'
import type { LookUp } from '../look-up.ts'
import { abuseCh } from './abuse-ch.ts'
import { domains } from './domains.ts'
import { hosts } from './hosts.ts'
import { otx } from './otx.ts'
import { people } from './people.ts'
import { reputation } from './reputation.ts'
import { termsOfServices } from './terms.ts'
import { threats } from './threats.ts'
import { virusTotal } from './virus-total.ts'
import { wallets } from './wallets.ts'

/**
 * Sources that need a key of the operator, which most of them give for free. They are available once the key is there,
 * and then run like other default modules, unless a question can cost money. To add one, add a row to a list; if the
 * service has a free way to ask about a key, add it to `sources/keys` too. The terms of its service are in `terms.ts`.
 */
export const keyedLookUps: readonly LookUp[] = [
  ...abuseCh,
  ...domains,
  ...hosts,
  ...tagged(['threat'], otx),
  ...people,
  ...tagged(['reputation'], reputation),
  ...tagged(['threat'], threats),
  ...tagged(['threat'], virusTotal),
  ...tagged(['explorer'], wallets),
].map(row => withTerms(row.isBilled ? row : { default: true, ...row }))

/** Adds the terms of its service to a row. */
function withTerms(row: LookUp): LookUp {
  const services: Readonly<Record<string, Terms>> = termsOfServices
  const terms = services[row.key ?? row.slug]
  return terms ? { terms, ...row } : row
}
