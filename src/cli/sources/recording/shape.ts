import { isObject } from '../../../lib/is-object.ts'
/** Depth to which a JSON value is described. Real answers are less deep; a hostile one must not fill the stack. */
export const maxDepth = 32

type AddType = (path: string, type: string, parent: string | undefined) => void

/**
 * Calls `add` with each path of a JSON value, and the type that it has there: `""` for the value itself, `.name` for a
 * member, `[]` for the elements of a list, `.*` for members whose names are data.
 */
export function eachType(value: unknown, add: AddType, path = '', parent?: string, depth = 0): void {
  add(path, typeName(value), parent)
  if (depth === maxDepth) return
  if (Array.isArray(value)) for (const entry of value) eachType(entry, add, `${path}[]`, path, depth + 1)
  else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      eachType(member, add, `${path}.${isData(name) ? '*' : name}`, path, depth + 1)
    }
  }
}

/** Types of each path, and the path of what it is in. */
export type Shape = ReadonlyMap<string, { types: Set<string>, parent: string | undefined }>

/** Returns the shape of an answer; it is empty if the answer has no body. */
export function shapeOf(value: unknown): Shape {
  const shape = new Map<string, { types: Set<string>, parent: string | undefined }>()
  if (value === undefined) return shape
  eachType(value, (path, type, parent) => {
    const known = shape.get(path)
    if (known) known.types.add(type)
    else shape.set(path, { types: new Set([type]), parent })
  })
  return shape
}

/** `true` if the name of a member is data, such as an id, a date, an address or the searched value. */
export const isData = (name: string): boolean =>
  /^[\d\W_]*$|^(0x)?[0-9a-f]{16,}$|@|\{value\}/i.test(name)

const typeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
