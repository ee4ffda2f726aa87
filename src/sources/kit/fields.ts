/** Returns the fields of an unchecked value; no fields if the value is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value as Record<string, unknown> : {}

/** Returns the items of an unchecked value; no items if the value is not an array. */
export const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []

/** Returns an unchecked value if it is text, else `undefined`. */
export const textOf = (value: unknown): string | undefined => typeof value === 'string' ? value : undefined
