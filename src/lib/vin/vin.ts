import { checkDigitOf } from './check-digit.ts'
import { countryOf, regionOf } from './countries.ts'
import type { Region } from './countries.ts'
import { manufacturerOf } from './manufacturers.ts'
import { modelYearOf } from './model-year.ts'
import type { ModelYear } from './model-year.ts'

/** What a vehicle identification number says by itself. https://www.iso.org/standard/52200.html (ISO 3779) */
export interface Vin {
  vin: string
  /** Who built it: the identifier of the manufacturer, three characters. */
  wmi: string
  /** What it is, in the manufacturer's own code: places 4 to 9. */
  vds: string
  /** Which one it is: places 10 to 17. */
  vis: string
  region: Region | null
  /** ISO 3166-1 alpha-2, of the authority that assigned the identifier; not always that of the plant. */
  country: string | null
  manufacturer: string | null
  /** Builds fewer than a thousand vehicles a year (fewer than 500 before 2015): places 12 to 14 are part of the identifier. */
  smallManufacturer: boolean
  checkDigit: { found: string, expected: string, matches: boolean, required: boolean }
  modelYear: ModelYear
  /** The manufacturer's own code for the plant, in the eleventh place. */
  plant: string
  serial: string
}

/** Upper case, without what people put between the groups. */
const normalizeVin = (text: string): string => text.toUpperCase().replace(/[\s.\-–—]/g, '')

/** Reads a number in any spelling that people use; or why it is none, without the number. Never throws. */
export function parseVin(text: string, thisYear: number): { vin: Vin } | { fault: string } {
  const vin = normalizeVin(text.slice(0, 100))
  if (/[IOQ]/.test(vin)) return { fault: 'The letters I, O and Q do not occur: they are too much like 1 and 0' }
  if (!/^[A-Z\d]*$/.test(vin)) return { fault: 'There are only letters and digits in it' }
  if (vin.length !== 17) return { fault: `It has 17 characters, not ${vin.length}` }
  return { vin: describe(vin, thisYear) }
}

function describe(vin: string, thisYear: number): Vin {
  const wmi = vin.slice(0, 3)
  const country = countryOf(wmi) ?? null
  const smallManufacturer = wmi.charAt(2) === '9'
  const north = country === 'US' || country === 'CA' || country === 'MX'
  const expected = checkDigitOf(vin)
  return {
    vin,
    wmi,
    vds: vin.slice(3, 9),
    vis: vin.slice(9),
    region: regionOf(wmi) ?? null,
    country,
    manufacturer: manufacturerOf(wmi) ?? null,
    smallManufacturer,
    // Required in the United States and Canada (49 CFR 565) and in China (GB 16735).
    checkDigit: {
      found: vin.charAt(8),
      expected,
      matches: expected === vin.charAt(8),
      required: north || country === 'CN',
    },
    modelYear: modelYearOf(vin, { north: north || country === 'CN', thisYear }),
    plant: vin.charAt(10),
    serial: vin.slice(11),
  }
}
