import { expect } from 'chai'
import fc from 'fast-check'
import { checkDigitOf } from '../../src/facts/vin/check-digit.ts'
import { countryOf, regionOf } from '../../src/facts/vin/countries.ts'
import { heavyMakers } from '../../src/facts/vin/heavy-makers.ts'
import { identifiers, manufacturerOf } from '../../src/facts/vin/manufacturers.ts'
import { parseVin } from '../../src/facts/vin/vin.ts'

const read = (text: string) => {
  const parsed = parseVin(text, 2026)
  if ('fault' in parsed) throw new Error(parsed.fault)
  return parsed.vin
}

describe('vehicle identification number', () => {
  it('is split into its parts', () => {
    expect(read('1M8GDM9AXKP042788')).to.deep.include({
      wmi: '1M8',
      vds: 'GDM9AX',
      vis: 'KP042788',
      region: 'North America',
      country: 'US',
      manufacturer: 'Motor Coach Industries',
      smallManufacturer: false,
      checkDigit: { found: 'X', expected: 'X', matches: true, required: true },
      plant: 'P',
      serial: '042788',
    })
  })

  it('is read in any common spelling', () => {
    for (const text of ['1m8gdm9axkp042788', ' 1M8 GDM9AX KP042788 ', '1M8-GDM9AX-KP042788']) {
      expect(read(text).vin, text).to.equal('1M8GDM9AXKP042788')
    }
  })

  for (
    const [text, fault] of [
      ['1M8GDM9AXKP04278', 'It must have 17 characters, not 16'],
      ['1M8GDM9AXKP0427888', 'It must have 17 characters, not 18'],
      ['', 'It must have 17 characters, not 0'],
      ['1M8GDM9AXKPO42788', 'The letters I, O and Q are not allowed: they look like 1 and 0'],
      ['1M8GDM9AXKP04278é', 'It may contain only letters and digits'],
    ] as const
  ) {
    it(`is refused: "${text}"`, () => expect(parseVin(text, 2026)).to.eql({ fault }))
  }

  it('has a check digit that detects one wrong character', () => {
    const vins = ['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352']

    for (const vin of vins) expect(checkDigitOf(vin), vin).to.equal(vin.charAt(8))
    expect(read('1HGCM82633A004353').checkDigit).to.include({ matches: false, required: true })
  })

  it('needs no check digit if it comes from Europe', () => {
    expect(read('WVWZZZ1JZXW000001').checkDigit).to.include({ found: 'Z', matches: false, required: false })
  })

  it('has a model year that repeats after thirty years', () => {
    expect(read('1HGCM82633A004352').modelYear).to.deep.include({ code: '3', candidates: [2003], likely: 2003 })
    expect(read('1HGCM826XAA000001').modelYear).to.deep.include({ candidates: [1980, 2010], likely: 1980 })
    expect(read('5YJ3E1EA0LF000001').modelYear).to.deep.include({ candidates: [1990, 2020], likely: 2020 })
    expect(read('5YJ3E1EA0SF000001').modelYear).to.deep.include({ candidates: [1995, 2025], likely: 2025 })
    expect(read('LSGPC52U0AF000001').modelYear).to.deep.include({ candidates: [1980, 2010], likely: null })
    expect(read('LSGPC52U03F000001').modelYear).to.deep.include({ candidates: [2003], likely: 2003 })
    expect(read('WVWZZZ1JZXW000001').modelYear).to.deep.include({ candidates: [1999], likely: null })
    expect(read('WVWZZZ1JZUW000001').modelYear).to.deep.include({ candidates: [], likely: null })
  })

  it('has no likely model year if its manufacturer builds only heavy vehicles, motorcycles or trailers', () => {
    for (const vin of ['1M8GDM9AXKP042788', '1XKYD49X0LJ000001', '1HD1KHM19LB000001', '1UYVS2532LM000001']) {
      const { likely, reason, candidates } = read(vin).modelYear
      expect(likely, vin).to.equal(null)
      expect(reason, vin).to.match(/light/)
      expect(candidates, vin).to.have.lengthOf(2)
    }
    expect(read('1XKYD49X03J000001').modelYear).to.deep.include({ candidates: [2003], likely: 2003 })
  })

  it('knows the manufacturers of heavy vehicles by names of its list', () => {
    const names = new Set(identifiers.map(([, name]) => name))
    for (const maker of heavyMakers) expect([...names], maker).to.include(maker)
  })

  it('yields country, region and manufacturer', () => {
    const told = (wmi: string) => [countryOf(wmi), regionOf(wmi), manufacturerOf(wmi)]

    expect(told('WBA')).to.eql(['DE', 'Europe', 'BMW'])
    expect(told('JTH')).to.eql(['JP', 'Asia', 'Lexus'])
    expect(told('JTQ')).to.eql(['JP', 'Asia', 'Toyota'])
    expect(told('9BW')).to.eql(['BR', 'South America', 'Volkswagen'])
    expect(told('6FP')).to.eql(['AU', 'Oceania', 'Ford'])
    expect(told('7A1')).to.eql(['NZ', 'Oceania', undefined])
    expect(told('XTA')).to.eql(['RU', 'Europe', 'AvtoVAZ (Lada)'])
    expect(told('0AA')).to.eql([undefined, undefined, undefined])
  })

  it('has no manufacturer name if the manufacturer is small', () => {
    expect(read('ZA9AB01E0YCD39001')).to.include({ smallManufacturer: true, manufacturer: null, country: 'IT' })
  })

  it('has identifiers of some hundred manufacturers, unique and well formed', () => {
    const all = identifiers.map(([identifier]) => identifier)

    expect(all.length).to.be.above(300)
    expect(new Set(all).size).to.equal(all.length)
    for (const identifier of all) expect(identifier).to.match(/^[A-HJ-NPR-Z\d]{2,3}$/)
    expect(all.filter(identifier => identifier.charAt(2) === '9')).to.eql([])
  })

  it('is parsed or refused for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[A-Za-z0-9 -]{15,20}$/),
      fc.string({ maxLength: 100_000, unit: 'grapheme' }),
    )

    fc.assert(fc.property(text, fc.integer({ min: 1980, max: 2200 }), (given, year) => {
      const parsed = parseVin(given, year)
      if ('fault' in parsed) expect(parsed.fault).to.be.a('string')
      else expect(parsed.vin.wmi + parsed.vin.vds + parsed.vin.vis).to.equal(parsed.vin.vin).with.length(17)
    }))
  })
})
