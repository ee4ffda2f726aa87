import type { ModuleList, SearchState } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { useLoad } from '../ui/load.ts'
import type { QueryType } from '../model/kinds.ts'
import type { ExpectedSource } from './live.ts'

export type Module = ModuleList['data']['modules'][number]
type Selection = SearchState['data']['search']['options']['modules']

const listed = new Map<QueryType, Promise<readonly Module[]>>()

/** Loads the modules of a type, once for each page that is loaded. */
export function useModules(type: QueryType | undefined): { modules: readonly Module[] | undefined, error: unknown } {
  const { client } = useSession()
  const { value, error } = useLoad(async () => {
    if (type === undefined) return undefined
    const list = listed.get(type) ?? client.modules.list({ type }).then(({ data }) => data.modules)
    listed.set(type, list)
    list.catch(() => listed.delete(type))
    return list
  }, type)
  return { modules: value, error }
}

/** Returns the modules that a search with this selection asks. */
export function selectedOf(modules: readonly Module[], { mode, exclude, ...names }: Selection): Module[] {
  if (mode === 'none') return []
  const { tags } = names
  return modules.filter(module => {
    const isTagged = module.available && isNamed(module, { tags })
    const isChosen = mode === 'selected'
      ? isTagged || isNamed(module, { ...names, tags: undefined })
      : module.available && (mode === 'all' || module.default) && (tags === undefined || isTagged)
    return isChosen && !isNamed(module, exclude ?? {})
  })
}

type Names = { [List in 'ids' | 'slugs' | 'tags']?: readonly string[] | undefined }

const isNamed = ({ id, slug, tags: own }: Module, { ids = [], slugs = [], tags = [] }: Names): boolean =>
  ids.includes(id) || slugs.includes(slug) || tags.some(tag => own.includes(tag))

/** Returns the row of a module that has not been asked yet. */
export const rowOf = ({ slug, name, category }: Module): ExpectedSource => ({
  kind: 'module',
  slug,
  name,
  isDerived: category === 'analysis',
})
