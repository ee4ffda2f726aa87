/** How a cell displays its number. `mask`: digits and signs in fixed places, as in `000-00-0000`. */
export type NumberStyle = { kind: 'plain' } | { kind: 'date', hasTime: boolean, hasDay: boolean }
  | { kind: 'mask', mask: string }

const plain: NumberStyle = { kind: 'plain' }
const dayMs = 86_400_000
/** Days from 1899-12-30, from which dates are counted, and from 1904-01-01, to 1970-01-01. */
const epochs = { 1900: 25_569, 1904: 24_107 } as const
/** Characters of a code that are read: the limit of Excel. */
const maxCode = 255
/** Last day that a date may have: 9999-12-31. */
const maxDays = 2_958_466

/**
 * Returns the style of a format code, such as `00000` or `yyyy\-mm\-dd`. `id` is its number: the codes of the numbers
 * below 164 are not in the file. Only the first section counts, which is that of positive numbers.
 * ECMA-376 part 1, 18.8.30: https://ecma-international.org/publications-and-standards/standards/ecma-376/
 */
export function numberStyleOf(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return builtIn(id)
  const section = code.slice(0, maxCode).split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)[0]!
  const signs = section.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]|[_*]./gi, '')
  if (/general/i.test(signs)) return plain
  if (/[dmyhs]/i.test(signs)) {
    return { kind: 'date', hasTime: /[hs]/i.test(signs), hasDay: /[dy]/i.test(signs) || !/[hs]/i.test(signs) }
  }
  return maskOf(section)
}

function builtIn(id: number): NumberStyle {
  if (id === 22) return { kind: 'date', hasTime: true, hasDay: true }
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return { kind: 'date', hasTime: true, hasDay: false }
  // 27 to 36 and 50 to 58 are dates of East Asia
  const isDate = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDate ? { kind: 'date', hasTime: false, hasDay: true } : plain
}

/** Returns the mask of digits, if a section has no point, separator of thousands, percent sign or exponent. */
function maskOf(section: string): NumberStyle {
  const mask = section
    .replaceAll(/\[[^[\]]*\]|[_*]./g, '')
    .replaceAll(/"([^"]*)"|\\(.)/g, (_, text: string | undefined, sign: string | undefined) =>
      (text ?? sign!).replaceAll(/[0#?]/g, ''))
  const isFixed = /0.*0/.test(mask) && !/[.,%@/]|E[+-]/i.test(mask.replaceAll(/[()\s-]/g, ''))
  return isFixed ? { kind: 'mask', mask } : plain
}

/**
 * Returns the text of a number: all of its digits without an exponent, zeros in front and signs that its style adds,
 * and dates as `2019-04-30` or `2019-04-30 12:30:00`. `raw` is the number as the file has it. Numbers have 15 digits,
 * but some programs write integers with more, such as ids.
 */
export function numberText(raw: string, style: NumberStyle, epoch: keyof typeof epochs): string {
  const number = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(number)) return raw
  if (style.kind !== 'date' && /^-?[1-9]\d{15,}$/.test(raw)) return raw
  if (style.kind === 'date') return dateText(number, style, epoch) ?? digitsOf(number)
  const isCount = Number.isSafeInteger(number) && number >= 0
  return style.kind === 'mask' && isCount ? masked(String(number), style.mask) : digitsOf(number)
}

/** Returns all digits: `4.1791234567E10` is 41791234567. The digits behind the 15th are noise of the arithmetic. */
function digitsOf(number: number): string {
  if (Number.isInteger(number)) return BigInt(number).toString()
  const rounded = Number(number.toPrecision(15))
  return /e/.test(String(rounded)) ? rounded.toFixed(20).replace(/\.?0{1,20}$/, '') : String(rounded)
}

/** Fills the places of a mask from the right. Digits that have no place stand in front. */
function masked(digits: string, mask: string): string {
  let text = ''
  let left = digits.length
  const first = mask.search(/[0#?]/)
  for (let at = mask.length - 1; at >= 0; at--) {
    const sign = mask[at]!
    if (!/[0#?]/.test(sign)) text = sign + text
    else if (left > 0) text = digits[--left]! + text
    else if (sign === '0') text = `0${text}`
    if (at === first) text = digits.slice(0, left) + text
  }
  return text.trim()
}

/** Returns `undefined` for a number that is no date. The year 1900 has a leap day that never was. */
function dateText(
  serial: number, { hasTime, hasDay }: Extract<NumberStyle, { kind: 'date' }>, epoch: keyof typeof epochs,
): string | undefined {
  if (serial < 0 || serial >= maxDays) return undefined
  const days = epoch === 1900 && serial < 60 ? serial + 1 : serial
  const ms = Math.round((days - epochs[epoch]) * dayMs / 1_000) * 1_000
  const [date, time] = new Date(ms).toISOString().slice(0, 19).split('T') as [string, string]
  if (!hasDay && serial < 1) return time
  return hasTime || !Number.isInteger(serial) ? `${date} ${time}` : date
}
