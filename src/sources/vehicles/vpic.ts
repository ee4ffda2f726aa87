import { fetchJson } from '../kit/json-look-up.ts'
import type { Context } from '../kit/source.ts'
import { arrayOf, each, objectWith, textOrNull } from '../kit/schema.ts'

/** What NHTSA's decoder says of a vehicle; fields that it leaves empty are left out. */
export interface DecodedVehicle {
  /** Codes of what it found wrong with the number: `0` is nothing. https://vpic.nhtsa.dot.gov/api/ */
  error_codes: string[]
  error_text: string | null
  /** The number with what it takes for misread marked, where it has a guess. */
  suggested_vin: string | null
  vehicle: Record<string, string>
}

/** Its names for what is told, and ours. */
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
 * What the public decoder of the United States' road safety authority says of a number; `undefined` where it knows
 * nothing of the vehicle. Rejects with a `SourceFailure`. https://vpic.nhtsa.dot.gov/api/
 */
export function decodeVin(vin: string, context: Context): Promise<DecodedVehicle | undefined> {
  const url = `https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}?format=json`
  return fetchJson(context, { url }, { response }, ({ Results: [result] }) => {
    const vehicle = Object.fromEntries(fields.flatMap(([theirs, ours]) => {
      const value = result?.[theirs]?.trim()
      return value && value !== 'Not Applicable' ? [[ours, value]] : []
    }))
    // The year is computed from the number alone, whatever is known of the vehicle.
    if (Object.keys(vehicle).every(name => name === 'model_year')) return undefined
    return {
      error_codes: (result?.ErrorCode ?? '').split(',').map(code => code.trim()).filter(Boolean),
      error_text: result?.ErrorText || null,
      suggested_vin: result?.SuggestedVIN || null,
      vehicle,
    }
  })
}
