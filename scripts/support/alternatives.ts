/** Parameters of which a request has exactly one, by operation. OpenAPI cannot express this. */
export const alternatives: Readonly<Record<string, readonly string[]>> = { exportSearches: ['label', 'ids'] }
