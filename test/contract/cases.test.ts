import { expect } from 'chai'
import api from '../../generated/api.json' with { type: 'json' }
import images from '../../generated/images.json' with { type: 'json' }
import { bodyCases, parameterCases } from '../../scripts/contract/cases.ts'
import { plainInput } from '../../scripts/contract/inputs.ts'
import { readContract } from '../../scripts/contract/operations.ts'
import { asNode, type Node } from '../../scripts/generate/document.ts'

describe('the test cases of the contract runner', () => {
  const contracts = [readContract(api), readContract(images)]

  it('contain a fault for every parameter', () => {
    const untouched = contracts.flatMap(({ operations }) => operations.flatMap(operation => {
      const cases = parameterCases(operation, plainInput(operation, () => [], 1))
      const names = cases.map(({ expect: { names } }) => names?.replace(/\.0$/, ''))
      return operation.parameters
        .filter(({ name }) => !names.includes(name))
        .map(({ name }) => `${operation.id} ${name}`)
    }))

    expect(untouched).to.deep.equal([])
  })

  it('contain a fault for every field of every body', () => {
    const untouched = contracts.flatMap(({ operations }) => operations.flatMap(operation => {
      const cases = bodyCases(operation, plainInput(operation, () => [], 1), 1, 10_000)
      const names = new Set(cases.map(({ what }) => what.split(':')[0]!.replace(/\.0\b.*/, '')))
      return fieldsOf(operation.body?.schema ?? {})
        .filter(name => !names.has(name))
        .map(name => `${operation.id} ${name}`)
    }))

    expect(untouched).to.deep.equal([])
  })
})

function fieldsOf(schema: Node, at = ''): string[] {
  return Object.entries(asNode(schema.properties)).flatMap(([name, part]) => {
    const place = at === '' ? name : `${at}.${name}`
    return [place, ...fieldsOf(asNode(part), place)]
  })
}
