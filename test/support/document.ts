import type { OpenApi } from '../../scripts/generate/document.ts'

const json = (schema: object, example: unknown) => ({ content: { 'application/json': { schema, example } } })
const pet = { id: '7d3a1f0e-5a55-4c0c-9c3e-0d9a4ce11111', name: 'Rex', tags: ['old'] }
const failure = json({
  $ref: '#/components/schemas/Failure',
}, { error: { code: 'X', message: 'x' }, meta: { timestamp: '2026-01-01T00:00:00Z' } })
const errors = { 400: failure, 401: failure, 403: failure, 500: failure }

/** A small document with every kind of operation and parameter that the server supports. */
export const petDocument = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: 'https://pets.example' }],
  security: [{ apiKey: [] }],
  paths: {
    '/': {
      get: {
        operationId: 'getRoot',
        'x-scope': 'any',
        'x-error-body': 'simple',
        responses: { 200: json({ type: 'object' }, {}), ...errors },
      },
    },
    '/health': {
      get: {
        operationId: 'getHealth',
        security: [],
        responses: {
          200: json({
            type: 'object', required: ['status'], properties: { status: { title: 'Ok', const: 'ok', enum: ['ok'] } },
          }, { status: 'ok' }),
          500: failure,
        },
      },
    },
    '/pets': {
      get: {
        operationId: 'listPets',
        'x-scope': 'read',
        'x-plan-feature': 'pets',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
            example: 10,
          },
          { name: 'price', in: 'query', schema: { type: 'number', minimum: 0 } },
          { name: 'sold', in: 'query', schema: { type: 'boolean' } },
          {
            name: 'tag',
            in: 'query',
            schema: { type: 'array', maxItems: 5, items: { $ref: '#/components/schemas/Tag' } },
          },
          { name: 'q', in: 'query', schema: { type: 'string', maxLength: 20 } },
          { name: 'Last-Event-ID', in: 'header', schema: { type: 'integer', minimum: 0 } },
        ],
        responses: {
          200: { ...json({ type: 'object' }, {}), headers: { ETag: { required: true, schema: { type: 'string' } } } },
          304: { description: 'As it was' },
          ...errors,
        },
      },
      post: {
        operationId: 'createPet',
        'x-scope': 'search',
        'x-plan-feature': 'pets',
        'x-cost': { core_searches: 1 },
        requestBody: {
          required: true, ...json({ $ref: '#/components/schemas/NewPet' }, { name: 'Rex', colour: 'red' }),
        },
        responses: { 201: json({ $ref: '#/components/schemas/Pet' }, pet), ...errors, 413: failure, 415: failure },
      },
    },
    '/pets/delete': {
      post: {
        operationId: 'deletePets',
        'x-scope': 'delete',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Ids' }, example: { ids: [pet.id] } } },
        },
        responses: { 204: { description: 'Gone' }, ...errors },
      },
    },
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 36 } }],
      get: {
        operationId: 'getPet',
        security: [],
        responses: { 200: json({ $ref: '#/components/schemas/Pet' }, pet), ...errors },
      },
    },
    '/pets/{id}/photo': {
      get: {
        operationId: 'getPhoto',
        security: [],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 36 } }],
        responses: {
          200: {
            content: {
              'image/png': { examples: { rex: { description: 'A photo, in Base64.', value: 'iVBORw0KGgo=' } } },
              'image/svg+xml': { schema: { type: 'string' }, example: '<svg/>' },
            },
          },
          ...errors,
        },
      },
    },
    '/pets/{id}/news': {
      get: {
        operationId: 'streamNews',
        security: [],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 36 } }],
        responses: {
          200: {
            content: {
              'text/event-stream': {
                schema: {
                  type: 'object',
                  required: ['event', 'data'],
                  properties: { event: { title: 'Bark', const: 'bark', enum: ['bark'] }, data: { type: 'object' } },
                },
                example: 'event: bark\ndata: {"loud":true}\n\n',
              },
            },
          },
          ...errors,
        },
      },
    },
  },
  webhooks: {
    petSold: {
      post: {
        operationId: 'petSold',
        requestBody: json({ $ref: '#/components/schemas/Pet' }, pet),
        responses: { 200: { description: 'Taken' } },
      },
    },
  },
  components: {
    securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Tag: {
        type: 'string',
        minLength: 1,
        maxLength: 10,
        pattern: '^[a-z]+$',
        'x-fault-message': 'must be small letters',
      },
      Failure: {
        type: 'object',
        required: ['error', 'meta'],
        properties: { error: { type: 'object' }, meta: { type: 'object' } },
      },
      Pet: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
        },
      },
      Ids: {
        type: 'object',
        required: ['ids'],
        additionalProperties: false,
        properties: {
          ids: {
            type: 'array',
            minItems: 1,
            maxItems: 100,
            uniqueItems: true,
            items: { type: 'string', format: 'uuid' },
          },
        },
      },
      NewPet: {
        type: 'object',
        required: ['name', 'colour'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 50 },
          colour: { enum: ['red', 'green'] },
          age: { type: ['integer', 'null'], minimum: 0, default: 3 },
          tags: { type: 'array', maxItems: 5, items: { $ref: '#/components/schemas/Tag' } },
          food: {
            type: 'object',
            oneOf: [
              {
                required: ['mode', 'ids'],
                additionalProperties: false,
                properties: {
                  mode: { title: 'Some', const: 'some', enum: ['some'] },
                  ids: { type: 'array', minItems: 1, maxItems: 9, items: { type: 'integer' } },
                },
              },
              {
                required: ['mode'],
                additionalProperties: false,
                properties: { mode: { title: 'All', const: 'all', enum: ['all'] } },
              },
            ],
          },
          home: {
            type: 'object',
            additionalProperties: false,
            properties: { mode: { enum: ['house', 'street'] }, number: { type: 'integer' } },
            if: { properties: { mode: { const: 'house' } }, required: ['mode'] },
            then: { required: ['number'] },
            else: { properties: { number: false } },
          },
        },
      },
    },
  },
} as unknown as OpenApi
