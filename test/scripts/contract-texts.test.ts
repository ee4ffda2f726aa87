import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { contractTextFaults } from '../../scripts/lint/contract-texts.ts'

const withOperation = (operation: object, webhook: object = { operationId: 'catSold', summary: 'Cat sold' }) => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0', summary: 'A shop.' },
  paths: { '/cats': { get: { operationId: 'listCats', summary: 'List cats', ...operation } } },
  webhooks: { catSold: { post: webhook } },
} as unknown as OpenApi)
const withDescription = (description: string, schema: object = {}) =>
  withOperation({ parameters: [{ name: 'limit', in: 'query', description, schema }] })

describe('contractTextFaults', () => {
  it('accepts an imperative summary, and a noun phrase as a description', () => {
    expect(contractTextFaults(withDescription('Number of cats on a page.'))).to.deep.equal([])
  })

  for (const summary of [
    'Whether the process lives', 'What a cat eats', 'How to feed', 'A vehicle by its number', 'An owl', 'The cats',
    'One cat', 'List cats.', '', `List ${'many '.repeat(12)}cats`,
  ]) {
    it(`refuses the summary ${JSON.stringify(summary)}`, () => {
      expect(contractTextFaults(withOperation({ summary }))).to.have.lengthOf(1)
      expect(contractTextFaults(withOperation({}, { operationId: 'catSold', summary }))).to.have.lengthOf(1)
    })
  }

  it('asks for a noun in the summary of an example, and for a verb in that of an operation', () => {
    const examples = { cat: { summary: 'A cat', value: {} } }
    const requestBody = { content: { 'application/json': { examples } } }

    expect(contractTextFaults(withOperation({ requestBody })).join()).to.include('write the noun')
    expect(contractTextFaults(withOperation({ summary: 'A cat' })).join()).to.include('write "List …"')
  })

  it('refuses a summary that two operations have', () => {
    expect(contractTextFaults(withOperation({}, { summary: 'List cats' }))).to.have.lengthOf(1)
  })

  for (const description of [
    'Whether cats are listed.', 'Why it failed.', 'Cats: this version has none.', 'Dogs are not yet listed.',
    'Dogs follow in a later version.',
  ]) {
    it(`refuses the description ${JSON.stringify(description)}`, () => {
      expect(contractTextFaults(withDescription(description))).to.have.lengthOf(1)
    })
  }

  it('compares a default in a description with the default of the schema', () => {
    expect(contractTextFaults(withDescription('Cats on a page. Default: `20`.', { default: 20 }))).to.deep.equal([])
    expect(contractTextFaults(withDescription('Cats on a page. Default: 20.', { default: 100 }))).to.have.lengthOf(1)
    expect(contractTextFaults(withDescription('Cats on a page. Default: 20.'))).to.have.lengthOf(1)
  })

  it('does not check names and values of examples', () => {
    const fields = { properties: { summary: { type: 'string', description: 'Text.' } } }
    const examples = { cat: { summary: 'Cat', value: { summary: 'A cat.', description: 'Whether it lives' } } }
    const content = { 'application/json': { schema: fields, examples } }

    expect(contractTextFaults(withOperation({ requestBody: { content } }))).to.deep.equal([])
  })
})
