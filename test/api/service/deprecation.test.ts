import { expect } from 'chai'
import api from '../../../generated/api.json' with { type: 'json' }
import { deprecatedTypes, deprecationHeaders } from '../../../src/api/deprecation.ts'

describe('deprecation headers', () => {
  it('name the start and the successor, and have no Sunset if no end is set', () => {
    const headers = deprecationHeaders({ since: '2026-11-21', sunset: null, successor: '/new' }, 'https://api.example.net')

    expect(headers).to.deep.equal({
      Deprecation: '@1795219200',
      Link: '<https://api.example.net/new>; rel="successor-version"',
    })
  })

  it('have a Sunset if an end is set', () => {
    const { Sunset } = deprecationHeaders({ since: '2026-11-21', sunset: '2027-11-21', successor: '/new' }, 'https://api.example.net')

    expect(Sunset).to.equal('Sun, 21 Nov 2027 00:00:00 GMT')
  })

  it('match the OpenAPI document, which names existing successors', () => {
    const stated = api.components.schemas.QueryType['x-deprecated']

    expect(stated).to.deep.equal(deprecatedTypes)
    expect(Object.values(stated).map(({ successor }) => successor)).to.satisfy((paths: string[]) =>
      paths.every(path => Object.hasOwn(api.paths, path))
    )
  })

  it('are empty if nothing is deprecated', () => {
    expect(deprecationHeaders(undefined, 'https://api.example.net')).to.deep.equal({})
  })
})
