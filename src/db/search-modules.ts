import type { Knex } from 'knex'

export type ModuleStatus = 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped'

export interface ModuleOutcome {
  status: ModuleStatus
  cached: boolean
  durationMs: number
  error: { code: string, message: string } | null
  cards: object[]
}

/** A module of a search; `outcome` is null until it has ended. */
export interface SearchModule {
  slug: string
  shard: number
  outcome: ModuleOutcome | null
}

interface Row {
  slug: string
  shard: number
  status: ModuleStatus | null
  cached: boolean | number
  duration_ms: number | null
  error_code: string | null
  error_message: string | null
  cards: string
}

export type SearchModuleRepository = ReturnType<typeof createSearchModuleRepository>

export function createSearchModuleRepository(db: Knex) {
  return {
    async insert(searchId: string, modules: ReadonlyArray<{ slug: string, shard: number }>): Promise<void> {
      if (modules.length === 0) return
      await db('search_modules').insert(modules.map(({ slug, shard }, position) => ({
        search_id: searchId, slug, position, shard, cached: false, card_count: 0, cards: '[]',
      })))
    },

    async list(searchId: string): Promise<SearchModule[]> {
      const rows: Row[] = await db('search_modules').where({ search_id: searchId }).orderBy('position').select()
      return rows.map(toSearchModule)
    },

    async finish(searchId: string, slug: string, outcome: ModuleOutcome): Promise<boolean> {
      return await db('search_modules').where({ search_id: searchId, slug, status: null }).update({
        status: outcome.status, cached: outcome.cached, duration_ms: outcome.durationMs,
        error_code: outcome.error?.code ?? null, error_message: outcome.error?.message ?? null,
        card_count: outcome.cards.length, cards: JSON.stringify(outcome.cards),
      }) === 1
    },

    /** Ends every module that has not ended as skipped. */
    async skipOpen(searchId: string, error: { code: string, message: string }): Promise<void> {
      await db('search_modules').where({ search_id: searchId, status: null })
        .update({ status: 'skipped', error_code: error.code, error_message: error.message })
    },

    /** How the modules of a search, or of one of its shards, stand. */
    async count(searchId: string, shard?: number): Promise<{ total: number, ended: number, failed: number, cards: number }> {
      const query = db('search_modules').where({ search_id: searchId })
      if (shard !== undefined) query.where({ shard })
      const row = await query.first({
        total: db.raw('count(*)'), ended: db.raw('count(status)'), cards: db.raw('coalesce(sum(card_count), 0)'),
        failed: db.raw(`coalesce(sum(case when status in ('failed', 'timeout') then 1 else 0 end), 0)`),
      })
      return { total: Number(row.total), ended: Number(row.ended), failed: Number(row.failed), cards: Number(row.cards) }
    },
  }
}

function toSearchModule(row: Row): SearchModule {
  const { slug, shard, status } = row
  if (status === null) return { slug, shard, outcome: null }
  const error = row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' }
  const cards: object[] = JSON.parse(row.cards)
  return { slug, shard, outcome: { status, cached: Boolean(row.cached), durationMs: row.duration_ms ?? 0, error, cards } }
}
