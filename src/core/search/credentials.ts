import type { Database } from '../../db/database.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { TaskContext } from './task.ts'

/** A key opens in its own search, and for its own provider. */
const placeOf = (searchId: string, provider: string): string => `search_credentials ${searchId} ${provider} sealed`

export const sealAll = (sealer: Sealer, searchId: string, credentials: ReadonlyMap<string, string>) =>
  [...credentials].map(([provider, apiKey]) => ({ provider, sealed: sealer.seal(apiKey, placeOf(searchId, provider)) }))

/** The keys of a search that runs; undefined where one was wiped, or sealed with a secret that the service no longer has. */
export function credentialsOf(
  searchId: string,
  { database, sealer }: { database: Database, sealer: Sealer },
): TaskContext['credential'] {
  return async provider => {
    const sealed = await database.byok.sealedCredential(searchId, provider)
    if (sealed === undefined) return undefined
    try {
      return sealer.open(sealed, placeOf(searchId, provider))
    } catch {
      return undefined
    }
  }
}
