/** Countries by the length of their IBANs. https://www.swift.com/standards/data-standards/iban */
const lengths: ReadonlyMap<string, number> = new Map(Object.entries({
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
}).flatMap(([length, countries]) => countries.split(' ').map(country => [country, Number(length)] as const)))

/**
 * Returns `right` for an IBAN with a right check number, and `wrong` for a text that has the country, the length and
 * the digits of one, but another check number. Spaces and case do not count. https://www.iso.org/standard/81090.html
 */
export function readIban(text: string): 'right' | 'wrong' | undefined {
  const iban = text.length > 50 ? '' : text.replaceAll(/[ -]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return undefined
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  if (BigInt(digits) % 97n === 1n) return 'right'
  return lengths.get(iban.slice(0, 2)) === iban.length && (iban.match(/\d/g)?.length ?? 0) >= 12 ? 'wrong' : undefined
}
