import { sizeOf, unionOf, without } from '../../lib/number-ranges.ts'
import type { NumberRanges } from '../../lib/number-ranges.ts'
import { findChild, upToAll } from './spf-steps.ts'
import type { SpfStep } from './spf-steps.ts'
import type { SpfTerm } from './spf.ts'

const everything: NumberRanges = [[0, 2 ** 32 - 1]]
export const allAddresses = sizeOf(everything)

/** IPv4 addresses that a record decides about, and those of them that it lets pass. */
interface Reach {
  decided: NumberRanges
  passed: NumberRanges
}

const nothing: Reach = { decided: [], passed: [] }

/**
 * Returns the number of IPv4 addresses that pass, from the networks in a record and in the records that it includes. A
 * record can let everyone pass with two halves: `ip4:0.0.0.0/1 ip4:128.0.0.0/1`. Addresses of host names are unknown
 * here and do not count, unless the prefix length is 0. `known` holds the results of other steps, because a record may
 * include the same domain hundreds of times. https://www.rfc-editor.org/rfc/rfc7208#section-5.6
 */
export const passingAddresses = (steps: readonly SpfStep[], step: SpfStep): number =>
  sizeOf(reachOf(steps, step, new Map()).passed)

function reachOf(steps: readonly SpfStep[], step: SpfStep, known: Map<SpfStep, Reach>): Reach {
  const before = known.get(step)
  if (before) return before
  known.set(step, nothing) // a record that includes itself adds nothing
  let reach = nothing
  for (const term of upToAll(step.parsed?.terms ?? [])) {
    reach = extend(reach, addressesOf(term, steps, step, known), term.qualifier === '+')
  }
  const next = findChild(steps, step, 'redirect')
  if (next) {
    const { decided, passed } = reachOf(steps, next, known)
    reach = extend(extend(reach, passed, true), decided, false)
  }
  known.set(step, reach)
  return reach
}

/** The first term that matches an address decides about it. */
function extend({ decided, passed }: Reach, addresses: NumberRanges, isPass: boolean): Reach {
  return {
    decided: unionOf(decided, addresses),
    passed: isPass ? unionOf(passed, without(addresses, decided)) : passed,
  }
}

function addressesOf(
  { mechanism, value, prefix }: SpfTerm, steps: readonly SpfStep[], step: SpfStep, known: Map<SpfStep, Reach>,
): NumberRanges {
  if (mechanism === 'all' || (prefix === 0 && mechanism !== 'ip6')) return everything
  if (mechanism === 'ip4') return rangeOf(value ?? '', prefix ?? 32)
  const included = mechanism === 'include' ? findChild(steps, step, 'include', value) : undefined
  return included ? reachOf(steps, included, known).passed : []
}

function rangeOf(address: string, prefix: number): NumberRanges {
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  const size = 2 ** (32 - prefix)
  const first = Math.floor(number / size) * size
  return [[first, first + size - 1]]
}
