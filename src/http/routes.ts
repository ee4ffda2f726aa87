import { methodNotAllowed, notFound, validationError } from '../errors.ts'
import type { Operation } from './operation.ts'

export interface Match<Route> {
  route: Route
  /** Decoded values of the path's parameters, in their order in the path. */
  values: readonly string[]
}

export interface Routes<Route> {
  /**
   * Finds the route of a request. `path` has no query. Returns `undefined` for an OPTIONS request: the response then
   * needs only the header from `allow`.
   * Throws NOT_FOUND, METHOD_NOT_ALLOWED with the header `Allow`, and VALIDATION_ERROR for a path that cannot be
   * decoded.
   */
  match(method: string, path: string): Match<Route> | undefined
  /** Returns the value of the `Allow` header, or `undefined` if the path is unknown. */
  allow(path: string): string | undefined
}

interface Resource<Route> {
  methods: Map<string, Route>
  allow: string
}

interface Node<Route> {
  staticChildren: Map<string, Node<Route>>
  parameterChild?: Node<Route>
  resource?: Resource<Route>
}

/**
 * Creates the routes. A path without parameters takes one look-up; a path with parameters is matched segment by
 * segment. A static segment has priority over a parameter. With `emptyValues`, a parameter also matches an empty last
 * segment: `/flags/` matches `/flags/{file}`, with an empty value. One slash at the end of a path is ignored if the
 * path has no route with it: `/search/` matches `/search`. With `methodFirst`, a method that no route has is refused on
 * every path, also on an unknown or malformed one.
 */
export function createRoutes<Route extends { operation: Operation }>(
  routes: readonly Route[],
  { emptyValues = false, methodFirst = false }: { emptyValues?: boolean, methodFirst?: boolean } = {},
): Routes<Route> {
  const staticPaths = new Map<string, Resource<Route>>()
  const root: Node<Route> = { staticChildren: new Map() }

  for (const route of routes) {
    const { segments, path, method } = route.operation
    const node = segments.reduce(descend<Route>, root)
    const resource = node.resource ??= { methods: new Map(), allow: '' }
    if (resource.methods.has(method)) throw new Error(`${method} ${path} is declared twice`)
    resource.methods.set(method, route)
    resource.allow = allowHeader([...resource.methods.keys()])
    if (!segments.some(isTemplate)) staticPaths.set(path, resource)
  }

  const allow = allowHeader(routes.map(({ operation }) => operation.method))
  const methods = new Set(allow.split(', '))

  function walk(
    node: Node<Route>,
    segments: readonly string[],
    at: number,
    values: string[],
  ): Resource<Route> | undefined {
    if (at === segments.length) return node.resource
    const segment = segments[at]!
    const staticChild = node.staticChildren.get(segment)
    const found = staticChild && walk(staticChild, segments, at + 1, values)
    const isValue = segment !== '' || emptyValues && at === segments.length - 1
    if (found || node.parameterChild === undefined || !isValue) return found
    values.push(segment)
    const matched = walk(node.parameterChild, segments, at + 1, values)
    if (matched === undefined) values.pop()
    return matched
  }

  function find(path: string, values: string[]): Resource<Route> | undefined {
    const resource = findExact(path, values)
    if (resource || !path.endsWith('/') || path.length < 2 || path.endsWith('//')) return resource
    return findExact(path.slice(0, -1), values)
  }

  function findExact(path: string, values: string[]): Resource<Route> | undefined {
    const resource = staticPaths.get(path)
    if (resource || path.charCodeAt(0) !== slash) return resource
    const segments = path === '/' && !emptyValues ? [] : path.slice(1).split('/')
    return walk(root, path.includes('%') ? segments.map(decode) : segments, 0, values)
  }

  return {
    match(method, path) {
      if (methodFirst && !methods.has(method)) throw methodNotAllowed({ headers: { Allow: allow } })
      const values: string[] = []
      const resource = find(path, values)
      if (resource === undefined) throw notFound()
      const route = resource.methods.get(method) ?? (method === 'HEAD' ? resource.methods.get('GET') : undefined)
      if (route) return { route, values }
      if (method === 'OPTIONS') return undefined
      throw methodNotAllowed({ headers: { Allow: resource.allow } })
    },
    allow: path => find(path, [])?.allow,
  }
}

const slash = '/'.charCodeAt(0)
const isTemplate = (segment: string): boolean => segment.startsWith('{')

function descend<Route>(node: Node<Route>, segment: string): Node<Route> {
  if (isTemplate(segment)) return node.parameterChild ??= { staticChildren: new Map() }
  const next = node.staticChildren.get(segment) ?? { staticChildren: new Map() }
  node.staticChildren.set(segment, next)
  return next
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw validationError({ details: [{ path: '', message: 'the path contains a malformed percent escape' }] })
  }
}

/** Value of `Allow` for the server as a whole: the methods of all operations. */
export const allMethods = 'GET, HEAD, OPTIONS, PATCH, POST'

function allowHeader(methods: string[]): string {
  const all = new Set([...methods, 'OPTIONS', ...methods.includes('GET') ? ['HEAD'] : []])
  return [...all].sort().join(', ')
}
