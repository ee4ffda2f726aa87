/**
 * Whether lists and objects lie in one another deeper than so many levels. Stops there: no depth overflows the stack, as it
 * does that of JSON.stringify.
 */
export const isDeeper = (value: unknown, levels: number): boolean => typeof value === 'object' && value !== null
  && (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))
