import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import { listSources } from '../../sources/lists/index.ts'
import type { Modules } from '../modules.ts'
import type { SourceExamples } from './examples.ts'
import { leakExamples } from './leak-examples.ts'
import { moduleExamples } from './module-examples.ts'

interface Sources {
  modules: Modules
  /** The leak sources of external services. */
  externalLeaks: readonly LeakSource[]
  /** Names of the sources with restricted terms that the operator enabled, or `all`. */
  restrictedSources: ReadonlySet<string>
}

/** Lists have no self-test: it would download unused ones too. Their health is that of their copy. */
const lists = new Set(listSources.map(({ slug }) => slug))

/**
 * Returns the sources that are tested once a day. Modules that need a key and have none are not tested. Leak sources
 * that need a key are not tested either, because they charge for each question; their searches decide.
 */
export const testedSources = (
  { modules, externalLeaks, restrictedSources }: Sources,
): Array<SourceExamples<string>> => [
  ...modules.all.filter(({ module, isConfigured }) =>
    isConfigured && module.category !== 'analysis' && !lists.has(module.slug)
  ).map(moduleExamples),
  ...externalLeaks.filter(({ requiresKey, examples, code, terms }) =>
    !requiresKey && examples !== undefined && isAllowed(restrictedSources, code, terms))
    .map(source => leakExamples(source, undefined)),
]
