import type { Upstream } from './upstream.ts'

/**
 * https://www.nhtsa.gov/nhtsa-datasets-and-apis. A request names only a model, so every outcome but success comes from
 * the decoder, which is asked first.
 */
export const nhtsa: Upstream = {
  origin: 'https://api.nhtsa.gov',
  subject: () => 'tw-success',
  found: (_, { url }) => {
    if (url.pathname.startsWith('/recalls/')) {
      return {
        body: {
          Count: 1,
          Message: 'Results returned successfully',
          results: [{
            Manufacturer: 'Honda (American Honda Motor Co.)',
            NHTSACampaignNumber: '04V176000',
            parkIt: false,
            parkOutSide: false,
            ReportReceivedDate: '12/04/2004',
            Component: 'POWER TRAIN:AUTOMATIC TRANSMISSION',
            Summary: 'CERTAIN OPERATING CONDITIONS CAN RESULT IN HEAT BUILD-UP.',
            Consequence: 'GEAR TOOTH BREAKAGE COULD RESULT IN TRANSMISSION LOCKUP.',
            Remedy: 'DEALERS WILL INSPECT THE TRANSMISSION.',
          }],
        },
      }
    }
    if (url.pathname.startsWith('/complaints/')) {
      return {
        body: {
          count: 1,
          message: 'Results returned successfully',
          results: [{
            odiNumber: 11690417,
            crash: false,
            fire: false,
            numberOfInjuries: 0,
            dateComplaintFiled: '01/02/2024',
            components: 'AIR BAGS',
            summary: 'The air bag light stays on.',
          }],
        },
      }
    }
    const vehicle = { VehicleId: 7520, VehicleDescription: '2003 Honda Accord 2-DR.' }
    return {
      body: {
        Count: 1,
        Message: 'Results returned successfully',
        Results: [url.pathname.includes('/VehicleId/')
          ? {
            ...vehicle,
            OverallRating: 'Not Rated',
            RolloverRating: '4',
            RecallsCount: 11,
            ComplaintsCount: 500,
          }
          : vehicle],
      },
    }
  },
  notFound: () => ({ body: { Count: 0, Message: 'No results found', results: [], Results: [] } }),
}

/** https://www.fueleconomy.gov/feg/ws/. A list with one entry is an object. */
export const fuelEconomy: Upstream = {
  origin: 'https://www.fueleconomy.gov',
  subject: () => 'tw-success',
  found: (_, { url }) => {
    if (url.pathname.endsWith('/options')) {
      return { body: { menuItem: { text: 'Auto 5-spd, 6 cyl, 3.0 L', value: '18525' } } }
    }
    if (url.pathname.includes('/emissions/')) {
      return {
        body: {
          emissionsInfo: {
            efid: '3HNXV03.0MB3',
            id: '18525',
            salesArea: '3',
            score: '7.0',
            scoreAlt: '-1.0',
            smartwayScore: '-1',
            standard: 'U2',
            stdText: 'California ULEV-II',
          },
        },
      }
    }
    return {
      body: {
        id: 18525,
        make: 'Honda',
        model: 'Accord',
        trany: 'Automatic 5-spd',
        cylinders: 6,
        displ: 3,
        fuelType: 'Regular',
        comb08: 21,
        co2TailpipeGpm: 423.2,
      },
    }
  },
  notFound: () => ({ body: null }),
}
