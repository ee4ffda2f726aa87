import type { ListSource } from './list-source.ts'
import { attackLists } from './rows/attacks.ts'

/** All lists that are matched here. To add one, write its row in a file of `rows/`. */
export const listSources: readonly ListSource[] = [
  ...attackLists,
]
