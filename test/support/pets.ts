import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json, Node, OpenApi } from '../../scripts/generate/document.ts'

const json = (schema: Node): Node => ({ content: { 'application/json': { schema } } })
const errorBody = json({ $ref: '#/components/schemas/ErrorEnvelope' })
const failure = { 400: errorBody, 401: errorBody }
const petList = { type: 'object', required: ['pets'], properties: { pets: { type: 'array' } } }
const newPet = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 9 } },
}
const newsEvent = {
  type: 'object',
  properties: {
    event: { enum: ['connected', 'bark', 'search.finished'] },
    data: { type: 'object' },
    id: { type: 'string' },
  },
}

export const petDocument: OpenApi = {
  openapi: '3.1.0',
  security: [{ key: [] }],
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 }, example: 3 }],
        responses: {
          200: { ...json(petList), headers: { ETag: { required: true, schema: { type: 'string' } } } },
          ...failure,
        },
      },
      post: {
        operationId: 'createPet',
        requestBody: { required: true, ...json(newPet) },
        responses: {
          201: json({ type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }),
          415: errorBody,
          ...failure,
        },
      },
    },
    '/news': {
      get: {
        operationId: 'streamNews',
        responses: { 200: { content: { 'text/event-stream': { schema: newsEvent } } }, ...failure },
      },
    },
  },
  components: {
    schemas: {
      ErrorEnvelope: {
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } } },
      },
    },
  },
}

export type PetFault =
  | 'undeclared status' | 'wrong body' | 'missing header' | 'unknown field taken' | 'long name taken'
  | 'high limit taken' | 'unnamed field' | 'no key needed' | 'no Allow' | 'HEAD otherwise' | 'gap in the ids'
  | 'wrong event' | 'unfinished stream' | 'unknown path found' | 'any type taken' | '500 for a name'
  | 'no JSON taken' | 'no error body' | 'unknown parameter taken'

/** Starts a server that conforms to `petDocument`, except for the given fault. */
export async function startPets(fault?: PetFault): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((request, response) => void serve(request, response, fault))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, fault: PetFault | undefined): Promise<void> {
  const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>)
  const has = (one: PetFault) => one === fault
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  const refuse = (status: number, code: string, path?: string, headers?: Record<string, string>) => {
    const details = path !== undefined && !has('unnamed field') && { details: [{ path, message: 'wrong' }] }
    return answer(status, has('no error body') ? {} : { error: { code, ...details } }, headers)
  }
  const invalid = (path: string) => refuse(400, 'VALIDATION_ERROR', path)
  const { pathname, searchParams } = new URL(request.url!, 'http://pets')
  const methods = {
    '/pets': ['GET', 'HEAD', 'OPTIONS', 'POST'],
    '/news': ['GET', 'HEAD', 'OPTIONS'],
  }[request.url!.split('?')[0]!]
  if (methods === undefined) return void (has('unknown path found') ? answer(200, {}) : refuse(404, 'NOT_FOUND'))
  const allow: Record<string, string> = has('no Allow') ? {} : { Allow: methods.join(', ') }
  if (!methods.includes(request.method!)) return void refuse(405, 'METHOD_NOT_ALLOWED', undefined, allow)
  if (request.method === 'OPTIONS') return void response.writeHead(204, allow).end()
  if (request.headers.authorization !== 'Bearer good' && !has('no key needed')) return void refuse(401, 'UNAUTHORIZED')
  if (request.url!.includes('%A')) return void invalid('')
  const unknown = [...searchParams.keys()].find(name =>
    name !== 'limit' || request.method === 'POST' || pathname === '/news'
  )
  if (unknown !== undefined && !has('unknown parameter taken')) return void invalid(unknown)
  if (pathname === '/news') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    return void response.end(request.method === 'HEAD' ? undefined : newsOf(fault))
  }
  if (request.method === 'POST') return create(request, Buffer.concat(chunks).toString('latin1'))
  const limits = searchParams.getAll('limit')
  const wrong = (limit: string) => !/^[1-9]$/.test(limit) && !(has('high limit taken') && limit === '10')
  if (limits.length > 1 || limits.some(wrong)) return void invalid('limit')
  if (has('HEAD otherwise') && request.method === 'HEAD') {
    return void response.writeHead(200, { 'content-type': 'text/html', 'etag': '"1"' }).end()
  }
  const headers: Record<string, string> = has('missing header') ? {} : { etag: '"1"' }
  answer(has('undeclared status') ? 202 : 200, has('wrong body') ? { pets: 'none' } : { pets: [] }, headers)

  function create({ headers }: IncomingMessage, text: string): void {
    const wrongType = headers['content-type'] !== 'application/json' && !has('any type taken')
    if (wrongType || headers['content-encoding'] !== undefined) return void refuse(415, 'UNSUPPORTED_MEDIA_TYPE')
    const body = parse(text)
    if (body === undefined) return void (has('no JSON taken') ? answer(201, { id: 1 }) : invalid(''))
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return void invalid('')
    const extra = Object.keys(body).find(name => name !== 'name')
    if (extra !== undefined && !has('unknown field taken')) return void invalid(extra)
    const { name } = body
    if (typeof name !== 'string' || name === '') return void invalid('name')
    if ([...name].length > 9 && !has('long name taken')) return void invalid('name')
    if (has('500 for a name') && name.includes('a')) return void refuse(500, 'INTERNAL_ERROR')
    answer(201, { id: 1 })
  }
}

/**
 * Parses JSON. Returns `undefined` for invalid JSON, invalid UTF-8, and the duplicate key that the contract runner
 * sends.
 */
function parse(text: string): Json | undefined {
  if (/\xff/.test(text) || /"a":1,"a"/.test(text)) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'latin1').toString('utf8')) as Json
  } catch {
    return undefined
  }
}

function newsOf(fault: PetFault | undefined): string {
  const gap = fault === 'gap in the ids'
  const events = [
    ['connected', ''],
    ['bark', '1'],
    [fault === 'wrong event' ? 'meow' : 'bark', gap ? '3' : '2'],
    ['search.finished', gap ? '4' : '3'],
  ]
  return events
    .slice(0, fault === 'unfinished stream' ? 3 : 4)
    .map(([event, id]) => `${id && `id: ${id}\n`}event: ${event}\ndata: {}\n\n`)
    .join('')
}
