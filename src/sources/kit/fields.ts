/** The fields of an unchecked value; none if the value is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value as Record<string, unknown> : {}

/** The items of an unchecked value; none if the value is not an array. */
export const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []

/** An unchecked value if it is text, else `undefined`. */
export const textOf = (value: unknown): string | undefined => typeof value === 'string' ? value : undefined
