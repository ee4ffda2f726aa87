/** Parameters of which a request has exactly one, by operation. OpenAPI cannot express this. */
export const alternatives: Readonly<Record<string, readonly string[]>> = { exportSearches: ['label', 'ids'] }

/** Returns the parameters that a request leaves out because it has the first of their alternatives. */
export const leftOutOf = (id: string): readonly string[] => alternatives[id]?.slice(1) ?? []
