/**
 * `true` if lists and objects nest deeper than `levels`. Stops at that depth, so that deep values cannot overflow the
 * stack, as they do in JSON.stringify.
 */
export const isDeeper = (value: unknown, levels: number): boolean => typeof value === 'object' && value !== null
  && (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))
