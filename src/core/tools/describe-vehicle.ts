import type { Vin } from '../../lib/vin/vin.ts'
import type { DecodedVehicle } from '../../sources/vehicles/vpic.ts'
import type { Outcome } from './operation.ts'

const countryName = new Intl.DisplayNames('en', { type: 'region' })
const noDecoderResult = { error_codes: [], error_text: null, suggested_vin: null, vehicle: null }

/**
 * Returns a vehicle in the form of the API: the parts of its vehicle identification number (VIN), and the result of
 * NHTSA's decoder.
 */
export function describeVehicle(vin: Vin, { found, status, error }: Outcome<DecodedVehicle>) {
  const { checkDigit, modelYear } = vin
  return {
    vin: vin.vin,
    wmi: vin.wmi,
    vds: vin.vds,
    vis: vin.vis,
    region: vin.region,
    country: vin.country === null ? null : { code: vin.country, name: countryName.of(vin.country) ?? vin.country },
    manufacturer: vin.manufacturer,
    small_manufacturer: vin.smallManufacturer,
    check_digit: { ...checkDigit, valid: checkDigit.matches || !checkDigit.required },
    model_year: modelYear,
    plant_code: vin.plant,
    serial_number: vin.serial,
    decoder: {
      status: found ? 'found' as const : status === 'no_results' ? 'not_found' as const : 'unknown' as const,
      error: found ? null : error,
      ...(found ?? noDecoderResult),
    },
  }
}
