import { spawnSync } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect } from 'chai'
import api from '../../generated/api.json' with { type: 'json' }
import images from '../../generated/images.json' with { type: 'json' }
import { bodyCases, parameterCases, plainInput } from '../../scripts/contract/cases.ts'
import { readEvents } from '../../scripts/contract/events.ts'
import { toCurl, Unreachable } from '../../scripts/contract/http.ts'
import { readContract } from '../../scripts/contract/operations.ts'
import { type Outcome, runContract } from '../../scripts/contract/run.ts'
import { asNode, type Json, type Node, type OpenApi } from '../../scripts/generate/document.ts'

const json = (schema: Node): Node => ({ content: { 'application/json': { schema } } })
const failure = { 400: json({ $ref: '#/components/schemas/ErrorEnvelope' }), 401: json({ $ref: '#/components/schemas/ErrorEnvelope' }) }

const document: OpenApi = {
  openapi: '3.1.0',
  security: [{ key: [] }],
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 }, example: 3 }],
        responses: { 200: { ...json({ type: 'object', required: ['pets'], properties: { pets: { type: 'array' } } }), headers: { ETag: { required: true, schema: { type: 'string' } } } }, ...failure },
      },
      post: {
        operationId: 'createPet',
        requestBody: { required: true, ...json({ type: 'object', required: ['name'], additionalProperties: false, properties: { name: { type: 'string', minLength: 1, maxLength: 9 } } }) },
        responses: { 201: json({ type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }), 415: failure[400], ...failure },
      },
    },
    '/news': {
      get: {
        operationId: 'streamNews',
        responses: {
          200: { content: { 'text/event-stream': { schema: { type: 'object', properties: { event: { enum: ['connected', 'bark', 'search.finished'] }, data: { type: 'object' }, id: { type: 'string' } } } } } },
          ...failure,
        },
      },
    },
  },
  components: { schemas: {
    ErrorEnvelope: { type: 'object', required: ['error'], properties: { error: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } } } },
  } },
}

type Fault = 'undeclared status' | 'wrong body' | 'missing header' | 'unknown field taken' | 'long name taken' | 'high limit taken' | 'unnamed field' | 'no key needed' | 'no Allow'
  | 'HEAD otherwise' | 'gap in the ids' | 'wrong event' | 'unfinished stream' | 'unknown path found' | 'any type taken' | '500 for a name' | 'no JSON taken' | 'no error body'

/** Serves the document as it says, but for one fault. */
async function startPets(fault?: Fault): Promise<{ url: string } & AsyncDisposable> {
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

async function serve(request: IncomingMessage, response: ServerResponse, fault: Fault | undefined): Promise<void> {
  const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>)
  const has = (one: Fault) => one === fault
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  const refuse = (status: number, code: string, path?: string, headers?: Record<string, string>) =>
    answer(status, has('no error body') ? {} : { error: { code, ...path !== undefined && !has('unnamed field') && { details: [{ path, message: 'wrong' }] } } }, headers)
  const invalid = (path: string) => refuse(400, 'VALIDATION_ERROR', path)
  const { pathname, searchParams } = new URL(request.url!, 'http://pets')
  const methods = { '/pets': ['GET', 'HEAD', 'OPTIONS', 'POST'], '/news': ['GET', 'HEAD', 'OPTIONS'] }[request.url!.split('?')[0]!]
  if (methods === undefined) return void (has('unknown path found') ? answer(200, {}) : refuse(404, 'NOT_FOUND'))
  const allow: Record<string, string> = has('no Allow') ? {} : { Allow: methods.join(', ') }
  if (!methods.includes(request.method!)) return void refuse(405, 'METHOD_NOT_ALLOWED', undefined, allow)
  if (request.method === 'OPTIONS') return void response.writeHead(204, allow).end()
  if (request.headers.authorization !== 'Bearer good' && !has('no key needed')) return void refuse(401, 'UNAUTHORIZED')
  if (request.url!.includes('%A')) return void invalid('')
  const unknown = [...searchParams.keys()].find(name => name !== 'limit' || request.method === 'POST' || pathname === '/news')
  if (unknown !== undefined) return void invalid(unknown)
  if (pathname === '/news') return void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(request.method === 'HEAD' ? undefined : newsOf(fault))
  if (request.method === 'POST') return create(request, Buffer.concat(chunks).toString('latin1'))
  const limits = searchParams.getAll('limit')
  if (limits.length > 1 || limits.some(limit => !/^[1-9]$/.test(limit) && !(has('high limit taken') && limit === '10'))) return void invalid('limit')
  if (has('HEAD otherwise') && request.method === 'HEAD') return void response.writeHead(200, { 'content-type': 'text/html', 'etag': '"1"' }).end()
  answer(has('undeclared status') ? 202 : 200, has('wrong body') ? { pets: 'none' } : { pets: [] }, has('missing header') ? {} : { etag: '"1"' })

  function create({ headers }: IncomingMessage, text: string): void {
    if (headers['content-type'] !== 'application/json' && !has('any type taken') || headers['content-encoding'] !== undefined) return void refuse(415, 'UNSUPPORTED_MEDIA_TYPE')
    const body = parse(text)
    if (body === undefined) return void (has('no JSON taken') ? answer(201, { id: 1 }) : invalid(''))
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return void invalid('')
    const extra = Object.keys(body).find(name => name !== 'name')
    if (extra !== undefined && !has('unknown field taken')) return void invalid(extra)
    const { name } = body
    if (typeof name !== 'string' || [...name].length < 1 || [...name].length > 9 && !has('long name taken')) return void invalid('name')
    if (has('500 for a name') && name.includes('a')) return void refuse(500, 'INTERNAL_ERROR')
    answer(201, { id: 1 })
  }
}

/** Strict enough for what is tried: no key twice, UTF-8 only. */
function parse(text: string): Json | undefined {
  if (/\xff/.test(text) || /"a":1,"a"/.test(text)) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'latin1').toString('utf8')) as Json
  } catch {
    return undefined
  }
}

function newsOf(fault: Fault | undefined): string {
  const events = [['connected', ''], ['bark', '1'], [fault === 'wrong event' ? 'meow' : 'bark', fault === 'gap in the ids' ? '3' : '2'], ['search.finished', fault === 'gap in the ids' ? '4' : '3']]
  return events.slice(0, fault === 'unfinished stream' ? 3 : 4).map(([event, id]) => `${id && `id: ${id}\n`}event: ${event}\ndata: {}\n\n`).join('')
}

const run = (url: string, more: { key?: string, only?: string[] } = {}): Promise<Outcome> =>
  runContract({ services: [{ name: 'pets', url, document }], key: 'good', seed: 1, cases: 20, costly: 2, say: () => undefined, ...more })

const told = ({ findings }: Outcome): string => findings.map(({ operation, what, faults }) => `${operation}, ${what}: ${faults.join('; ')}`).join('\n')

describe('the contract runner', () => {
  it('finds nothing in a server that does as its document says', async () => {
    await using pets = await startPets()

    const outcome = await run(pets.url)

    expect(told(outcome)).to.equal('')
    expect(outcome.cases).to.be.above(100)
    expect(outcome.seen).to.include.members(['listPets 200', 'listPets 400', 'listPets 401', 'createPet 201', 'createPet 400', 'createPet 415', 'streamNews 200'])
  })

  const faults: ReadonlyArray<readonly [Fault, string]> = [
    ['undeclared status', 'listPets, what fits the document: answered 202, which is not declared'],
    ['wrong body', 'the body does not fit its schema: /pets must be array'],
    ['missing header', 'has no header etag'],
    ['unknown field taken', 'createPet, unexpected: unknown: answered 201, not 400'],
    ['long name taken', 'createPet, name: too long: answered 201, not 400'],
    ['high limit taken', 'listPets, query limit: out of bounds: answered 200, not 400'],
    ['unnamed field', 'does not name "limit" in its details'],
    ['no key needed', 'createPet, no key: answered 201, not 401'],
    ['no Allow', '/pets, DELETE, which is not declared: has no header Allow'],
    ['HEAD otherwise', 'listPets, HEAD: has the type text/html, which is not declared'],
    ['gap in the ids', 'streamNews, what the document shows: has a gap in its ids before 3'],
    ['wrong event', 'the event meow does not fit its schema'],
    ['unfinished stream', 'ends with bark, not search.finished'],
    ['unknown path found', 'a path that is not declared: answered 200, not 404'],
    ['any type taken', 'createPet, a body of the type "text/plain": answered 201, not 415'],
    ['500 for a name', 'createPet, what fits the document: answered 500'],
    ['no JSON taken', 'createPet, a body of JSON that breaks off: answered 201, not 400'],
    ['no error body', "the body does not fit its schema: it must have required property 'error'"],
  ]

  for (const [fault, finding] of faults) {
    it(`finds ${fault}`, async () => {
      await using pets = await startPets(fault)

      const outcome = await run(pets.url)

      expect(told(outcome)).to.include(finding)
    })
  }

  it('makes small what it finds in generated input', async () => {
    await using pets = await startPets('500 for a name')

    const { findings } = await run(pets.url, { only: ['createPet'] })

    expect(findings.map(({ what, curl }) => what + curl).join()).to.match(/what fits the document.*--data-binary '\{"name":".{1,8}"\}'/)
  })

  it('tells a line that repeats a finding, without the key', async () => {
    await using pets = await startPets('high limit taken')

    const { findings } = await run(pets.url)

    expect(findings[0]?.curl).to.equal(`curl -sS -i -X GET --path-as-is '${pets.url}/pets?limit=10' -H "Authorization: Bearer $KEY"`)
  })

  it('says that nobody answers', async () => {
    const closed = await startPets()
    await closed[Symbol.asyncDispose]()

    const outcome = await run(closed.url).catch((error: unknown) => error)

    expect(outcome).to.be.instanceOf(Unreachable)
  })
})

describe('npm run contract:test', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [resolve(import.meta.dirname, '../../scripts/contract-test.ts'), ...args], { encoding: 'utf8' })

  it('says what it takes', () => {
    const { status, stdout } = run('--help')

    expect(status).to.equal(0)
    expect(stdout).to.include('--base-url')
  })

  it('exits with 2 where it is not understood', () => {
    const calls = [['--cases', 'many'], ['--unknown']].map(args => run(...args).status)

    expect(calls).to.deep.equal([2, 2])
  })

  it('exits with 3 where nobody answers', () => {
    const { status, stderr } = run('--base-url', 'http://127.0.0.1:1', '--key', 'none')

    expect(status).to.equal(3)
    expect(stderr).to.include('http://127.0.0.1:1/openapi.json')
  })
})

describe('what the runner makes of our documents', () => {
  const contracts = [readContract(api), readContract(images)]

  it('plants a fault in every parameter that can be wrong', () => {
    const untouched = contracts.flatMap(({ operations }) => operations.flatMap(operation => {
      const names = parameterCases(operation, plainInput(operation, () => [], 1)).map(({ expect: { names } }) => names)
      return operation.parameters.filter(({ name }) => !names.includes(name)).map(({ name }) => `${operation.id} ${name}`)
    }))

    expect(untouched).to.deep.equal([])
  })

  it('plants a fault in every field of every body', () => {
    const untouched = contracts.flatMap(({ operations }) => operations.flatMap(operation => {
      const names = new Set(bodyCases(operation, plainInput(operation, () => [], 1), 1, 10_000).map(({ expect: { names } }) => names?.replace(/\.0\b.*/, '')))
      return fieldsOf(operation.body?.schema ?? {}).filter(name => !names.has(name)).map(name => `${operation.id} ${name}`)
    }))

    expect(untouched).to.deep.equal(['createSearch temporary', 'createTemporarySearch temporary']) // which take anything
  })
})

describe('a line that repeats a request', () => {
  const request = { method: 'POST', path: '/pets', headers: { 'Content-Type': 'application/json' }, keyed: false }

  it('quotes what a shell would read', () => {
    const line = toCurl('http://pets/', { ...request, body: '{"name":"it\'s"}' })

    expect(line).to.equal(`curl -sS -i -X POST --path-as-is 'http://pets/pets' -H 'Content-Type: application/json' --data-binary '{"name":"it'\\''s"}'`)
  })

  it('writes bytes as a shell can', () => {
    const line = toCurl('http://pets', { ...request, body: Buffer.from([0x22, 0xff, 0x0a]) })

    expect(line).to.include(`--data-binary $'"\\xff\\x0a'`)
  })

  it('is short where the same is repeated, and shows no key', () => {
    const line = toCurl('http://pets', { ...request, headers: { Authorization: `Bearer tw_live_${'x'.repeat(38)}` }, body: `"${'a'.repeat(500)}"` })

    expect(line).to.include(`'"'"$(printf %0500d | tr 0 'a')"'"'`).and.to.include('Bearer tw_…')
  })
})

describe('the events of a stream', () => {
  it('are read by the rules of server-sent events', () => {
    const events = readEvents(': hello\nretry: 3000\n\nid: 1\nevent: bark\ndata: {"a":\ndata: 1}\n\ndata: {}\n\n', false)

    expect(events).to.deep.equal([{ event: 'bark', data: { a: 1 }, id: '1' }, { event: 'message', data: {} }])
  })

  it('are not whole where the stream breaks off', () => {
    expect(() => readEvents('event: bark\ndata: {', false)).to.throw('ends within an event')
    expect(readEvents('data: {}\n\nevent: bark\ndata: {', true)).to.have.length(1)
  })
})

function fieldsOf(schema: Node, at = ''): string[] {
  return Object.entries(asNode(schema.properties)).flatMap(([name, part]) => {
    const place = at === '' ? name : `${at}.${name}`
    return [place, ...fieldsOf(asNode(part), place)]
  })
}
