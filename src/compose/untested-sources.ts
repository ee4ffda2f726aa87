import type { Config } from '../config/read.ts'
import { createLeakSources } from '../core/catalogue/leak-sources.ts'
import { createModules } from '../core/catalogue/modules.ts'
import type { SourceHealthView } from '../core/source-health/source-health.ts'
import { leakSources } from '../sources/leaks/index.ts'
import { modules } from '../sources/modules.ts'

/**
 * Builds the lists of sources from the settings alone, for commands that run without a database. No source was tested
 * then, and no leak was imported.
 */
export function untestedSources({ sourceKeys, restrictedSources }: Pick<Config, 'sourceKeys' | 'restrictedSources'>) {
  const sourceHealth: Pick<SourceHealthView, 'of'> = { of: () => undefined }
  return {
    sourceHealth,
    modules: createModules({ modules, sourceKeys, restrictedSources }),
    leakSources: createLeakSources({
      sources: leakSources,
      sourceKeys,
      restrictedSources,
      local: () => Promise.resolve([]),
    }),
  }
}
