import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { OpenAPIBackend, type Document } from 'openapi-backend'
import type { RequestValidators } from '../../src/http/operation.ts'
import { toFailure } from '../../src/compose/failures.ts'
import { createInputReader, type ReadInput } from '../../src/http/request.ts'
import { createUnsent } from '../../src/http/unsent.ts'
import { createRoutes } from '../../src/http/routes.ts'
import type { OpenApi } from '../generate/document.ts'
import { tableOf } from '../generate/operations.ts'
import { createAjv, requestSchemas } from '../generate/schemas.ts'
import { atMost, median, ratioAtMost, type Row } from './report.ts'

const sizes = [10, 50, 200]
const rounds = 7
const perRound = 100_000
/**
 * Number of requests per round for openapi-backend, the compared library. Lower than `perRound`, because the library is
 * slow.
 */
const perRoundOfLibrary = 500

/**
 * Measures how long it takes to find the route of a request and to validate its input, for operation tables of
 * different sizes.
 */
export async function benchRoute(say: (text: string) => void): Promise<Row[]> {
  const tables = await Promise.all(sizes.map(async size => ({
    size,
    ours: ourPass(synthetic(size)),
    library: await libraryPass(synthetic(size)),
    times: [] as number[],
    libraryTimes: [] as number[],
  })))
  for (let round = 0; round <= rounds; round++) {
    for (const { ours, library, times, libraryTimes } of tables) {
      const [one, other] = [microsPer(ours, perRound), microsPer(library, perRoundOfLibrary)]
      if (round === 0) continue // warm-up
      times.push(one)
      libraryTimes.push(other)
    }
    if (round > 0) {
      say(`round ${round} of ${rounds}: ${
        tables.map(({ size, times }) => `${size}: ${times.at(-1)!.toFixed(2)} µs`).join(', ')
      }`)
    }
  }
  const [smallest, largest] = [tables[0]!, tables.at(-1)!]
  return [
    ...tables.map(({ size, times, libraryTimes }) => atMost({
      what: `route and validate, ${size} operations`, unit: 'µs', measured: median(times),
      baseline: { what: 'openapi-backend, routing alone', value: median(libraryTimes) },
    }, 5)),
    ratioAtMost({
      what: `flat from ${smallest.size} to ${largest.size} operations`, unit: 'µs', measured: median(largest.times),
      baseline: { what: `with ${smallest.size}`, value: median(smallest.times) },
    }, 1.5),
  ]
}

type Pass = (index: number) => void

function microsPer(pass: Pass, count: number): number {
  const start = performance.now()
  for (let index = 0; index < count; index++) pass(index)
  return (performance.now() - start) * 1000 / count
}

const uuid = '0b9a5f64-3f0c-4d2b-9b58-3d2f6f0d7a11'

/**
 * Returns a document in which every second path has a parameter. Each operation validates parameters of three kinds.
 */
function synthetic(size: number): OpenApi {
  const query = [
    { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
    { name: 'type', in: 'query', schema: { type: 'string', enum: ['Pseudonym', 'Email Address', 'Domain Name'] } },
    { name: 'q', in: 'query', schema: { type: 'string', maxLength: 100 } },
  ]
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
  return {
    openapi: '3.1.0',
    info: { title: 'Synthetic', version: '1' },
    paths: Object.fromEntries(Array.from({ length: size }, (_, index) => {
      const templated = index % 2 === 1
      return [templated ? `/things${index}/{id}/parts` : `/things${index}/parts`, {
        get: {
          operationId: `get${index}`,
          parameters: templated ? [id, ...query] : query,
          responses: { 200: { description: 'Found' } },
        },
      }]
    })),
  }
}

const pathOf = (index: number): string => index % 2 === 1 ? `/things${index}/${uuid}/parts` : `/things${index}/parts`
const queryString = 'limit=50&type=Email%20Address&q=ada+lovelace'

/** Creates a function that routes one request and validates its input with the product's own code. */
function ourPass(document: OpenApi): Pass {
  const ajv = createAjv(document, 'request')
  const validators = new Map(requestSchemas(document).map(({ id, parameters }): [string, RequestValidators] =>
    [id, { parameters: ajv.compile(parameters!) }]))
  const table = tableOf(document)
  const parts = { toFailure, unsent: createUnsent(0, () => '') }
  const routes = createRoutes(table.map(operation => ({
    operation,
    readInput: createInputReader(operation, validators.get(operation.id)!, parts) satisfies ReadInput<undefined>,
  })))
  const request = new IncomingMessage(new Socket())
  request.headers = { 'authorization': 'Bearer x', 'user-agent': 'bench', 'accept': '*/*' }
  const response = new ServerResponse(request)
  return index => {
    const { route, values } = routes.match('GET', pathOf(index % table.length))!
    void route.readInput(request, values, queryString, { principal: undefined, ignored: [], response })
  }
}

async function libraryPass(document: OpenApi): Promise<Pass> {
  const backend = new OpenAPIBackend({ definition: document as unknown as Document, quick: true, validate: false })
  await backend.init()
  const size = Object.keys(document.paths).length
  return index => {
    const found = backend.router.matchOperation({
      method: 'GET', path: pathOf(index % size), query: queryString, headers: {},
    })
    if (!found) throw new Error('openapi-backend found no operation')
  }
}
