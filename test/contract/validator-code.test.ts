import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import type * as api from '../../generated/api-replies.js'
import { asNode, type OpenApi } from '../../scripts/generate/document.ts'
import { generateFiles } from '../../scripts/generate/files.ts'
import { petDocument } from '../support/document.ts'

/** Has another operation in front of all, with one more of each: parameters, body, component, reply and pattern. */
const withOneMore: OpenApi = {
  ...petDocument,
  paths: {
    '/pets/{id}/sell': {
      post: {
        'operationId': 'sellPet',
        'x-scope': 'search',
        'parameters': [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 7 } }],
        'requestBody': { content: { 'application/json': {
          schema: { type: 'object', properties: { price: { type: 'number', maximum: 9 } } }, example: {},
        } } },
        'responses': {
          200: { description: 'Sold', content: { 'application/json': {
            schema: { $ref: '#/components/schemas/Sale' }, example: { pet: null, code: 'A1' },
          } } },
          202: { description: 'Later', content: { 'application/json': {
            schema: { type: 'object', properties: { failure: { $ref: '#/components/schemas/Failure' } } }, example: {},
          } } },
        },
      },
    },
    ...petDocument.paths,
  },
  components: {
    ...asNode(petDocument.components),
    schemas: {
      Sale: {
        type: 'object',
        properties: {
          code: { type: 'string', pattern: '^[A-Z][0-9]$', maxLength: 2 },
          pet: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Pet' }] },
          before: { $ref: '#/components/schemas/Sale' },
        },
      },
      ...asNode(asNode(petDocument.components).schemas),
    },
  },
}

/** `true` if all lines are among the others in their order, so that a diff only adds lines. */
function isWithin(lines: readonly string[], others: readonly string[]): boolean {
  let at = 0
  for (const line of others) if (line === lines[at]) at++
  return at === lines.length
}

describe('code of validators', () => {
  it('changes no line of the validators for one more operation', async () => {
    const [before, after] = await Promise.all([petDocument, withOneMore].map(one => generateFiles('pets', one)))

    for (const file of ['pets-validators.js', 'pets-replies.js']) {
      const [lines, more] = [before, after].map(files => files![file]!.split('\n')) as [string[], string[]]
      expect(isWithin(lines, more), file).to.equal(true)
      expect(more.join('\n'), file).to.include('sellPet: {')
    }
  })

  it('writes validators of schemas that contain themselves', async () => {
    const { 'pets-replies.js': code } = await generateFiles('pets', withOneMore)
    const file = join(import.meta.dirname, '../../node_modules/.cache', `pets-${process.pid}.mjs`) // finds Ajv there
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code!)
    const { replies } = await import(pathToFileURL(file).href).finally(() => rm(file)) as typeof api
    const isSale = replies.sellPet![200]!['application/json']!

    expect(isSale({ before: { before: { code: 'A1' } } })).to.equal(true)
    expect(isSale({ before: { before: { code: 'a1' } } })).to.equal(false)
    expect(isSale.errors?.map(({ instancePath }) => instancePath)).to.deep.equal(['/before/before/code'])
  })
})
