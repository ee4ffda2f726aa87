import { tagged } from '../../kit/tags.ts'
import type { LookUp } from '../look-up.ts'
import { abuseCh } from './abuse-ch.ts'
import { otx } from './otx.ts'
import { reputation } from './reputation.ts'
import { threats } from './threats.ts'
import { virusTotal } from './virus-total.ts'

/**
 * Sources that need a key of the operator, which most of them give for free. They are available once the key is there,
 * and then run like other default modules. To add one, add a row to a list; if the service has a free way to ask about
 * a key, add it to `sources/keys` too.
 */
export const keyedLookUps: readonly LookUp[] = [
  ...abuseCh,
  ...tagged(['threat'], otx),
  ...tagged(['reputation'], reputation),
  ...tagged(['threat'], threats),
  ...tagged(['threat'], virusTotal),
].map(row => ({ default: true, ...row }))
