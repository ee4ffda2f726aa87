import { expect } from 'chai'
import { magicVins } from '../../../src/upstreams/vpic.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'

const path = '/tools/vehicle-intelligence/vin'

describe('POST /tools/vehicle-intelligence/vin', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())
  const ask = (vin: string) => service.request('POST', path, { body: { vin } })

  it('returns what the number encodes, and what the decoder reports', async () => {
    const { status, body } = await ask('1hgcm 82633 a004352')

    expect(status).to.equal(200)
    expect(body).to.deep.include({
      tool: 'vehicle-intelligence',
      operation: 'vin',
      query: { vin: '1HGCM82633A004352' },
    })
    expect(body.data).to.deep.include({
      manufacturer: 'Honda', region: 'North America', country: { code: 'US', name: 'United States' },
      check_digit: {
        found: '3',
        expected: '3',
        matches: true,
        required: true,
        valid: true,
      },
    })
    expect(body.data.decoder).to.deep.include({ status: 'found', error: null })
    expect(body.data.decoder.vehicle).to.include({ make: 'HONDA', model: 'Accord' })
    expect(body.meta).to.deep.include({ cost: { core_searches: 1 }, complete: true })
  })

  it('reports a wrong check digit as invalid only if the check digit is required', async () => {
    const wrong = await ask('1HGCM82633A004353')
    const european = await ask('WVWZZZ1JZXW000001')

    expect(wrong.body.data.check_digit).to.include({ matches: false, valid: false })
    expect(european.body.data.check_digit).to.include({ matches: false, required: false, valid: true })
  })

  it('returns what the number encodes if the decoder has no data', async () => {
    const { body } = await ask(magicVins.none)

    expect(body.data.decoder).to.deep.include({ status: 'not_found', error: null, vehicle: null })
    expect(body.data.manufacturer).to.equal('Honda')
  })

  for (const outcome of ['failure', 'limited', 'blocked', 'broken', 'changed', 'drop'] as const) {
    it(`returns what the number encodes if the decoder fails (${outcome})`, async () => {
      const before = await traces(service)

      const { status, body } = await ask(magicVins[outcome])

      expect(status).to.equal(200)
      expect(body.data.manufacturer).to.equal('Honda')
      expect(body.data.decoder.status).to.equal('unknown')
      expect(body.data.decoder.error!.code).to.match(/^UPSTREAM_/)
      expect(body.meta.complete).to.equal(false)
      expect((await traces(service)).used).to.be.above(before.used)
    })
  }

  it('returns what the number encodes if the decoder is late', async () => {
    await using hurried = await start({ TOOL_DEADLINE_MS: '100' })

    const { status, body } = await hurried.request('POST', path, { body: { vin: magicVins.hang } })

    expect(status).to.equal(200)
    expect(body.data).to.deep.include({ manufacturer: 'Honda' })
    expect(body.data.decoder).to.deep.include({
      status: 'unknown',
      error: { code: 'UPSTREAM_TIMEOUT', message: 'no answer yet' },
    })
  })
})
