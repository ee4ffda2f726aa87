import { fetchJson } from '../../kit/json-look-up.ts'
import type { Context } from '../../kit/source.ts'
import { arrayOf, each, objectWith, textOrNull } from '../../kit/schema.ts'

/** Facts about a vehicle, without empty fields. */
export interface DecodedVehicle {
  /** Error codes of the decoder; `0` means that the number is valid. https://vpic.nhtsa.dot.gov/api/ */
  error_codes: string[]
  error_text: string | null
  /**
   * Corrected number that the decoder suggests, with the doubtful characters marked. `null` if the decoder suggests
   * none.
   */
  suggested_vin: string | null
  vehicle: Record<string, string>
}

/** Fields to return. Each entry is the name of a field in the API, and its name in our response. */
const fields = [
  ['Make', 'make'],
  ['Manufacturer', 'manufacturer'],
  ['Model', 'model'],
  ['ModelYear', 'model_year'],
  ['Series', 'series'],
  ['Trim', 'trim'],
  ['VehicleType', 'vehicle_type'],
  ['BodyClass', 'body_class'],
  ['Doors', 'doors'],
  ['DriveType', 'drive_type'],
  ['GVWR', 'weight_class'],
  ['EngineModel', 'engine_model'],
  ['EngineCylinders', 'engine_cylinders'],
  ['DisplacementL', 'displacement_l'],
  ['EngineHP', 'engine_hp'],
  ['FuelTypePrimary', 'fuel_type'],
  ['ElectrificationLevel', 'electrification'],
  ['TransmissionStyle', 'transmission'],
  ['PlantCompanyName', 'plant_company'],
  ['PlantCity', 'plant_city'],
  ['PlantState', 'plant_state'],
  ['PlantCountry', 'plant_country'],
] as const

const response = objectWith({
  Results: {
    ...arrayOf(objectWith(
      each(['VIN', 'ErrorCode', 'Make'], textOrNull),
      each(['ErrorText', 'SuggestedVIN', ...fields.map(([theirs]) => theirs)], textOrNull),
    )),
    minItems: 1,
  },
})

/**
 * Decodes a vehicle identification number with the public decoder of the US road safety authority (NHTSA). Returns
 * `undefined` if the decoder has no data about the vehicle. https://vpic.nhtsa.dot.gov/api/
 * @throws SourceFailure if the decoder cannot answer.
 */
export function decodeVin(vin: string, context: Context): Promise<DecodedVehicle | undefined> {
  const url = `https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}?format=json`
  return fetchJson(context, { url }, { response }, ({ Results: [result] }) => {
    const vehicle = Object.fromEntries(fields.flatMap(([theirs, ours]) => {
      const value = result?.[theirs]?.trim()
      return value && value !== 'Not Applicable' ? [[ours, value]] : []
    }))
    // The decoder derives the model year from the number alone. A year without other data is no result.
    if (Object.keys(vehicle).every(name => name === 'model_year')) return undefined
    return {
      error_codes: (result?.ErrorCode ?? '').split(',').map(code => code.trim()).filter(Boolean),
      error_text: result?.ErrorText || null,
      suggested_vin: result?.SuggestedVIN || null,
      vehicle,
    }
  })
}
