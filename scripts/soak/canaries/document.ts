import api from '../../../generated/api.json' with { type: 'json' }
import images from '../../../generated/images.json' with { type: 'json' }

export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  if?: Schema
  then?: Schema
  else?: Schema
  not?: Schema
  examples?: unknown[]
  $ref?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  schema: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

export interface Operation {
  service: 'api' | 'images'
  id: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  isEndless: boolean
}

type Ref<Thing> = Thing & { $ref?: string }
interface RawOperation {
  operationId?: string
  parameters?: Array<Ref<Parameter>>
  requestBody?: Ref<{ content: Record<string, { schema: Schema }> }>
  'x-endless'?: boolean
}
interface Document {
  paths: Record<string, Record<string, RawOperation | Array<Ref<Parameter>>>>
}

/** Every operation of both documents. References are resolved on demand. */
export const operations: readonly Operation[] = [...read('api', api as unknown as Document),
  ...read('images', images as unknown as Document)]

/**
 * Returns the schema to which a reference leads. If there are examples beside the reference, they replace the examples
 * of the schema.
 */
export function resolved(service: Operation['service'], schema: Schema): Schema {
  return schema.$ref === undefined
    ? schema
    : { ...resolved(service, follow(service, schema.$ref)), ...schema.examples && { examples: schema.examples } }
}

function read(service: Operation['service'], document: Document): Operation[] {
  const plain = <Thing extends object>(thing: Ref<Thing>): Thing =>
    thing.$ref === undefined ? thing : follow(service, thing.$ref)
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const id = Array.isArray(operation) ? undefined : operation.operationId
      if (Array.isArray(operation) || id === undefined) return []
      const parameters = [item['parameters'] ?? [], operation.parameters ?? []].flat().map(one =>
        plain(one as Ref<Parameter>)
      )
      const body = operation.requestBody && Object.values(plain(operation.requestBody).content)[0]!.schema
      return [{
        service,
        id,
        method: method.toUpperCase(),
        path,
        parameters,
        body,
        isEndless: operation['x-endless'] ?? false,
      }]
    })
  )
}

function follow<Thing>(service: Operation['service'], ref: string): Thing {
  let at: unknown = service === 'api' ? api : images
  for (const name of ref.slice(2).split('/')) {
    at = (at as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return at as Thing
}
