import type { ModuleFilter, ModuleInfo, Modules } from '../core/modules.ts'
import { nameFaults } from '../core/name-faults.ts'
import { validationError } from '../errors.ts'
import { listOption } from './list-option.ts'

export const tagsOption = [
  '--tags <tags>',
  'only modules with one of these tags, comma-separated',
  (list: string) => listOption('--tags', 'tag', list),
] as const

/** Lists modules. Throws VALIDATION_ERROR for tags that no module has. */
export function listTagged(modules: Modules, { type, tags }: ModuleFilter): ModuleInfo[] {
  const details = nameFaults({ wanted: tags ?? [], known: modules.tags(), path: '--tags', noun: 'module' })
  if (details.length > 0) throw validationError({ details })
  return modules.list({ type, tags })
}
