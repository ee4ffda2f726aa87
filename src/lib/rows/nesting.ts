/**
 * `true` if a value nests lists and objects deeper than `levels`. The check stops at this depth, so that a deeply
 * nested value cannot overflow the stack. `JSON.stringify` has no limit, and would overflow the stack.
 */
export const isDeeper = (value: unknown, levels: number): boolean => typeof value === 'object' && value !== null
  && (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))
