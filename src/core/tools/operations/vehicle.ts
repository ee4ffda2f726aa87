import { parseVin } from '../../../facts/vin/vin.ts'
import { vehicleSources } from '../../../sources/tools/vehicles/vehicle.ts'
import { describeReports, describeVehicle } from '../describe-vehicle.ts'
import { defineOperation } from '../operation.ts'
import type { Input } from '../operation.ts'

const vehicleNumber: Input<'vin', { vin: string }> = {
  field: 'vin',
  read(text) {
    // The year 0 is enough, because only the model year depends on it, and this function does not use the model year.
    const parsed = parseVin(text, 0)
    return 'fault' in parsed
      ? parsed
      : { query: { vin: parsed.vin.vin }, subject: { type: 'Vehicle', value: parsed.vin.vin } }
  },
}

const reportSlugs = [
  'nhtsa-recalls', 'nhtsa-complaints', 'nhtsa-ratings', 'nhtsa-maker', 'epa-fuel-economy', 'epa-emissions',
  'canadian-specifications',
] as const

export const vehicle = defineOperation({
  tool: 'vehicle-intelligence',
  slug: 'vin',
  input: vehicleNumber,
  sources: vehicleSources,
  required: [],
  combine(_, outcomes) {
    if (outcomes.vin.found === undefined) throw new Error('the vehicle number was not parsed')
    return {
      data: {
        ...describeVehicle(outcomes.vin.found, outcomes['nhtsa-vpic']),
        recalls: describeReports(outcomes['nhtsa-recalls']),
        complaints: describeReports(outcomes['nhtsa-complaints']),
        safety_ratings: describeReports(outcomes['nhtsa-ratings']),
        maker: describeReports(outcomes['nhtsa-maker']),
        fuel_economy: describeReports(outcomes['epa-fuel-economy']),
        emissions: describeReports(outcomes['epa-emissions']),
        dimensions: describeReports(outcomes['canadian-specifications']),
      },
      counts: Object.fromEntries(reportSlugs.map(slug => [slug, outcomes[slug].found?.count ?? 0])),
    }
  },
})
