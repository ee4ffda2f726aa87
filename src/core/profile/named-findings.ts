import type { Database } from '../../db/database.ts'
import type { ListedMark } from '../../db/search-marks.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { validationError } from '../../errors.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import type { Finding } from '../marks/find-findings.ts'
import { holderOf } from '../search/leak-holder.ts'
import { createLeakPages } from '../search/leak-pages.ts'
import { findMarkedRecords } from '../search/marked-records.ts'
import { findingsOf, readMarks, recordsOf } from '../search/read-marks.ts'
import { readChain, readChainTasks, readTasks } from '../search/read-tasks.ts'
import { queryOf } from '../search/state.ts'
import type { LeakEntry } from '../search/task.ts'
import { claimIdOf } from './claims.ts'
import { mergeSearch } from './profile.ts'

interface NamedFindingParts {
  database: Database
  leakSources: Pick<LeakSources, 'all'>
}

/** Creates the reader of the findings of a search that can be marked, with their names in the search. */
export function createNamedFindings({ database, leakSources }: NamedFindingParts) {
  const leakPages = createLeakPages({ database, leakSources })

  /** Returns the claims of the merged picture, also those that are not displayed. */
  async function claimsOf(search: StoredSearch, tasks: readonly SearchTask[]): Promise<Finding[]> {
    const ended = tasks.flatMap(({ outcome, ...task }) => outcome ? [{ ...task, outcome }] : [])
    const { groups } = await mergeSearch(queryOf(search), ended, await readMarks(database, search))
    // a claim between two persons is in both
    const ids = new Set(groups.flatMap(({ claims, possible }) => [...claims, ...possible]).map(claimIdOf))
    return Array.from(ids, (id): Finding => ({ id, kind: 'claim', name: `claim:${id}` }))
  }

  /** Returns a page of records of a leak source, or `undefined` if there is no such page. */
  async function readPage(
    chain: readonly StoredSearch[], source: string, page: number,
  ): Promise<LeakEntry[] | undefined> {
    const holder = await holderOf(database, chain, source)
    const stored = holder && await leakPages.get(holder, source, page, { secrets: false })
    return stored && JSON.parse(stored.entries) as LeakEntry[]
  }

  /** Reads what a search and its retries found. A name that both have is that of the search itself. */
  async function readFound(search: StoredSearch) {
    const chain = await readChain(database, search, 'merged')
    const { tasks: merged } = await readChainTasks(database, search, chain)
    const { tasks } = chain.length > 1 ? await readTasks(database, search, 'own') : { tasks: merged }
    const own = await findingsOf(search, tasks)
    const names = new Set(own.map(({ name }) => name))
    const more = tasks === merged ? [] : (await findingsOf(search, merged)).filter(({ name }) => !names.has(name))
    return { chain, tasks: merged, findings: [...own, ...more] }
  }

  return {
    /** Returns the findings with these names. Throws VALIDATION_ERROR for what the search has not found. */
    async find(search: StoredSearch, names: readonly string[]): Promise<Finding[]> {
      const { chain, tasks, findings } = await readFound(search)
      const found = new Map(findings.map(one => [one.name, one]))
      const add = (more: readonly Finding[]) => { for (const one of more) found.set(one.name, one) }
      if (names.some(name => name.startsWith('claim:'))) add(await claimsOf(search, tasks))
      const pages = new Map(names.flatMap(name => {
        const [, source, page] = /^leak:([^/]+)\/(\d+)\//.exec(name) ?? []
        return source === undefined ? [] : [[`${source}/${page}`, { source, page: Number(page) }]]
      }))
      for (const { source, page } of pages.values()) {
        add(recordsOf(source, page, await readPage(chain, source, page) ?? []))
      }
      const details = names.flatMap((name, index) => found.has(name) ? [] : [{
        path: `marks.${index}.finding`, message: 'is nothing that this search has found',
      }])
      if (details.length > 0) throw validationError({ details })
      return names.map(name => found.get(name)!)
    },

    /** Returns the findings of a search that have one of these marks. May return others too. */
    async ofMarks(search: StoredSearch, marks: readonly ListedMark[]): Promise<Finding[]> {
      const { chain, tasks, findings } = await readFound(search)
      if (marks.some(({ kind }) => kind === 'claim')) findings.push(...await claimsOf(search, tasks))
      const records = marks.filter(({ kind }) => kind === 'leak')
      // named in this search, so that its pages are not read for it
      for (const { finding: id, name } of records.filter(({ namedIn }) => namedIn === search.id)) {
        findings.push({ id, kind: 'leak', name })
      }
      const others = records.filter(({ namedIn }) => namedIn !== search.id)
      const found = findMarkedRecords(others, (source, page) => readPage(chain, source, page))
      for await (const record of found) findings.push(record)
      return findings
    },
  }
}
