import { buildsOnlyHeavy } from './heavy-makers.ts'

/**
 * Codes of the model years from 1980 (A) to 2009 (9), in order. They repeat every 30 years. The characters I, O, Q, U,
 * Z and 0 are not used.
 */
const codes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const first = 1980

export interface ModelYear {
  code: string
  /** All years that the code can mean, up to two years from now. */
  candidates: number[]
  /** Most likely year. `null` if the number does not reveal it. */
  likely: number | null
  reason: string
}

export const isNorthAmerican = (country: string | null): boolean =>
  country === 'US' || country === 'CA' || country === 'MX'

/**
 * Decodes the model year in position 10. Only North America and China require it; elsewhere, position 10 may have
 * another meaning. The code repeats every 30 years. For light vehicles of North America, position 7 shows which 30
 * years are meant: it is a digit until 2009 and a letter since 2010. There is no such rule for manufacturers of heavy
 * vehicles, and none in China (GB 16735).
 * https://www.ecfr.gov/current/title-49/section-565.15 (d)
 */
export function modelYearOf(
  vin: string,
  { country, thisYear }: { country: string | null, thisYear: number },
): ModelYear {
  const code = vin.charAt(9)
  const place = codes.indexOf(code)
  if (place < 0) return { code, candidates: [], likely: null, reason: 'This character is not a model year' }
  const candidates: number[] = []
  for (let year = first + place; year <= thisYear + 2; year += codes.length) candidates.push(year)
  const only = candidates.length === 1 ? candidates[0] : undefined
  const north = isNorthAmerican(country)
  if (!north && country !== 'CN') {
    return {
      code,
      candidates,
      likely: null,
      reason: 'Outside North America and China, the tenth character may have another meaning',
    }
  }
  if (only !== undefined) return { code, candidates, likely: only, reason: 'Only this year is possible' }
  if (!north) return { code, candidates, likely: null, reason: 'The code repeats every 30 years' }
  if (buildsOnlyHeavy(vin.slice(0, 3))) {
    return {
      code,
      candidates,
      likely: null,
      reason: 'The seventh character shows the 30 years of light vehicles only, which this manufacturer does not build',
    }
  }
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
