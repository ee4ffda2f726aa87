import type { Tracewell } from '../../generated/client/src/index.ts'
import type { Operation, Schema } from './contract.ts'

/** The arguments of a call of a tool. */
export type Arguments = Readonly<Record<string, unknown>>

export interface CallOptions {
  signal: AbortSignal
  /** Makes the API store the answer for 24 hours. A repeated call gets it without a charge. */
  idempotencyKey?: string
}

type ClientFunction = (...values: unknown[]) => Promise<unknown>

/**
 * Calls an operation with the function of the client that has its name. The members of `arguments_` become parameters
 * of the path, members of the body and options, as the document says; others are ignored. Rejects as the client does.
 */
export function callOperation(
  client: Tracewell,
  { clientName, parameters, body }: Operation,
  arguments_: Arguments,
  options: CallOptions,
): Promise<unknown> {
  const [group, verb] = clientName.split('.') as [keyof Tracewell, string]
  const call = (client[group] as unknown as Record<string, ClientFunction>)[verb]!
  const isGiven = ({ name }: { name: string }) => arguments_[name] !== undefined
  const inPath = parameters.filter(one => one.in === 'path').map(({ name }) => String(arguments_[name]))
  const inQuery = parameters.filter(one => one.in === 'query' && isGiven(one)).map(({ name }) =>
    [camel(name), arguments_[name]]
  )
  return call(...inPath, ...bodyOf(body, arguments_), { ...Object.fromEntries(inQuery) as object, ...options })
}

/** Returns the argument for a body. A list that is the only member is the argument itself, as for all functions. */
function bodyOf(body: Schema | undefined, arguments_: Arguments): unknown[] {
  if (body === undefined) return []
  const members = Object.entries(body['properties'] ?? {}) as Array<[string, Schema]>
  const [only, ...more] = members
  if (only?.[1]['type'] === 'array' && more.length === 0) return [arguments_[only[0]]]
  const given = members.filter(([name]) => arguments_[name] !== undefined)
  return [Object.fromEntries(given.map(([name]) => [name, arguments_[name]]))]
}

/** Name of an option of the client: `start_index` → `startIndex`. */
const camel = (name: string): string => name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
