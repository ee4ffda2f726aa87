import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { emptyDescriptions } from '../../scripts/lint/empty-descriptions.ts'

const withField = (name: string, field: object) =>
  ({ paths: {}, components: { schemas: { CatList: { properties: { [name]: field } } } } }) as unknown as OpenApi

const repeats = 'only repeats names: add the unit, the form or the source, or omit it'

describe('emptyDescriptions', () => {
  for (const [name, description] of [
    ['id', 'Id of the cat.'],
    ['createdAt', 'Time of creation.'],
    ['cats', 'The cats of this page.'],
    ['email', 'E-mail address of a cat.'],
    ['boxes', 'Number of boxes.'],
  ] as const) {
    it(`refuses "${description}" for the field ${name} of CatList`, () => {
      expect(emptyDescriptions(withField(name, { description })))
        .to.deep.equal([`#/components/schemas/CatList/properties/${name}: "${description}" ${repeats}`])
    })
  }

  for (const [name, description] of [
    ['id', 'Number in the register; null for a stray cat.'],
    ['createdAt', 'Day of birth, in UTC.'],
    ['weight', 'Weight in grams.'],
  ] as const) {
    it(`accepts "${description}" for the field ${name} of CatList`, () => {
      expect(emptyDescriptions(withField(name, { description }))).to.deep.equal([])
    })
  }

  it('refuses "Always …" for a constant, and accepts it for another field', () => {
    expect(emptyDescriptions(withField('mood', { const: 'hungry', description: 'Always `hungry`.' }))).to.have.length(1)
    expect(emptyDescriptions(withField('mood', { description: 'Always `hungry`.' }))).to.deep.equal([])
  })

  it('checks headers, parameters and the bodies of requests', () => {
    const faults = emptyDescriptions({
      paths: {
        '/cats': {
          post: {
            operationId: 'createCat',
            requestBody: {
              description: 'The cat.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Cat' } } },
            },
          },
        },
      },
      components: {
        headers: { CatCount: { description: 'Number of cats.' } },
        parameters: { CatLimit: { name: 'limit', description: 'The limit.' } },
      },
    })

    expect(faults).to.deep.equal([
      `createCat/requestBody: "The cat." ${repeats}`,
      `#/components/headers/CatCount: "Number of cats." ${repeats}`,
      `#/components/parameters/CatLimit: "The limit." ${repeats}`,
    ])
  })

  it('does not check examples, and takes a field with the name description for a field', () => {
    const examples = [{ id: 1, description: 'Id of the cat.' }]
    expect(emptyDescriptions(withField('description', { type: 'string', examples }))).to.deep.equal([])
  })
})
