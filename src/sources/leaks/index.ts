import type { LeakSource } from './leak-source.ts'

/** Every leak source that asks somebody else. */
export const leakSources: readonly LeakSource[] = []
