import { parseVin } from '../../../facts/vin/vin.ts'
import type { Vin } from '../../../facts/vin/vin.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { reportRows } from './report-sources.ts'
import { reportSource } from './reports.ts'
import { decodeVin } from './vpic.ts'
import type { DecodedVehicle } from './vpic.ts'

/** Facts that are encoded in the vehicle identification number. Sends no request. */
const reader: ToolSource<Vin> = {
  slug: 'vin',
  name: 'The number itself',
  homepage: '',
  deadlineMs: 1_000,
  cacheMs: 0,
  async find({ value }, { now }) {
    const parsed = parseVin(value, now.getUTCFullYear())
    return 'vin' in parsed ? parsed.vin : undefined
  },
}

const decoder: ToolSource<DecodedVehicle> = {
  slug: 'nhtsa-vpic',
  name: 'NHTSA vPIC',
  homepage: 'https://vpic.nhtsa.dot.gov',
  deadlineMs: 15_000,
  cacheMs: 86_400_000,
  find: ({ value }, context) => decodeVin(value, context),
}

/** Sources of the vehicle tool, by slug. */
export const vehicleSources = {
  'vin': reader,
  'nhtsa-vpic': decoder,
  'nhtsa-recalls': reportSource(reportRows.recalls),
  'nhtsa-complaints': reportSource(reportRows.complaints),
  'nhtsa-ratings': reportSource(reportRows.safety_ratings),
  'nhtsa-maker': reportSource(reportRows.maker),
  'epa-fuel-economy': reportSource(reportRows.fuel_economy),
  'epa-emissions': reportSource(reportRows.emissions),
  'canadian-specifications': reportSource(reportRows.dimensions),
}
