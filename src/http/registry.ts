import { OpenAPIBackend, type Document, type Handler } from 'openapi-backend'
import type { AnyHandler } from './handler.ts'
import type { Operation } from './operation.ts'

/**
 * Returns the principal of a request. Throws UNAUTHORIZED if the authentication fails. Any other error becomes a
 * response with status 500.
 */
export type Authenticate<Principal> =
  (authorization: string | undefined, clientAddress: string) => Promise<Principal> | Principal

export interface Registry<Principal> {
  handler(operationId: string): AnyHandler
  authenticate(scheme: string): Authenticate<Principal>
}

/**
 * Creates a registry of handlers by operationId and of security handlers by scheme. Throws if an operation has no
 * handler, or if a handler has no operation in the document.
 *
 * openapi-backend is not used for routing or validation, because it would compile a pattern for each path at every
 * request. `quick` turns off the library's check of the document against the meta-schema of OpenAPI 3.0, which refuses
 * 3.1 documents. The library gets only what it compares with the handlers: it copies what it gets, and the document
 * itself would have to be parsed at each start.
 */
export async function createRegistry<Principal>({ securitySchemes, operations, handlers, authenticate }: {
  securitySchemes: readonly string[]
  operations: readonly Operation[]
  handlers: Readonly<Record<string, AnyHandler>>
  authenticate: Authenticate<Principal>
}): Promise<Registry<Principal>> {
  const missing = operations.filter(({ id }) => typeof handlers[id] !== 'function').map(({ id }) => id)
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)

  const schemes = new Set(operations.flatMap(({ security }) => security ?? []))
  const definition = outline(securitySchemes)
  const backend = new OpenAPIBackend({
    definition,
    quick: true,
    strict: true,
    validate: false,
    securityHandlers: Object.fromEntries([...schemes].map(scheme => [scheme, authenticate as unknown as Handler])),
  })
  backend.loadDocument = () => Promise.resolve(definition) // the library would load its parsers
  await backend.init()
  // Registered after `init`, and looked up by operationId: the router would flatten the document for each handler.
  const byId = new Map(operations.map(({ id, method, path }) => [id, { method, path, responses: {} }]))
  backend.router.getOperation = operationId => byId.get(operationId)
  backend.register(handlers as unknown as Record<string, Handler>)

  return {
    handler: id => backend.handlers[id] as unknown as AnyHandler,
    authenticate: scheme => backend.securityHandlers[scheme] as unknown as Authenticate<Principal>,
  }
}

/** Returns a document with nothing but its security schemes. */
function outline(securitySchemes: readonly string[]): Document {
  const schemes = securitySchemes.map(name => [name, { type: 'http', scheme: 'bearer' }] as const)
  return {
    openapi: '3.1.0',
    info: { title: 'operations', version: '1' },
    paths: {},
    components: { securitySchemes: Object.fromEntries(schemes) },
  }
}
