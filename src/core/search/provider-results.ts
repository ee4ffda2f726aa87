import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { withMember } from '../../lib/json-text.ts'
import { byokStatus } from './events.ts'
import type { SearchOptions } from './task.ts'

type Schemas = components['schemas']

/**
 * Returns the data of `GET /search/{id}/byok` as JSON text. Contains the results of the providers whose tasks have
 * ended. If `provider` is given, contains only the result of this provider.
 * @param chain the searches whose providers are read as one, the oldest first
 */
export async function byokBody(
  database: Database,
  search: StoredSearch,
  chain: ReadonlyArray<Pick<StoredSearch, 'id'>>,
  provider?: Schemas['ByokProvider'],
): Promise<string> {
  const providers: string[] = []
  // a retry asks no provider, so that each occurs once
  for (const { id } of chain) {
    for (const { slug, outcome } of await database.searchTasks.list(id, 'provider')) {
      if (!outcome || provider !== undefined && slug !== provider) continue
      providers.push(await providerResult(database, id, slug, outcome))
    }
  }
  const options = JSON.parse(search.options) as SearchOptions
  const head: Pick<Schemas['SearchByokData'], 'mode'> = { mode: options.byok?.mode ?? 'default' }
  return withMember(head, 'providers', `{${providers.join(',')}}`)
}

/** Returns the JSON text of one member of `providers`: the slug and the provider's result. */
async function providerResult(
  database: Database,
  searchId: string,
  slug: string,
  { status, count, error }: TaskOutcome,
): Promise<string> {
  const answer = await database.byok.getAnswer(searchId, slug)
  const head: Omit<Schemas['SearchByokProvider'], 'raw'> = {
    status: byokStatus(status),
    result_count: count,
    started_at: answer?.startedAt ?? null,
    finished_at: answer?.finishedAt ?? null,
    mapping_version: answer?.mappingVersion ?? null,
    error: error as Schemas['ModuleError'] | null,
  }
  return `${JSON.stringify(slug)}:${withMember(head, 'raw', answer?.raw ?? 'null')}`
}
