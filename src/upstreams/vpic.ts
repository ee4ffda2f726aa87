import { checkDigitOf } from '../facts/vin/check-digit.ts'
import { outcomes } from './outcomes.ts'
import type { Outcome } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

const withCheckDigit = (vin: string): string => vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9)

/**
 * Maps each outcome to the vehicle identification number (VIN) that selects it: a request about `magicVins.limited` has
 * the outcome `limited`. The last two digits are the position of the outcome in `outcomes`, counted from 1. The VIN
 * also works with a wrong check digit.
 */
export const magicVins = Object.fromEntries(outcomes.map((outcome, index) =>
  [outcome, withCheckDigit(`1HGCM82603A0000${String(index + 1).padStart(2, '0')}`)])) as Record<Outcome, string>

const verdictOn = (vin: string) => vin === withCheckDigit(vin)
  ? { ErrorCode: '0', ErrorText: '0 - VIN decoded clean. Check Digit (9th position) is correct' }
  : { ErrorCode: '1', ErrorText: '1 - Check Digit (9th position) does not calculate properly' }

const answer = (vin: string, fields: Record<string, string>) => ({
  body: {
    Count: 1,
    Message:
      'Results returned successfully. NOTE: Any missing decoded values should be interpreted as NHTSA does not have '
      + 'data on the specific variable.',
    SearchCriteria: `VIN:${vin}`,
    Results: [{
      VIN: vin,
      Make: '',
      Model: '',
      ModelYear: '',
      Manufacturer: '',
      SuggestedVIN: '',
      ...fields,
    }],
  },
})

/** Answer to a question about the identifier of a maker. */
const maker = {
  CommonName: 'Honda',
  Make: 'HONDA',
  ManufacturerName: 'AMERICAN HONDA MOTOR CO., INC.',
  ParentCompanyName: 'HONDA MOTOR CO., LTD',
  URL: 'http://www.honda.com/',
  VehicleType: 'Passenger Car',
}

/** Answer to a question about the dimensions of a model. */
const specifications = [
  ['Make', 'HONDA'], ['Model', 'ACCORD EX COUPE'], ['MYR', '2003'], ['OL', '477'], ['OW', ''], ['WB', '267'],
  ['CW', '1451'],
].map(([Name, Value]) => ({ Name, Value }))

/** https://vpic.nhtsa.dot.gov/api/ */
export const vpic: Upstream = {
  origin: 'https://vpic.nhtsa.dot.gov',
  subject({ url }) {
    const vin = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toUpperCase()
    return `tw-${outcomes.find(outcome => withCheckDigit(magicVins[outcome]) === withCheckDigit(vin)) ?? 'success'}`
  },
  found: (_, { url }) => url.pathname.includes('/DecodeWMI/')
    ? { body: { Count: 1, Results: [maker] } }
    : url.pathname.includes('/GetCanadianVehicleSpecifications/')
    ? { body: { Count: 1, Results: [{ Specs: specifications }] } }
    : answer(url.pathname.split('/').at(-1) ?? '', {
      ...verdictOn(decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toUpperCase()),
      Make: 'HONDA',
      Manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
      Model: 'Accord',
      ModelYear: '2003',
      Trim: 'EX-V6',
      VehicleType: 'PASSENGER CAR',
      BodyClass: 'Coupe',
      Doors: '2',
      DriveType: '',
      EngineCylinders: '6',
      DisplacementL: '2.998832712',
      EngineHP: '240',
      FuelTypePrimary: 'Gasoline',
      TransmissionStyle: 'Automatic',
      PlantCity: 'MARYSVILLE',
      PlantState: 'OHIO',
      PlantCountry: 'UNITED STATES (USA)',
    }),
  notFound: (_, { url }) =>
    answer(url.pathname.split('/').at(-1) ?? '', {
      ErrorCode: '7',
      ErrorText:
        '7 - Manufacturer is not registered with NHTSA for sale or importation in the U.S. for use on U.S roads; '
        + 'Please contact the manufacturer directly for more information',
      ModelYear: '2003',
    }),
}
