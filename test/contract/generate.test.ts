import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import * as api from '../../generated/api-replies.js'
import { validators } from '../../generated/api-validators.js'
import { at, dereference, isNode, type Json, type OpenApi } from '../../scripts/generate/document.ts'
import { generateFiles } from '../../scripts/generate/files.ts'
import { tableOf } from '../../scripts/generate/operations.ts'
import { typesModule } from '../../scripts/generate/types.ts'
import { petDocument } from '../support/document.ts'

/**
 * Returns a copy of `petDocument` with another value at a JSON pointer. If `value` is `undefined`, removes the entry.
 */
function changed(pointer: string, value: Json | undefined): OpenApi {
  const copy = structuredClone(petDocument)
  const cut = pointer.lastIndexOf('/')
  const parent = at(copy, pointer.slice(0, cut))
  if (!isNode(parent)) throw new Error(`${pointer} is not in an object`)
  const name = pointer.slice(cut + 1)
  if (value === undefined) delete parent[name]
  else parent[name] = value
  return copy
}

const refusal = (document: OpenApi): Promise<string> =>
  generateFiles('pets', document).then(() => 'none', (error: Error) => error.message)

const bundle = JSON.parse(readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8')) as OpenApi

describe('generator', () => {
  it('writes the same files every time, and each file names its generator', async () => {
    const first = await generateFiles('pets', petDocument)
    const second = await generateFiles('pets', structuredClone(petDocument))

    expect(first).to.deep.equal(second)
    for (const text of Object.values(first)) {
      expect(text.split('\n').slice(0, 2).join('\n')).to.include('Made by npm run generate from openapi/. Do not edit.')
    }
  })

  it('writes the data that the server needs for each operation', () => {
    const table = tableOf(petDocument)

    expect(table.map(({ id }) => id)).to.include.members(['getRoot', 'listPets', 'createPet'])
    expect(table.find(({ id }) => id === 'createPet')).to.deep.include({
      method: 'POST',
      path: '/pets',
      segments: ['pets'],
      body: 'required',
      security: 'apiKey',
      planFeature: 'pets',
      keyMark: null,
      scope: 'search',
      cost: 1,
      errorBody: 'envelope',
    })
    expect(table.find(({ id }) => id === 'getPhoto')).to.deep.include({
      security: null, body: 'none', segments: ['pets', '{id}', 'photo'],
      parameters: [{
        name: 'id',
        in: 'path',
        required: true,
        type: 'string',
        array: false,
      }],
    })
    expect(table.find(({ id }) => id === 'listPets')?.responses[200]).to.deep.equal({
      contentTypes: ['application/json'], headers: [{ name: 'ETag', required: true }],
    })
  })

  it('keeps an optional header optional in the types, also if it is a component', async () => {
    const responses = {
      200: {
        description: 'A pet',
        headers: { Age: { $ref: '#/components/headers/Age' }, Name: { $ref: '#/components/headers/Name' } },
      },
    }
    const types = await typesModule('maker', {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: { '/pet': { get: { operationId: 'getPet', responses } } },
      components: {
        headers: { Age: { schema: { type: 'number' } }, Name: { required: true, schema: { type: 'string' } } },
      },
    })

    expect(types).to.include('Age?: number;').and.to.include('Name: components["headers"]["Name"];')
  })

  for (const [name, pointer, value, complaint] of [
    ['no operationId', '#/paths/~1health/get/operationId', undefined, '#/paths/~1health/get has no operationId'],
    [
      'an operationId twice',
      '#/paths/~1health/get/operationId',
      'getPet',
      'operationId getPet is there more than once',
    ],
    [
      'a reply without example',
      '#/paths/~1health/get/responses/200/content/application~1json/example',
      undefined,
      '#/paths/~1health/get/responses/200/content/application~1json has no example',
    ],
    [
      'a request without example',
      '#/paths/~1pets/post/requestBody/content/application~1json/example',
      undefined,
      '#/paths/~1pets/post/requestBody/content/application~1json has no example',
    ],
    [
      'an operation with a key and no scope',
      '#/paths/~1pets/post/x-scope',
      undefined,
      '#/paths/~1pets/post needs x-scope, which is one of search, read, tools, delete, manage, any',
    ],
    [
      'a scope that keys do not have',
      '#/paths/~1pets/post/x-scope',
      'write',
      '#/paths/~1pets/post needs x-scope, which is one of search, read, tools, delete, manage, any',
    ],
    [
      'a scope of an operation without a key',
      '#/paths/~1health/get/x-scope',
      'read',
      '#/paths/~1health/get needs no key, and so no x-scope',
    ],
    [
      'a scope that is not the mark',
      '#/paths/~1pets/post/x-scope',
      'manage',
      '#/paths/~1pets/post: x-scope and x-key-mark differ',
    ],
    [
      'a pattern without maxLength',
      '#/components/schemas/Tag/maxLength',
      undefined,
      '#/components/schemas/Tag has a pattern without maxLength',
    ],
    [
      'a pattern of a request without words for it',
      '#/components/schemas/Tag/x-fault-message',
      undefined,
      'createPet/body/properties/tags/items has a pattern without x-fault-message',
    ],
    [
      'a status that is a range',
      '#/paths/~1health/get/responses/5XX',
      { description: 'x' },
      '#/paths/~1health/get/responses/5XX is not one status',
    ],
    [
      'a pattern with a property of Unicode',
      '#/components/schemas/Tag/pattern',
      '^\\p{L}+$',
      '#/components/schemas/Tag has a pattern that some languages read otherwise, from \\p{L}+$',
    ],
    [
      'a constant that is no text',
      '#/components/schemas/Tag/const',
      true,
      '#/components/schemas/Tag has const: true: write not, or equal bounds',
    ],
    [
      'a constant of a field without a title',
      '#/components/schemas/NewPet/properties/kind',
      { type: 'string', const: 'cat', enum: ['cat'] },
      '#/components/schemas/NewPet/properties/kind has const: "cat" without a title',
    ],
    [
      'an example without a value',
      '#/paths/~1health/get/responses/200/content/application~1json/examples',
      { usual: { summary: 'x' } },
      '#/paths/~1health/get/responses/200/content/application~1json/examples/usual has no value',
    ],
    [
      'two schemas whose names differ in case only',
      '#/components/schemas/new_pet',
      { type: 'string' },
      '#/components/schemas: generators make one name of NewPet and new_pet',
    ],
    [
      'two fields whose names differ in separators only',
      '#/components/schemas/NewPet/properties/nick_name',
      { type: 'string', properties: { nick_name: {}, nickName: {} } },
      '/properties/nick_name/properties: generators make one name of nick_name and nickName',
    ],
    [
      'two parameters whose names differ in separators only',
      '#/paths/~1health/get/parameters',
      ['If-Pet', 'ifPet'].map((name, at) => ({ name, in: at === 0 ? 'header' : 'query', schema: { type: 'boolean' } })),
      '/parameters: generators make one name of If-Pet and ifPet',
    ],
    [
      'bytes without their format',
      '#/components/schemas/Tag/contentMediaType',
      'image/png',
      '#/components/schemas/Tag has bytes without format: binary',
    ],
    [
      'a constant without the same enumeration',
      '#/components/schemas/Tag/const',
      'x',
      '#/components/schemas/Tag has const: "x" without the same enum',
    ],
    [
      'a parameter with the name of a schema',
      '#/components/parameters',
      { Tag: { name: 'tag', in: 'query', schema: { type: 'string' } } },
      '#/components/parameters/Tag has the name of #/components/schemas/Tag: generators make one type of both',
    ],
    [
      'a template that is no parameter',
      '#/paths/~1pets~1{id}/parameters',
      [],
      '#/paths/~1pets~1{id}/get does not declare {id}',
    ],
    [
      'a wrong request example',
      '#/paths/~1pets/post/requestBody/content/application~1json/example/colour',
      'blue',
      '/requestBody/content/application~1json/example/colour must be equal to one of the allowed values',
    ],
    [
      'a wrong reply example',
      '#/paths/~1health/get/responses/200/content/application~1json/example/status',
      'bad',
      '#/paths/~1health/get/responses/200/content/application~1json/example/status must be equal to constant',
    ],
    [
      'a wrong parameter example',
      '#/paths/~1pets/get/parameters/0/example',
      0,
      '#/paths/~1pets/get/parameters/0/example must be >= 1',
    ],
    [
      'a wrong header example',
      '#/paths/~1pets/get/responses/200/headers/ETag/example',
      1,
      '#/paths/~1pets/get/responses/200/headers/ETag/example must be string',
    ],
    [
      'a wrong schema example',
      '#/components/schemas/Tag/examples',
      ['OLD'],
      '#/components/schemas/Tag/examples/0 must match pattern',
    ],
    [
      'a wrong webhook example',
      '#/webhooks/petSold/post/requestBody/content/application~1json/example/id',
      'x',
      '#/webhooks/petSold/post/requestBody/content/application~1json/example/id must match format "uuid"',
    ],
    [
      'a wrong event example',
      '#/paths/~1pets~1{id}~1news/get/responses/200/content/text~1event-stream/example',
      'event: purr\ndata: {}\n\n',
      'text~1event-stream/example event 1/event must be equal to constant',
    ],
    [
      'a request schema that contains itself',
      '#/components/schemas/NewPet/properties/food',
      { $ref: '#/components/schemas/NewPet' },
      '#/components/schemas/NewPet contains itself',
    ],
    ['an unknown schema keyword', '#/components/schemas/NewPet/nulable', true, 'unknown keyword: "nulable"'],
    [
      'a parameter of several types',
      '#/paths/~1pets/get/parameters/4/schema',
      { type: ['string', 'null'] },
      'the parameter q has no one type',
    ],
  ] as const) {
    it(`refuses a document with ${name}`, async () => {
      const message = await refusal(changed(pointer, value as Json | undefined))

      expect(message).to.include(complaint)
    })
  }
})

describe('generated validators', () => {
  const operations = tableOf(bundle)

  it('accept every request example of the document', () => {
    const refused = operations.flatMap(({ id, method, path }) => {
      const operation = dereference(bundle, bundle.paths[path]![method.toLowerCase()]!)
      return examplesOf(operation, [
        'requestBody', 'content', 'application/json',
      ]).filter(example => !validators[id]?.body?.(example))
    })

    expect(refused).to.deep.equal([])
  })

  it('accept every reply example of the document', () => {
    const refused = operations.flatMap(({ id, method, path, responses }) => {
      const operation = dereference(bundle, bundle.paths[path]![method.toLowerCase()]!)
      return Object.entries(responses).flatMap(([status, { contentTypes }]) => contentTypes.flatMap(type =>
        examplesOf(operation, [
          'responses', status, 'content', type,
        ]).filter(example => !api.replies[id]?.[status]?.[type]?.(example))))
    })

    expect(refused).to.deep.equal([])
  })

  it('cover every declared status', () => {
    for (const { id, responses } of operations) {
      expect(Object.keys(api.replies[id] ?? {}), id).to.deep.equal(Object.keys(responses))
    }
  })
})

function examplesOf(operation: Json, path: readonly string[]): Json[] {
  const media = path.reduce<Json>((node, name) => isNode(node) && node[name] || {}, operation)
  const examples = isNode(media) && isNode(media.examples) ? Object.values(media.examples) : []
  return examples.filter(isNode).map(({ value }) => value!)
}
