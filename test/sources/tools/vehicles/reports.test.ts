import { expect } from 'chai'
import { reportSource, type ReportSource } from '../../../../src/sources/tools/vehicles/reports.ts'
import { reportRows } from '../../../../src/sources/tools/vehicles/report-sources.ts'
import type { UpstreamAnswer } from '../../../../src/upstreams/upstream.ts'
import { magicVins, vpic } from '../../../../src/upstreams/vpic.ts'
import { simulate } from '../../../support/simulated.ts'

const { recalls, complaints, safety_ratings: ratings, maker, fuel_economy: fuel, emissions, dimensions } = reportRows

/** Asks a source; `answer` replaces the answers of its service. Returns the findings or the code of the failure. */
async function find(row: ReportSource, answer?: UpstreamAnswer, vin = magicVins.success) {
  const { origin } = new URL(row.url)
  const instead = { origin, subject: () => 'tw-success', found: () => answer!, notFound: () => answer! }
  await using world = await simulate(answer ? { upstreams: [vpic, instead] } : {})
  return await reportSource(row).find({ type: 'Vehicle', value: vin }, world.context())
    .catch((failure: { code: string }) => failure.code)
}

describe('the sources of vehicle reports', () => {
  it('return the facts of each entry, without empty ones', async () => {
    expect(await find(recalls)).to.have.nested.property('items[0].campaign', '04V176000')
    expect(await find(recalls)).to.have.property('count', 1)
    expect(await find(ratings)).to.have.deep.nested.property('items[0]', {
      vehicle: '2003 Honda Accord 2-DR.',
      overall: 'Not Rated',
      rollover: '4',
      recalls: '11',
      complaints: '500',
    })
    expect(await find(fuel)).to.have.nested.property('items[0].miles_per_gallon', '21')
    expect(await find(maker)).to.have.nested.property('items[0].manufacturer', 'AMERICAN HONDA MOTOR CO., INC.')
    expect(await find(dimensions)).to.eql({
      complete: true,
      count: 1,
      items: [{
        make: 'HONDA',
        model: 'ACCORD EX COUPE',
        model_year: '2003',
        length_cm: '477',
        wheelbase_cm: '267',
        weight_kg: '1451',
      }],
    })
  })

  it('read dates in the order of their source', async () => {
    expect(await find(recalls, { body: { results: [{ NHTSACampaignNumber: 'C', ReportReceivedDate: '06/03/2021' }] } }))
      .to.have.nested.property('items[0].reported', '2021-03-06')
    expect(await find(complaints, { body: { results: [{ odiNumber: 1, dateComplaintFiled: '06/03/2021' }] } }))
      .to.have.nested.property('items[0].filed', '2021-06-03')
    expect(await find(complaints, { body: { results: [{ odiNumber: 1, dateComplaintFiled: 'soon' }] } }))
      .to.have.nested.property('items[0].filed', 'soon')
  })

  it('return at most 20 entries, and count all of them', async () => {
    const results = Array.from({ length: 30 }, (_, index) => ({ NHTSACampaignNumber: `C${index}` }))
    const found = await find(recalls, { body: { results } })

    expect(found).to.have.property('count', 30)
    expect(found).to.have.property('items').with.length(20)
  })

  it('count the records of the variants, and leave out a number that stands for a missing value', async () => {
    const records = [{ efid: 'A1', score: '7.0', scoreAlt: '-1.0' }, { efid: 'A2', score: 5, smartwayScore: -1 }]

    expect(await find(emissions)).to.eql({
      complete: true,
      count: 1,
      items: [{
        engine_family: '3HNXV03.0MB3',
        standard: 'California ULEV-II',
        sales_area_code: '3',
        smog_rating: '7.0',
      }],
    })
    expect(await find(emissions, { body: { menuItem: { value: '1' }, emissionsInfo: records } })).to.eql({
      complete: true,
      count: 2,
      items: [{ engine_family: 'A1', smog_rating: '7.0' }, { engine_family: 'A2', smog_rating: '5' }],
    })
    expect(await find(emissions, { body: { menuItem: { value: '1' }, moved: true } })).to.equal('UPSTREAM_CHANGED')
  })

  it('keep the variants whose details could be requested, and say that others could not', async () => {
    const menu = [{ value: '1' }, { value: '2' }]
    const { origin } = new URL(fuel.url)
    const answer = (_: string, { url: { pathname } }: { url: URL }): UpstreamAnswer =>
      pathname.endsWith('/options') ? { body: { menuItem: menu } }
      : pathname.endsWith('/1') ? { status: 500, body: 'oops' }
      : { body: { id: 2, model: 'Accord' } }
    await using world = await simulate({
      upstreams: [vpic, { origin, subject: () => 'tw-success', found: answer, notFound: answer }],
    })

    const found = await reportSource(fuel).find({ type: 'Vehicle', value: magicVins.success }, world.context())

    expect(found).to.eql({ complete: false, count: 2, items: [{ model: 'Accord' }] })
  })

  it('find nothing if the source has no entries, or if the decoder does not know the model', async () => {
    expect(await find(recalls, { body: { results: [] } })).to.equal(undefined)
    expect(await find(recalls, { status: 400, body: { message: 'No results', results: [] } })).to.equal(undefined)
    expect(await find(fuel, { body: null })).to.equal(undefined)
    expect(await find(recalls, undefined, magicVins.none)).to.equal(undefined)
  })

  it('fail for another answer, and if the decoder fails', async () => {
    expect(await find(recalls, { body: { moved: true } })).to.equal('UPSTREAM_CHANGED')
    expect(await find(recalls, { status: 400, body: { message: 'Bad Request' } })).to.equal('UPSTREAM_CHANGED')
    expect(await find(recalls, { body: null })).to.equal('UPSTREAM_CHANGED')
    expect(await find(ratings, { body: { Results: [{ VehicleId: 1 }, null] } })).to.equal(undefined)
    expect(await find(fuel, undefined, magicVins.limited)).to.equal('UPSTREAM_RATE_LIMITED')
  })

  it('do not get the whole number, except the decoder', async () => {
    const asked = new Set<string>()
    for (const row of Object.values<ReportSource>(reportRows)) {
      await using world = await simulate()
      const context = world.context()
      const send: typeof context.client.send = (request, signal) => {
        if (request.url.includes(magicVins.success)) asked.add(request.url.split(magicVins.success, 1)[0]!)
        return context.client.send(request, signal)
      }
      await reportSource(row).find({ type: 'Vehicle', value: magicVins.success }, { ...context, client: { send } })
    }

    expect([...asked]).to.eql(['https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValues/'])
  })

  it('ask about a small maker by six characters', async () => {
    await using world = await simulate()
    const asked: string[] = []
    const context = world.context()
    const send: typeof context.client.send = (request, signal) => {
      asked.push(request.url)
      return context.client.send(request, signal)
    }

    await reportSource(maker).find({ type: 'Vehicle', value: '1A9CM82603A123001' }, { ...context, client: { send } })

    expect(asked).to.eql(['https://vpic.nhtsa.dot.gov/api/vehicles/DecodeWMI/1A9123?format=json'])
  })
})
