import type { Database } from '../../db/database.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { TaskContext } from './task.ts'

/**
 * Returns the context that binds a sealed key to a search and a provider. The key cannot be opened for another search
 * or provider.
 */
const sealContext = (searchId: string, provider: string): string => `search_credentials ${searchId} ${provider} sealed`

/** Seals the caller's provider keys. The sealed keys are stored only while the search runs. */
export const sealProviderKeys = (sealer: Sealer, searchId: string, providerKeys: ReadonlyMap<string, string>) =>
  [...providerKeys].map(([provider, apiKey]) => ({
    provider,
    sealed: sealer.seal(apiKey, sealContext(searchId, provider)),
  }))

/**
 * Creates the function that reads the caller's provider keys of a running search. The function returns `undefined` if
 * the key was removed, or if the secret that sealed it is no longer configured.
 */
export function createProviderKeyReader(
  searchId: string,
  { database, sealer }: { database: Database, sealer: Sealer },
): TaskContext['providerKey'] {
  return async provider => {
    const sealed = await database.byok.getSealedCredential(searchId, provider)
    if (sealed === undefined) return undefined
    try {
      return sealer.open(sealed, sealContext(searchId, provider))
    } catch {
      return undefined
    }
  }
}
