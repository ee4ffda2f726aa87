import type { Health } from '../core/health.ts'
import type { LeakSources } from '../core/leak-sources.ts'
import type { Modules } from '../core/modules.ts'
import type { Results } from '../core/search/results.ts'
import type { Searches } from '../core/search/searches.ts'
import type { TemporarySearches } from '../core/search/temporary.ts'
import type { ToolCatalogue } from '../core/tools/catalogue.ts'
import type { Tools } from '../core/tools/tools.ts'
import type { Usage } from '../core/usage.ts'
import { healthHandlers } from './health.ts'
import { leakHandlers } from './leaks.ts'
import type { Meta } from './meta.ts'
import { moduleHandlers } from './modules.ts'
import { searchHandlers } from './search.ts'
import { toolHandlers } from './tools.ts'
import type { AllApiHandlers } from './types.ts'
import { usageHandlers } from './usage.ts'

export interface ApiParts {
  health: Health
  usage: Usage
  modules: Modules
  leaks: LeakSources
  searches: Searches
  temporary: TemporarySearches
  results: Results
  tools: Tools
  toolCatalogue: ToolCatalogue
  meta: () => Meta
  publicUrl: string
}

/** Every operation of openapi/api.yaml. */
export function createApiHandlers(parts: ApiParts): AllApiHandlers {
  return {
    ...healthHandlers(parts), ...usageHandlers(parts), ...moduleHandlers(parts), ...leakHandlers(parts), ...searchHandlers(parts),
    ...toolHandlers(parts),
  }
}
