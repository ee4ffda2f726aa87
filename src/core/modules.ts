import { nameId } from '../lib/ids.ts'
import type { Module, QueryType } from '../sources/kit/source.ts'

/** UUID namespace of module ids: an id is derived from the slug and never changes. */
const namespace = '7d3a1e7c-58a4-5a0e-9c51-1f2f0f6f6f1a'

export const moduleId = (slug: string): string => nameId(namespace, slug)

/** A module with the configuration that it has on this server. */
export interface ConfiguredModule {
  id: string
  module: Module
  /** The source key that the operator configured for the module, or `undefined` if there is no key. */
  key: string | undefined
  available: boolean
}

export interface ModuleInfo {
  id: string
  slug: string
  name: string
  description: string
  category: Module['category']
  types: QueryType[]
  default: boolean
  available: boolean
  requires_key: boolean
  homepage: string
}

interface ModulesParts {
  modules: readonly Module[]
  /** Keys that the operator configured, by the slug of the module. */
  sourceKeys: ReadonlyMap<string, string>
  /** Slugs of the modules with restricted terms that the operator enabled, or `all`. Default: none. */
  restrictedLists?: ReadonlySet<string>
}

/** Returns `true` if the operator enabled a module with restricted terms. */
export const isEnabled = (enabled: ReadonlySet<string>, slug: string): boolean =>
  enabled.has('all') || enabled.has(slug)

export type Modules = ReturnType<typeof createModules>

/** Creates the list of the modules of this server. */
export function createModules({ modules, sourceKeys, restrictedLists = new Set() }: ModulesParts) {
  const all: ConfiguredModule[] = modules.map(module => {
    const key = sourceKeys.get(module.slug)
    const hasKey = !module.requiresKey || key !== undefined
    const isAllowed = module.terms === undefined || isEnabled(restrictedLists, module.slug)
    return { id: moduleId(module.slug), module, key, available: hasKey && isAllowed }
  })
  const byId = new Map(all.map(configured => [configured.id, configured]))
  const bySlug = new Map(all.map(configured => [configured.module.slug, configured]))
  const infos = all.map(toInfo)
  const forType = (type: QueryType) => all.filter(({ module, available }) => available && module.types.includes(type))

  return {
    all,
    byId: (id: string): ConfiguredModule | undefined => byId.get(id.toLowerCase()),
    bySlug: (slug: string): ConfiguredModule | undefined => bySlug.get(slug),
    /** Returns the available modules that support a type. */
    forType,
    /** Returns the available modules that a search runs if it selects no modules. */
    defaults: (type: QueryType): ConfiguredModule[] => forType(type).filter(({ module }) => module.default),

    list: (type?: QueryType): ModuleInfo[] => infos.filter(({ types }) => type === undefined || types.includes(type)),
  }
}

function toInfo({ id, module, available }: ConfiguredModule): ModuleInfo {
  const { slug, name, description, category, types, homepage, requiresKey } = module
  return {
    id,
    slug,
    name,
    description,
    category,
    types: [...types],
    default: module.default,
    available,
    requires_key: requiresKey,
    homepage,
  }
}
