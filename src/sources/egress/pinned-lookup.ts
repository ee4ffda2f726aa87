import { isIP, type LookupFunction } from 'node:net'

/**
 * Returns a look-up that finds only these addresses. It calls back asynchronously, like a resolver. Otherwise a socket
 * that fails at once would fail before its listeners are attached.
 */
export function lookupOf(addresses: readonly string[]): LookupFunction {
  const checked = addresses.map(address => ({ address, family: isIP(address) }))
  return (_name, { all }, found) => {
    process.nextTick(() => all ? found(null, checked) : found(null, checked[0]!.address, checked[0]!.family))
  }
}
