import promises from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loopback address that simulates a public address. EGRESS_ALLOW permits it; all other loopback addresses stay private.
 */
export const outside = '127.0.0.2'

/** Addresses that the resolver returns for each name: one list for each query, in order. The last list repeats. */
const answers: Readonly<Record<string, readonly string[][]>> = {
  'outside.example': [[outside]],
  'four.example': [['127.0.0.1']],
  'six.example': [['::1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'translated.example': [['64:ff9b::7f00:1']],
  'relayed.example': [['2002:7f00:1::']],
  'zone.example': [['fe80::1%lo']],
  'metadata.example': [['169.254.169.254']],
  'both.example': [[outside, '127.0.0.1']],
  'both-ways.example': [['127.0.0.1', outside]],
  'decimal.example': [['2130706433']],
  'short.example': [['127.1']],
  '127.0.0.1.nip.example': [['127.0.0.1']],
  'first.rebind.example': [[outside], ['127.0.0.1']],
  'second.rebind.example': [[outside], ['::1']],
  'third.rebind.example': [[outside], [outside, '127.0.0.1']],
  'fourth.rebind.example': [[outside], ['::ffff:7f00:1']],
}

const isRebinding = (name: string): boolean => name.endsWith('rebind.example')

/** Names that resolve to private addresses from the first query on. */
export const privateNames: readonly string[] = Object.keys(answers).filter(name =>
  name !== 'outside.example' && !isRebinding(name)
)
/** Names that are public when the product checks them and private when it connects (DNS rebinding). */
export const rebindingNames: readonly string[] = Object.keys(answers).filter(isRebinding)

/**
 * Replaces the resolver of the machine and the queries to name servers until the returned object goes out of scope. No
 * query leaves the machine. Names that are not listed resolve to loopback. Name servers do not know the rebinding
 * names: what they answer is kept for a second, and only the resolver of the machine changes its answer at once.
 */
export function replaceResolver() {
  const times = new Map<string, number>()
  const original = promises.lookup
  const { resolve4, resolve6 } = promises.Resolver.prototype
  let asked = 0

  const resolveBy = (isOfFamily: (address: string) => boolean) => async (name: string) => {
    asked++
    const found = isRebinding(name) ? [] : (answers[name] ?? [['127.0.0.1', '::1']])[0]!.filter(isOfFamily)
    if (found.length === 0) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return found.map(address => ({ address, ttl: 0 }))
  }

  async function lookup(name: string): Promise<Array<{ address: string, family: number }>> {
    asked++
    const all = answers[name] ?? [['127.0.0.1', '::1']]
    const time = times.get(name) ?? 0
    times.set(name, time + 1)
    return all[Math.min(time, all.length - 1)]!.map(address => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
  }

  promises.lookup = lookup as unknown as typeof promises.lookup
  promises.Resolver.prototype.resolve4 = resolveBy(address => !address.includes(':')) as unknown as typeof resolve4
  promises.Resolver.prototype.resolve6 = resolveBy(address => address.includes(':')) as unknown as typeof resolve6
  syncBuiltinESMExports()
  return {
    get asked() { return asked },
    /** Makes each rebinding name resolve to its public address at the next query. */
    restart: () => times.clear(),
    [Symbol.dispose]() {
      promises.lookup = original
      Object.assign(promises.Resolver.prototype, { resolve4, resolve6 })
      syncBuiltinESMExports()
    },
  }
}
