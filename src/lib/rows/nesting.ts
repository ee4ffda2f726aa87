/**
 * `true` if a value nests lists and objects deeper than `levels`. The check stops at that depth, so that a deeply
 * nested value cannot overflow the stack, as it would in JSON.stringify.
 */
export const isDeeper = (value: unknown, levels: number): boolean => typeof value === 'object' && value !== null
  && (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))
