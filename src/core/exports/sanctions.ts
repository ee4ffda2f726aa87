import { once } from '../../lib/once.ts'
import { modules } from '../../sources/modules.ts'
import type { RowOf } from './rows.ts'

/** Modules with the tag of sanctions, which name only what is under sanctions or was seized. */
const lists = once(() => new Set(modules.filter(({ tags }) => tags.includes('sanctions')).map(({ slug }) => slug)))

/** Label with which a module of many subjects reports that something is under sanctions. */
const label = 'Sanctioned'

/** Returns `true` if a card reports that something is under sanctions. */
export const isSanction = ({ source, items }: Pick<RowOf<'finding'>, 'source' | 'items'>): boolean =>
  source.kind === 'module' && (lists().has(source.slug) || items.some(item => item.label === label))
