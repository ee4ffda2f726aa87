import type { components } from '../../../generated/api.ts'

export type MarkValue = components['schemas']['MarkValue']
export type MarkKind = components['schemas']['MarkKind']

/** The marks on the findings of an observable, by the id of the finding. */
export type Marks = ReadonlyMap<string, MarkValue>

export const noMarks: Marks = new Map()
