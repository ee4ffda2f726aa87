/** One character a year, again after thirty: I, O, Q, U, Z and 0 are left out. 1980 is A. */
const codes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const first = 1980

export interface ModelYear {
  code: string
  /** Every year that the character can stand for, up to the one after next. */
  candidates: number[]
  /** The one that is most likely, and why; null where nothing says so. */
  likely: number | null
  reason: string
}

/**
 * The model year in the tenth place, which says it in North America and in China, and elsewhere where the manufacturer
 * likes. In light vehicles for North America the seventh place tells the thirty years apart: a digit up to 2009, a
 * letter since. https://www.ecfr.gov/current/title-49/section-565.15 (d)
 */
export function modelYearOf(vin: string, { north, thisYear }: { north: boolean, thisYear: number }): ModelYear {
  const code = vin.charAt(9)
  const place = codes.indexOf(code)
  if (place < 0) return { code, candidates: [], likely: null, reason: 'This character stands for no model year' }
  const candidates: number[] = []
  for (let year = first + place; year <= thisYear + 2; year += codes.length) candidates.push(year)
  const only = candidates.length === 1 ? candidates[0] : undefined
  if (!north) {
    return {
      code,
      candidates,
      likely: null,
      reason: 'Outside North America the tenth character need not be the model year',
    }
  }
  if (only !== undefined) return { code, candidates, likely: only, reason: 'Only this year is possible' }
  const isLetter = /[A-Z]/.test(vin.charAt(6))
  const likely = candidates.find(year => isLetter === year >= 2010) ?? null
  return {
    code,
    candidates,
    likely,
    reason: `The seventh character is a ${
      isLetter ? 'letter, as in light vehicles since 2010' : 'digit, as in light vehicles up to 2009'
    }; heavy vehicles, motorcycles and trailers do not follow this rule`,
  }
}
