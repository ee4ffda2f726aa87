import { countryName } from '../../lib/country-name.ts'
import type { Vin } from '../../facts/vin/vin.ts'
import type { VehicleReports } from '../../sources/tools/vehicles/reports.ts'
import type { DecodedVehicle } from '../../sources/tools/vehicles/vpic.ts'
import type { FoundOutcome } from '../asking/ask-source.ts'

const noDecoderResult = { error_codes: [], error_text: null, suggested_vin: null, vehicle: null }

/**
 * Returns a vehicle in the form of the API: the parts of its vehicle identification number (VIN), and the result of
 * NHTSA's decoder.
 */
export function describeVehicle(vin: Vin, decoder: FoundOutcome<DecodedVehicle>) {
  const { checkDigit, modelYear } = vin
  return {
    vin: vin.vin,
    wmi: vin.wmi,
    vds: vin.vds,
    vis: vin.vis,
    region: vin.region,
    country: vin.country === null ? null : { code: vin.country, name: countryName(vin.country) ?? vin.country },
    manufacturer: vin.manufacturer,
    small_manufacturer: vin.smallManufacturer,
    check_digit: { ...checkDigit, valid: checkDigit.matches || !checkDigit.required },
    model_year: modelYear,
    plant_code: vin.plant,
    serial_number: vin.serial,
    decoder: {
      ...statusOf(decoder),
      ...(decoder.found ?? noDecoderResult),
    },
  }
}

/** Returns the entries of a source in the form of the API. */
export function describeReports(outcome: FoundOutcome<VehicleReports>) {
  return { ...statusOf(outcome), ...(outcome.found ?? { count: 0, items: [] }) }
}

function statusOf({ found, status, error }: FoundOutcome) {
  if (found !== undefined) return { status: 'found' as const, error: null }
  return { status: status === 'no_results' ? 'not_found' as const : 'unknown' as const, error }
}
