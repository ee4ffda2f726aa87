/** `true` for a text in which a number may have more digits than a double, or an exponent beyond it. */
export const mayBeInexact = (text: string): boolean => /\d[\d.]{15}|\d[eE][+-]?\d{3}/.test(text)

/**
 * Returns the value of a number in JSON, or its source if a double cannot hold all of its digits, such as those of an
 * id with 20 digits.
 */
export function exactNumber(value: number, source: string): number | string {
  const isRounded = (Number.isInteger(value) && !Number.isSafeInteger(value)) || !Number.isFinite(value)
  return isRounded || digitsOf(source) !== digitsOf(String(value)) ? source : value
}

/** Returns the digits without the exponent, and without the zeros in front and behind. */
function digitsOf(number: string): string {
  const digits = number.replace(/[eE].*/, '').replace(/[-.]/g, '').replace(/^0+/, '')
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
