import type { Database } from '../../db/database.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { TaskContext } from './task.ts'

/** Binds a sealed key to its search and provider: it cannot be opened for others. */
const sealContext = (searchId: string, provider: string): string => `search_credentials ${searchId} ${provider} sealed`

export const sealAll = (sealer: Sealer, searchId: string, credentials: ReadonlyMap<string, string>) =>
  [...credentials].map(([provider, apiKey]) => ({
    provider,
    sealed: sealer.seal(apiKey, sealContext(searchId, provider)),
  }))

/**
 * Returns the keys of a running search by provider. A key is `undefined` if it was wiped, or if it was sealed with a
 * secret that the service no longer has.
 */
export function credentialsOf(
  searchId: string,
  { database, sealer }: { database: Database, sealer: Sealer },
): TaskContext['credential'] {
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
