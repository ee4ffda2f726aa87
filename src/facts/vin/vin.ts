import { checkDigitOf } from './check-digit.ts'
import { countryOf, regionOf } from './countries.ts'
import type { Region } from './countries.ts'
import { manufacturerOf } from './manufacturers.ts'
import { isNorthAmerican, modelYearOf } from './model-year.ts'
import type { ModelYear } from './model-year.ts'

/** Facts in a vehicle identification number (ISO 3779). https://www.iso.org/standard/52200.html */
export interface Vin {
  vin: string
  /** World manufacturer identifier: three characters. */
  wmi: string
  /** Vehicle description in the manufacturer's own code: positions 4 to 9. */
  vds: string
  /** Part that identifies the single vehicle: positions 10 to 17. */
  vis: string
  region: Region | null
  /** ISO 3166-1 alpha-2 code of the authority that assigned the identifier. The plant may be in another country. */
  country: string | null
  manufacturer: string | null
  /**
   * `true` if the manufacturer builds fewer than 1,000 vehicles a year (500 before 2015). Positions 12 to 14 are then a
   * part of the manufacturer identifier.
   */
  smallManufacturer: boolean
  checkDigit: { found: string, expected: string, matches: boolean, required: boolean }
  modelYear: ModelYear
  /** Manufacturer's own code of the plant: position 11. */
  plant: string
  serial: string
}

/** Converts a vehicle identification number to upper case, and removes spaces, dots and hyphens. */
const normalizeVin = (text: string): string => text.toUpperCase().replace(/[\s.\-–—]/g, '')

/**
 * Parses a vehicle identification number in any common spelling. Returns a fault if the number is invalid. The fault
 * does not contain the number. Never throws.
 */
export function parseVin(text: string, thisYear: number): { vin: Vin } | { fault: string } {
  const vin = normalizeVin(text.slice(0, 100))
  if (/[IOQ]/.test(vin)) return { fault: 'The letters I, O and Q are not allowed: they look like 1 and 0' }
  if (!/^[A-Z\d]*$/.test(vin)) return { fault: 'It may contain only letters and digits' }
  if (vin.length !== 17) return { fault: `It must have 17 characters, not ${vin.length}` }
  return { vin: describe(vin, thisYear) }
}

function describe(vin: string, thisYear: number): Vin {
  const wmi = vin.slice(0, 3)
  const country = countryOf(wmi) ?? null
  const smallManufacturer = wmi.charAt(2) === '9'
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
    // The check digit is required in North America (49 CFR 565, NOM-001-SSP-2008) and in China (GB 16735).
    checkDigit: {
      found: vin.charAt(8),
      expected,
      matches: expected === vin.charAt(8),
      required: isNorthAmerican(country) || country === 'CN',
    },
    modelYear: modelYearOf(vin, { country, thisYear }),
    plant: vin.charAt(10),
    serial: vin.slice(11),
  }
}
