import type { ReportSource } from './reports.ts'

const nhtsa = 'https://www.nhtsa.gov/nhtsa-datasets-and-apis'
const model = 'make={make}&model={model}&modelYear={year}'

/** Sources of entries about a model or a maker, by the member of the response that holds their entries. */
export const reportRows = {
  recalls: {
    slug: 'nhtsa-recalls',
    name: 'NHTSA recalls',
    homepage: nhtsa,
    url: `https://api.nhtsa.gov/recalls/recallsByVehicle?${model}`,
    list: 'results',
    missing: 400, // the answer for a model that the authority does not know
    proof: 'NHTSACampaignNumber',
    facts: [
      ['NHTSACampaignNumber', 'campaign'],
      ['Manufacturer', 'manufacturer'],
      ['Component', 'component'],
      ['Summary', 'summary'],
      ['Consequence', 'consequence'],
      ['Remedy', 'remedy'],
      ['ReportReceivedDate', 'reported'],
      ['parkIt', 'do_not_drive'],
      ['parkOutSide', 'park_outside'],
    ],
  },
  complaints: {
    slug: 'nhtsa-complaints',
    name: 'NHTSA complaints',
    homepage: nhtsa,
    url: `https://api.nhtsa.gov/complaints/complaintsByVehicle?${model}`,
    list: 'results',
    missing: 400,
    proof: 'odiNumber',
    facts: [
      ['odiNumber', 'number'],
      ['dateComplaintFiled', 'filed'],
      ['components', 'components'],
      ['summary', 'summary'],
      ['crash', 'crash'],
      ['fire', 'fire'],
      ['numberOfInjuries', 'injuries'],
    ],
  },
  safety_ratings: {
    slug: 'nhtsa-ratings',
    name: 'NHTSA safety ratings',
    homepage: nhtsa,
    url: 'https://api.nhtsa.gov/SafetyRatings/modelyear/{year}/make/{make}/model/{model}',
    list: 'Results',
    details: { id: 'VehicleId', url: 'https://api.nhtsa.gov/SafetyRatings/VehicleId/{id}', path: 'Results.0' },
    proof: 'VehicleDescription',
    facts: [
      ['VehicleDescription', 'vehicle'],
      ['OverallRating', 'overall'],
      ['OverallFrontCrashRating', 'front_crash'],
      ['OverallSideCrashRating', 'side_crash'],
      ['RolloverRating', 'rollover'],
      ['RecallsCount', 'recalls'],
      ['ComplaintsCount', 'complaints'],
    ],
  },
  maker: {
    slug: 'nhtsa-maker',
    name: 'NHTSA maker codes',
    homepage: 'https://vpic.nhtsa.dot.gov/api/',
    url: 'https://vpic.nhtsa.dot.gov/api/vehicles/DecodeWMI/{wmi}?format=json',
    list: 'Results',
    proof: 'ManufacturerName',
    facts: [
      ['ManufacturerName', 'manufacturer'],
      ['CommonName', 'common_name'],
      ['Make', 'make'],
      ['ParentCompanyName', 'parent_company'],
      ['VehicleType', 'vehicle_type'],
      ['URL', 'website'],
    ],
  },
  fuel_economy: {
    slug: 'epa-fuel-economy',
    name: 'EPA fuel economy',
    homepage: 'https://www.fueleconomy.gov/feg/ws/',
    url: 'https://www.fueleconomy.gov/ws/rest/vehicle/menu/options?year={year}&make={make}&model={model}',
    list: 'menuItem',
    mayBeNull: true,
    details: { id: 'value', url: 'https://www.fueleconomy.gov/ws/rest/vehicle/{id}', path: '' },
    proof: 'id',
    facts: [
      ['model', 'model'],
      ['trany', 'transmission'],
      ['cylinders', 'cylinders'],
      ['displ', 'displacement_l'],
      ['fuelType', 'fuel_type'],
      ['comb08', 'miles_per_gallon'],
      ['co2TailpipeGpm', 'co2_g_per_mile'],
    ],
  },
} satisfies Record<string, ReportSource>
