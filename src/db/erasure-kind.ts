/** Kind of what the operator has marked for erasure. */
export type ErasureKind = 'search' | 'investigation' | 'watch'
