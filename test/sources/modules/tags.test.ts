import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { countries, kinds, topics } from '../../../src/sources/kit/tags.ts'
import { modules } from '../../../src/sources/modules.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'

describe('tags of sources', () => {
  it('include a topic for every module', () => {
    const without = modules.filter(({ tags }) => !tags.some(tag => tag in topics)).map(({ slug }) => slug)

    expect(without, 'modules without a topic: add one of src/sources/kit/tags.ts to the row or to its list').to.eql([])
  })

  it('occur once in a module', () => {
    const doubled = modules.filter(({ tags }) => new Set(tags).size < tags.length).map(({ slug }) => slug)

    expect(doubled).to.eql([])
  })

  it('are topics and countries in built-in account checks, with a topic in each', () => {
    const known = new Set<string>([...Object.keys(topics), ...countries])
    const odd = accountChecks.filter(({ tags = [] }) =>
      !tags.some(tag => tag in topics) || !tags.every(tag => known.has(tag)))

    expect(odd.map(({ slug }) => slug)).to.eql([])
  })

  it('are codes of countries, topics that sources have, and kinds', () => {
    const used = new Set<string>(modules.flatMap(({ tags }) => tags))
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

    expect([...countries, ...Object.keys(topics)].filter(tag => !used.has(tag))).to.eql([])
    expect(countries.filter(country => names.of(country.toUpperCase()) === undefined)).to.eql([])
  })

  it('are all in the contract', () => {
    const { description } = (JSON.parse(readFileSync('generated/api.json', 'utf8')) as {
      components: { schemas: { SourceTag: { description: string } } },
    }).components.schemas.SourceTag
    const tags = [...Object.keys(topics), ...Object.keys(kinds)]

    expect(tags.filter(tag => !description.includes(`\`${tag}\``))).to.eql([])
  })
})
