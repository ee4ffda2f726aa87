import type { ModuleFilter, ModuleInfo, Modules } from '../../core/catalogue/modules.ts'
import { nameFaults } from '../../core/catalogue/name-faults.ts'
import { validationError } from '../../errors.ts'
import { listOption } from '../kit/list-option.ts'

/** Returns the option `--tags` of a list. `noun` is what it lists, in the plural. */
export const tagsOption = (noun: string) => [
  '--tags <tags>',
  `only ${noun} with one of these tags, comma-separated`,
  (list: string) => listOption('--tags', 'tag', list),
] as const

/** Lists modules. Throws VALIDATION_ERROR for tags that no module has. */
export function listTagged(modules: Modules, { type, tags }: ModuleFilter): ModuleInfo[] {
  requireTags(tags, modules.tags(), 'module')
  return modules.list({ type, tags })
}

/** Returns the entries with one of the tags; all without tags. Throws VALIDATION_ERROR for tags that no entry has. */
export function withTags<Entry extends { tags: readonly string[] }>(
  entries: Entry[], tags: readonly string[] | undefined, noun: string,
): Entry[] {
  requireTags(tags, new Set(entries.flatMap(entry => entry.tags)), noun)
  return tags === undefined ? entries : entries.filter(entry => entry.tags.some(tag => tags.includes(tag)))
}

function requireTags(tags: readonly string[] = [], known: ReadonlySet<string>, noun: string): void {
  const details = nameFaults({ wanted: tags, known, path: '--tags', noun })
  if (details.length > 0) throw validationError({ details })
}
