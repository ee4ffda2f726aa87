import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { createStatement } from './driver/statement.ts'

/**
 * The answer of an external provider. `raw` is the answer as JSON text. It is the text `null` if the provider sent no
 * answer.
 */
export interface ProviderAnswer {
  provider: string
  startedAt: string
  finishedAt: string
  mappingVersion: string
  raw: string
}

const columns = columnsOf<ProviderAnswer>({
  provider: 'provider',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  mappingVersion: 'mapping_version',
  raw: 'raw',
})

/**
 * Repository of the tables `search_credentials` (the caller's sealed provider keys, kept while the search runs) and
 * `search_provider_answers`. Written by the API when a search is created, and by the journal.
 */
export function createByokRepository(db: Knex) {
  return {
    /** Stores the caller's sealed keys. They are kept until `removeCredentials` is called. */
    async insertCredentials(
      searchId: string,
      credentials: ReadonlyArray<{ provider: string, sealed: string }>,
    ): Promise<void> {
      if (credentials.length > 0) {
        await db('search_credentials').insert(credentials.map(credential => ({ search_id: searchId, ...credential })))
      }
    },

    async getSealedCredential(searchId: string, provider: string): Promise<string | undefined> {
      const row: { sealed: string } | undefined = await db('search_credentials')
        .where({ search_id: searchId, provider }).first('sealed')
      return row?.sealed
    },

    async removeCredentials(searchId: string): Promise<void> {
      await credentialsRemoved(db, searchId)
    },

    async insertAnswer(searchId: string, answer: ProviderAnswer): Promise<void> {
      await db('search_provider_answers').insert({ search_id: searchId, ...columns.toRow(answer) })
    },

    async getAnswer(searchId: string, provider: string): Promise<ProviderAnswer | undefined> {
      const row = await db('search_provider_answers').where({ search_id: searchId, provider }).first(columns.names)
      return row && columns.fromRow(row)
    },
  }
}

const credentialsRemoved = createStatement('delete from search_credentials where search_id = ?')
