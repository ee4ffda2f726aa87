import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { collidingNames } from '../../scripts/generate/portable-names.ts'

const documentOf = (components: object): OpenApi => ({ openapi: '3.1.0', paths: {}, components }) as unknown as OpenApi

describe('collidingNames', () => {
  it('finds a body or a response with the name of a schema, of which generators make one type', () => {
    const schemas = { NewPet: {} }

    expect(collidingNames(documentOf({ schemas, requestBodies: { newPet: {} } })))
      .to.eql(['schemas, responses, requestBodies: generators make one name of newpet and newpet'])
    expect(collidingNames(documentOf({ schemas, responses: { NewPet: {} } }))).to.have.length(1)
  })

  it('accepts an example with the name of a schema', () => {
    expect(collidingNames(documentOf({ schemas: { NewPet: {} }, examples: { NewPet: {} } }))).to.eql([])
  })
})
