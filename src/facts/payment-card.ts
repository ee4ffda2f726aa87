import { hasLuhn } from './check-digits.ts'

/**
 * Numbers of payment cards without separators: the digits with which the networks' numbers begin, and their lengths
 * (ISO/IEC 7812-1, https://www.iso.org/standard/70484.html). In this order: Visa, Mastercard, American Express,
 * Diners Club, Discover and UnionPay, JCB, Maestro.
 */
const networks = [
  /^4\d{12}(?:\d{3}){0,2}$/,
  /^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d+$(?<=^\d{16})/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  /^6(?:011|2\d\d|4[4-9]\d|5\d\d)\d{12}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^(?:50|5[6-9]|6[37])\d{14}$/,
]

/** Returns `true` for the number of a payment card with a right check digit, with or without separators. */
export function isPaymentCard(text: string): boolean {
  if (!/^\d(?:[ -]?\d){12,18}$/.test(text)) return false
  const digits = text.replaceAll(/[ -]/g, '')
  return networks.some(network => network.test(digits)) && hasLuhn(digits)
}
