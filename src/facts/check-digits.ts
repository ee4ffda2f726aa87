/*
 * Check digits of numbers that registries give out. Each function takes the whole number, with its check digit at the
 * end, and returns whether this is right. Letters have the values A = 10 to Z = 35.
 */

const values = (text: string): number[] => [...text].map(character => Number.parseInt(character, 36))

/** Digits of a text whose letters are replaced by their values. */
const expanded = (text: string): string => values(text).join('')

/** Luhn's algorithm. https://www.iso.org/standard/70484.html */
export const hasLuhn = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) % 10 === 0

/** Luhn's algorithm for a text with letters, as in ISIN (ISO 6166). https://www.iso.org/standard/78502.html */
export const hasExpandedLuhn = (text: string): boolean => hasLuhn(expanded(text))

/** MOD 97-10 of ISO/IEC 7064. https://www.iso.org/standard/31531.html */
export const hasMod97 = (text: string): boolean => BigInt(expanded(text)) % 97n === 1n

/** MOD 11-2 of ISO/IEC 7064, whose check digit can be an X. */
export const hasMod11x2 = (text: string): boolean =>
  values(text).reduce((sum, value) => (sum * 2 + (value === 33 ? 10 : value)) % 11, 0) % 11 === 1

/** MOD 11,10 of ISO/IEC 7064. */
export function hasMod11x10(digits: string): boolean {
  const product = values(digits.slice(0, -1)).reduce((last, digit) => ((last + digit) % 10 || 10) * 2 % 11, 10)
  return (product + Number(digits.at(-1))) % 10 === 1
}

/** Returns the sum of the digits, each multiplied by the weight in the same place. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
