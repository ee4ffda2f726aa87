import type { components } from '../../../generated/api.ts'
import { nameId } from '../../lib/ids.ts'
import { once } from '../../lib/once.ts'
import { evidenceOf, type SourceEvidence } from '../../sources/evidence.ts'
import type { Module, QueryType } from '../../sources/kit/source.ts'
import { describeTerms, isAllowed } from '../../sources/kit/terms.ts'
import { healthInfo } from '../source-health/info.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'

/** UUID namespace of module ids: an id is derived from the slug and never changes. */
const namespace = '7d3a1e7c-58a4-5a0e-9c51-1f2f0f6f6f1a'

/** Derived ids, by slug. Every card has one, and a digest takes longer than the rest of its event. */
const ids = new Map<string, string>()

export function moduleId(slug: string): string {
  const known = ids.get(slug)
  if (known !== undefined) return known
  const id = nameId(namespace, slug)
  ids.set(slug, id)
  return id
}

/** A module with the configuration that it has on this server. */
export interface ConfiguredModule {
  id: string
  module: Module
  /** The source key that the operator configured for the module, or `undefined` if there is no key. */
  key: string | undefined
  /** `true` if the module has the key that it needs, and the operator allows its terms. */
  isConfigured: boolean
  /** `true` if searches can ask the module now: it is configured, and not benched. */
  readonly available: boolean
}

export interface ModuleInfo {
  id: string
  slug: string
  name: string
  description: string
  category: Module['category']
  types: QueryType[]
  /** Topics, the country of a source of one country, and the kind of source. */
  tags: string[]
  default: boolean
  available: boolean
  requires_key: boolean
  terms: ReturnType<typeof describeTerms>
  homepage: string
  evidence: SourceEvidence | null
  health: components['schemas']['SourceHealth']
}

/** Conditions of listed modules. A module needs one of the tags. */
export interface ModuleFilter {
  type?: QueryType | undefined
  tags?: readonly string[] | undefined
}

interface ModulesParts {
  modules: readonly Module[]
  /** Keys that the operator configured, by the slug of the module. */
  sourceKeys: ReadonlyMap<string, string>
  /** Names of the sources with restricted terms that the operator enabled, or `all`. Default: none. */
  restrictedSources?: ReadonlySet<string>
  /** Health of the sources. Without it, every source is untested. */
  health?: Pick<SourceHealthView, 'of' | 'revision'>
}

/** Returns the tags of a module, the kind of source last. */
export const tagsOf = ({ tags, kind }: Module): string[] => [...tags, kind]

/** Returns `true` if a module has one of the tags. Without tags, every module has. */
export const hasTag = (module: Module, tags: ReadonlyArray<string | undefined> | undefined): boolean =>
  tags === undefined || tagsOf(module).some(tag => tags.includes(tag))

export type Modules = ReturnType<typeof createModules>

/** Creates the list of the modules of this server. */
export function createModules({ modules, sourceKeys, restrictedSources = new Set(), health }: ModulesParts) {
  const all: ConfiguredModule[] = modules.map(module => {
    const key = sourceKeys.get(module.keyName ?? module.slug)
    const hasKey = !module.requiresKey || key !== undefined
    const isConfigured = hasKey && isAllowed(restrictedSources, module.slug, module.terms)
    return {
      get id() { return moduleId(module.slug) },
      module,
      key,
      isConfigured,
      get available() { return isConfigured && health?.of({ kind: 'module', slug: module.slug })?.state !== 'benched' },
    }
  })
  // not at the start, which needs no id: hundreds of digests take some milliseconds
  const byId = once(() => new Map(all.map(configured => [configured.id, configured])))
  const bySlug = new Map(all.map(configured => [configured.module.slug, configured]))
  const tagsFor = (type?: QueryType): ReadonlySet<string> =>
    new Set(all.filter(({ module }) => type === undefined || module.types.includes(type))
      .flatMap(({ module }) => tagsOf(module)))
  const allTags = tagsFor() // once, because every request for the list of modules reads them
  const healthOf = ({ slug }: Module) => healthInfo(health?.of({ kind: 'module', slug }))
  const forType = (type: QueryType) => all.filter(({ module, available }) => available && module.types.includes(type))

  return {
    all,
    byId: (id: string): ConfiguredModule | undefined => byId().get(id.toLowerCase()),
    bySlug: (slug: string): ConfiguredModule | undefined => bySlug.get(slug),
    /** Returns the available modules that support a type. */
    forType,
    /** Returns the available modules that a search runs if it selects no modules; without a value, for any value. */
    defaults: (type: QueryType, value?: string): ConfiguredModule[] => forType(type).filter(({ module }) =>
      module.default || (value !== undefined && module.isDefaultFor?.({ type, value }))),

    /** Returns the tags that modules have, also those that are not available; of a type or of all types. */
    tags: (type?: QueryType): ReadonlySet<string> => type === undefined ? allTags : tagsFor(type),

    list: ({ type, tags }: ModuleFilter = {}): ModuleInfo[] => all
      .filter(({ module }) => (type === undefined || module.types.includes(type)) && hasTag(module, tags))
      .map(configured => ({ ...toInfo(configured), health: healthOf(configured.module) })),

    /** Changes if `list` may return something else than before. */
    get revision(): number { return health?.revision ?? 0 },
  }
}

function toInfo({ id, module, available }: ConfiguredModule): Omit<ModuleInfo, 'health'> {
  const { slug, name, description, category, types, homepage, requiresKey, terms } = module
  return {
    id,
    slug,
    name,
    description,
    category,
    types: [...types],
    tags: tagsOf(module),
    default: module.default,
    available,
    requires_key: requiresKey,
    terms: describeTerms(terms),
    homepage,
    evidence: evidenceOf(module),
  }
}
