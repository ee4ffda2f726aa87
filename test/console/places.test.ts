import { expect } from 'chai'
import { makeOutline } from '../../scripts/console/outline.ts'
import type { Outline } from '../../src/console/map/outline.ts'
import { countriesOf, placesIn, type Place } from '../../src/console/map/places.ts'

const place = (value: string, isCountry = false): Place => ({ value, isCountry, from: ['a source'] })

describe('the map of the console', () => {
  let outline: Outline

  before(async () => { outline = await makeOutline() })

  const codesOf = (...places: Place[]) => countriesOf(places, outline).countries.map(({ code }) => code)

  it('has land or a point for each country, inside its edges', () => {
    const { width, height, land, points } = outline
    const outside = Object.entries(points).filter(([, [x, y]]) => !(x >= 0 && x <= width && y >= 0 && y <= height))

    expect(Object.keys(points)).to.include.members(['FR', 'US', 'SG', 'MT', 'XK', 'FJ'])
    expect(Object.keys(land)).to.include.members(['FR', 'US', 'RU', 'FJ'])
    expect(outside.map(([code]) => code)).to.deep.equal([])
  })

  it('draws no land across the whole map', () => {
    const widest = Math.max(...Object.values(outline.land).flatMap(path => path.split('M').slice(1)).map(ring => {
      const steps = ring.replace('z', '').split('l')[1]!.split(' ').map(Number).filter((_, index) => index % 2 === 0)
      return Math.max(...steps.map(Math.abs))
    }))

    expect(widest).to.be.below(outline.width / 5)
  })

  it('finds a country by its code, its names, in brackets and after a comma', () => {
    expect(codesOf(place('fr', true))).to.deep.equal(['FR'])
    expect(codesOf(place('Deutschland', true), place('Germany'))).to.deep.equal(['DE'])
    expect(codesOf(place('United States (US)'))).to.deep.equal(['US'])
    expect(codesOf(place('Lyon, France'))).to.deep.equal(['FR'])
    expect(codesOf(place('London, UK'))).to.deep.equal(['GB'])
  })

  it('takes no state and no word for a country', () => {
    const places = ['CA', 'San Francisco, CA', 'Atlanta, Georgia', 'in', 'Mountain View'].map(value => place(value))

    expect(countriesOf(places, outline)).to.deep.equal({ countries: [], unknown: places.map(({ value }) => value) })
  })

  it('puts the country first that most sources name', () => {
    const { countries } = countriesOf([
      { value: 'France', isCountry: true, from: ['one'] },
      { value: 'DE', isCountry: true, from: ['two'] },
      { value: 'Germany', isCountry: true, from: ['three', 'two'] },
    ], outline)

    expect(countries).to.deep.equal([
      { code: 'DE', name: 'Germany', from: ['three', 'two'] },
      { code: 'FR', name: 'France', from: ['one'] },
    ])
  })

  it('finds the countries in the result of a tool', () => {
    const registration = { contacts: [{ country: 'FR' }] }
    const raw = { vcardArray: [{ country: 'JP' }] }
    const data = { address: { country_code: 'US', asn: 64496 }, registration, country: '', raw }

    expect(placesIn(data)).to.deep.equal([
      { value: 'US', isCountry: true, from: ['address'] },
      { value: 'FR', isCountry: true, from: ['contacts'] },
    ])
  })
})
