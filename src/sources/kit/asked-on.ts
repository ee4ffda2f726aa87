import { addressOn, type Chain } from '../../facts/wallet.ts'
import type { Module } from './source.ts'

/**
 * Returns a module of chains that asks about a wallet in the spelling that its chain uses: an X-address of the XRP
 * Ledger is asked as the classic address in it. `chains` is undefined for a module that is not about wallets.
 */
export function askedOn<Kind extends Pick<Module, 'run'>>(chains: readonly Chain[] | undefined, module: Kind): Kind {
  if (chains === undefined) return module
  return {
    ...module,
    run: (query, context) => module.run({ ...query, value: addressOn(chains, query.value) ?? query.value }, context),
  }
}
