import { expect } from 'chai'
import { decodeVin } from '../../../../src/sources/tools/vehicles/vpic.ts'
import { parseVin } from '../../../../src/facts/vin/vin.ts'
import { magicVins } from '../../../../src/upstreams/vpic.ts'
import { simulate } from '../../../support/simulated.ts'

describe('vpic', () => {
  it('decodes a number, without empty fields', async () => {
    await using world = await simulate()

    const decoded = await decodeVin(magicVins.success, world.context())

    expect(decoded).to.deep.include({ error_codes: ['0'], suggested_vin: null })
    expect(decoded?.vehicle).to.include({ make: 'HONDA', model: 'Accord', plant_city: 'MARYSVILLE' })
    expect(decoded?.vehicle).to.not.have.property('drive_type')
  })

  it('returns undefined if only the year is known', async () => {
    await using world = await simulate()

    expect(await decodeVin(magicVins.none, world.context())).to.equal(undefined)
  })

  for (
    const [outcome, code] of [
      ['failure', 'UPSTREAM_ERROR'],
      ['limited', 'UPSTREAM_RATE_LIMITED'],
      ['blocked', 'UPSTREAM_BLOCKED'],
      ['broken', 'UPSTREAM_CHANGED'],
      ['changed', 'UPSTREAM_CHANGED'],
      ['drop', 'UPSTREAM_UNREACHABLE'],
    ] as const
  ) {
    it(`fails with ${code} for the simulated outcome ${outcome}`, async () => {
      await using world = await simulate()

      const failure = await decodeVin(magicVins[outcome], world.context()).catch((thrown: unknown) => thrown)

      expect(failure).to.have.property('code', code)
    })
  }

  it('simulates by the last digits, and reports a wrong check digit', async () => {
    await using world = await simulate()
    const typo = (vin: string) => `${vin.slice(0, 8)}${vin[8] === '7' ? '8' : '7'}${vin.slice(9)}`

    const decoded = await decodeVin(typo(magicVins.success), world.context())
    const failure = await decodeVin(typo(magicVins.failure), world.context()).catch((thrown: unknown) => thrown)

    expect(decoded).to.deep.include({ error_codes: ['1'] })
    expect(failure).to.have.property('code', 'UPSTREAM_ERROR')
  })

  it('simulates well-formed numbers', () => {
    for (const vin of Object.values(magicVins)) {
      expect(parseVin(vin, 2026)).to.have.nested.property('vin.checkDigit.matches', true)
    }
  })
})
