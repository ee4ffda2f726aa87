import { countryName } from '../lib/country-name.ts'
import { hasExpandedLuhn, hasLuhn, hasMod11x10, hasMod11x2, hasMod97, weightedSum } from './check-digits.ts'

/**
 * Returns whether the check digit of an ORCID iD is right, `undefined` for any other text. All begin with 000.
 * https://support.orcid.org/hc/en-us/articles/360006897674
 */
export function readOrcid(text: string): 'right' | 'wrong' | undefined {
  const digits = /^(?:(?:https?:\/\/)?orcid\.org\/)?(000\d-\d{4}-\d{4}-\d{3}[\dX])$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  return hasMod11x2(digits.replaceAll('-', '')) ? 'right' : 'wrong'
}

/** Security: country, nine characters with at least four digits, check digit. https://www.iso.org/standard/78502.html */
export const isIsin = (text: string): boolean =>
  /^[A-Z]{2}(?=(?:[A-Z]*\d){5})[A-Z\d]{9}\d$/.test(text) && hasExpandedLuhn(text)

/** Legal entity: 18 characters, two check digits. https://www.iso.org/standard/78829.html */
export const isLei = (text: string): boolean =>
  /^(?=(?:[A-Z]*\d){4})[A-Z\d]{18}\d\d$/.test(text) && hasMod97(text)

/**
 * Bank: four letters, country, place, branch. Without a branch, or with one of letters, it cannot be told from a name.
 * https://www.iso.org/standard/84108.html
 */
export const isBic = (text: string): boolean =>
  /^[A-Z]{6}[A-Z\d]{2}(?:XXX|(?=[A-Z]*\d)[A-Z\d]{3})$/.test(text) && countryName(text.slice(4, 6)) !== undefined

/** Rules of the check digits, behind the letters of the country. https://ec.europa.eu/taxation_customs/vies */
const vatRules: ReadonlyArray<readonly [pattern: RegExp, isRight: (digits: string) => boolean]> = [
  [/^ATU(\d{8})$/, digits => {
    const sum = [...digits.slice(0, 7)].map(Number)
      .reduce((all, digit, at) => all + (at % 2 === 0 ? digit : Math.floor(digit / 5) + digit * 2 % 10), 4)
    return (10 - sum % 10) % 10 === Number(digits[7])
  }],
  [/^BE([01]\d{9})$/, digits => 97 - Number(digits.slice(0, 8)) % 97 === Number(digits.slice(8))],
  [/^DE([1-9]\d{8})$/, hasMod11x10],
  [/^DK([1-9]\d{7})$/, digits => weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0],
  [/^FI(\d{8})$/, digits => weightedSum(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0],
  [/^FR(\d{11})$/, digits => (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(digits.slice(0, 2))
    && hasLuhn(digits.slice(2))],
  [/^GB(\d{9})$/, digits => {
    const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1])
    return sum % 97 === 0 || (sum + 55) % 97 === 0
  }],
  [/^IT(\d{11})$/, hasLuhn],
  [/^LU(\d{8})$/, digits => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6))],
  [/^NL(\d{9})B\d\d$/, digits => weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0],
  [/^(NL\d{9}B\d\d)$/, hasMod97], // of a sole trader, since 2020
  [/^PL(\d{10})$/, digits => weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) % 11 === 0],
  [/^PT([1-9]\d{8})$/, digits => {
    const check = 11 - weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return (check > 9 ? 0 : check) === Number(digits[8])
  }],
  [/^SE(\d{10})01$/, hasLuhn],
]

/** Returns `true` for a value-added tax number of a country above with a right check digit. */
export const isVatNumber = (text: string): boolean =>
  vatRules.some(([pattern, isRight]) => {
    const digits = pattern.exec(text)?.[1]
    return digits !== undefined && isRight(digits)
  })
