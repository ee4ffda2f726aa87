import type { ListContent, ListCopy, ListState, ListStorage } from '../../db/lists.ts'

/** Reads copies that another storage has. */
export type ReadableListStorage = Pick<ListStorage, 'state' | 'content'>

const noFailure = { failedAt: null, failingSince: null, failure: null }

type Row = ListState & { parts?: ListContent['parts'] }

/**
 * Keeps copies of lists in memory, for commands that have no database of their own.
 * @param stored copies that may be read first, such as those of the service's database
 */
export function createMemoryListStorage(stored?: ReadableListStorage): ListStorage {
  const rows = new Map<string, Row>()
  const emptyRow = (slug: string): Row => ({
    slug,
    revision: null,
    layout: null,
    etag: null,
    lastModified: null,
    entries: 0,
    unread: 0,
    leftOut: 0,
    publishedAt: null,
    fetchedAt: null,
    usedAt: null,
    failedAt: null,
    failingSince: null,
    failure: null,
  })
  async function change(slug: string, changes: Partial<Row>): Promise<true> {
    const row = rows.get(slug) ?? await stored?.state(slug) ?? emptyRow(slug)
    rows.set(slug, { ...row, ...changes })
    return true
  }

  return {
    states: () => Promise.resolve([...rows.values()]),
    state: async slug => rows.get(slug) ?? await stored?.state(slug),
    async content(slug) {
      const { revision, parts } = rows.get(slug) ?? emptyRow(slug)
      return revision === null || parts === undefined ? stored?.content(slug) : { revision, parts }
    },
    // one process has no rival: its downloads of a list are shared
    claim: () => Promise.resolve(true),
    isClaimed: () => Promise.resolve(false),
    replace: ({ slug }, copy: ListCopy) => change(slug, { ...copy, ...noFailure }),
    confirm: ({ slug }, fetchedAt) => change(slug, { fetchedAt, ...noFailure }),
    async fail({ slug }, failedAt, failure) {
      const { failingSince } = rows.get(slug) ?? await stored?.state(slug) ?? emptyRow(slug)
      await change(slug, { failedAt, failingSince: failingSince ?? failedAt, failure })
    },
    discard: async slug => void await change(slug, { revision: null }),
    release: () => Promise.resolve(),
    markUsed: () => Promise.resolve(),
  }
}
