import { expect } from 'chai'
import type { Knex } from 'knex'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import { jobSchema } from '../../src/db/jobs/pg-boss.ts'
import type { components } from '../../generated/api.ts'

type Schemas = components['schemas']

interface SearchRow {
  id: string
  account_id: string
  status: string
  last_seq: number
  completed_at: string | null
}

interface TaskRow {
  search_id: string
  kind: string
  status: string | null
  results: string
}

interface PageRow {
  search_id: string
  code: string
  page: number
}

interface WindowRow {
  account_id: string
  period: string
  used: number
}

interface EventRow {
  search_id: string
  seq: number
  name: string
  data: string
}

interface StoredShard {
  searchId: string
  held: boolean
}

/** Returns the shards that wait or are held, of all searches. */
export async function listShards(db: Knex): Promise<StoredShard[]> {
  const rows: Array<{ data: string | { searchId: string }, held: unknown }> = isPostgres(db)
    ? await db.withSchema(jobSchema).from('job').where({ name: 'shard' })
      .select('data', { held: db.raw(`state = 'active'`) })
    : await db('jobs').where({ kind: 'shard' }).select('data', { held: db.raw('held_until is not null') })
  return rows.map(({ data, held }) => ({
    searchId: (typeof data === 'string' ? JSON.parse(data) as { searchId: string } : data).searchId,
    held: Boolean(held),
  }))
}

/**
 * Asserts the rules that hold for all searches, even after a crash: each search has ended with one terminal event, its
 * events have no gap, no card occurs twice, and no shard is left.
 */
export async function expectWhole(db: Knex): Promise<void> {
  const searches = await db<SearchRow>('searches').select('id', 'status', 'last_seq', 'completed_at')
  const modules = await db<TaskRow>('search_tasks').where({ kind: 'module' }).select('search_id', 'results')
  const events = await db<EventRow>('search_events').orderBy(['search_id', 'seq']).select()
  const pages = await db<PageRow>('search_leak_pages').select('search_id', 'code', 'page')
  const tasks = await db<TaskRow>('search_tasks').select('search_id', 'kind', 'status')
  const shards = await listShards(db)

  for (const { id, status, last_seq, completed_at } of searches) {
    const own = events.filter(({ search_id }) => search_id === id)
    const names = own.map(({ name }) => name)
    expect(status, id).to.be.oneOf(['finished', 'error'])
    expect(completed_at, id).to.be.a('string')
    expect(own.map(({ seq }) => seq), id).to.deep.equal(Array.from({ length: last_seq }, (_, index) => index + 1))
    expect(names.filter(name => name === 'search.finished'), id).to.have.lengthOf(1)
    expect(names.at(-1), id).to.equal('search.finished')
    const open = tasks.filter(task => task.search_id === id && task.status === null)
    expect(open, `${id}: every task has ended`).to.deep.equal([])
    const reported = own.filter(({ name }) => name === 'leak.page.ready').map(({ data }) =>
      JSON.parse(data) as Schemas['LeakPageReadyData']
    )
    expect(reported.map(({ source, page }) => `${source} ${page}`).sort(), `${id}: each page is reported once`)
      .to.deep.equal(pages.filter(({ search_id }) =>
        search_id === id
      ).map(({ code, page }) => `${code} ${page}`).sort())
    const leaks = tasks.filter(({ search_id, kind }) => search_id === id && kind === 'leak')
    expect(names.filter(name => name === 'leaks.finished'), id).to.have.lengthOf(leaks.length > 0 ? 1 : 0)
    expect(names.filter(name => name === 'leak.status'), id).to.have.lengthOf(leaks.length)
    const kept = modules.filter(({ search_id }) => search_id === id)
    const cards: object[] = kept.flatMap(module => JSON.parse(module.results) as object[])
    expect(own.flatMap(cardOf).sort(), id).to.deep.equal(cards.map(nameOf).sort())
    expect(new Set(own.flatMap(cardOf)).size, `${id}: no card twice`).to.equal(cards.length)
    const { totals } = JSON.parse(own.at(-1)!.data) as Schemas['SearchFinishedData']
    expect(totals, id).to.deep.equal({ module_results: cards.length })
  }
  expect(shards, 'shards that wait or are held').to.deep.equal([])
}

/** Asserts that each search was charged once, and that there are no other charges. */
export async function expectCharged(db: Knex, accountId: string, searches: number): Promise<void> {
  const windows = await db<WindowRow>('usage_windows').where({ account_id: accountId }).select('period', 'used')
  const used = (period: string) =>
    windows.filter(row => row.period === period).reduce((sum, row) => sum + row.used, 0)

  expect(await db('searches').where({ account_id: accountId }), 'searches').to.have.lengthOf(searches)
  expect(await db('audit_records').where({ account_id: accountId }).where('core_searches', '>', 0), 'charges').to.have
    .lengthOf(searches)
  expect({ daily: used('daily'), global: used('global') }).to.deep.equal({ daily: searches, global: searches })
}

export async function countActive(db: Knex): Promise<number> {
  return (await db('searches').whereIn('status', ['pending', 'processing']).select('id')).length
}

const nameOf = (card: object): string => Object.keys(card)[0]!
const cardOf = ({ name, data }: EventRow): string[] =>
  name === 'module.result' ? [nameOf((JSON.parse(data) as Schemas['ModuleResultData']).card)] : []
