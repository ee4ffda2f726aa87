import type { Answer, Request } from './http.ts'
import { checkError } from './check-answer.ts'
import type { Contract } from './operations.ts'

export interface PathCase {
  /** Path that is reported instead of an operation, because the request matches no operation. */
  operation: string
  what: string
  request: Request
  check(answer: Answer): string[]
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']

/** Returns requests with undeclared methods and undeclared paths. */
export function pathCases(contract: Contract): PathCase[] {
  const paths = [...new Set(contract.operations.map(({ path }) => path))]
  const declared = (path: string) => contract.operations.filter(one => one.path === path).map(({ method }) => method)
  return [
    ...paths.flatMap(path => [...undeclared(contract, path, declared(path)), options(path, declared(path))]),
    ...unknown(paths).map((path): PathCase => {
      const request = { method: 'GET', path, headers: {}, keyed: true }
      return {
        operation: path,
        what: 'a path that is not declared',
        request,
        check: answer => checkError(contract, request, answer, 404),
      }
    }),
  ]
}

const filled = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10')

function undeclared(contract: Contract, path: string, declared: readonly string[]): PathCase[] {
  const takes = (method: string) => declared.includes(method) || method === 'HEAD' && declared.includes('GET')
  return methods.filter(method => !takes(method)).map((method): PathCase => {
    const request = { method, path: filled(path), headers: {}, keyed: true }
    return {
      operation: path, what: `${method}, which is not declared`, request,
      check: answer => [...checkError(contract, request, answer, 405, ['Allow']), ...ofAllow(answer, declared)],
    }
  })
}

function options(path: string, declared: readonly string[]): PathCase {
  const request = { method: 'OPTIONS', path: filled(path), headers: {}, keyed: false }
  return {
    operation: path,
    what: 'OPTIONS',
    request,
    check:
      answer => [...(answer.status === 200 || answer.status === 204 ? [] : [`answered ${answer.status}`]),
        ...ofAllow(answer, declared)],
  }
}

function ofAllow(answer: Answer, declared: readonly string[]): string[] {
  const allowed = (answer.headers.allow ?? '').split(',').map(method => method.trim())
  return declared.filter(method => !allowed.includes(method)).map(method => `does not name ${method} in Allow`)
}

/**
 * Returns generated paths that match no declared path. For this comparison, a path parameter also matches an empty
 * segment.
 */
function unknown(paths: readonly string[]): string[] {
  const candidates = ['/no-such-path/at/all/here',
    ...paths.flatMap(
      path => [`${filled(path)}/no-such-thing`.replace('//', '/'), filled(path).toUpperCase(), `/${filled(path)}`]
    )]
  const rules = paths.map(path => new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{[^}]+\}/g, '[^/]*')}$`))
  return [...new Set(candidates)].filter(candidate => candidate !== '//' && !rules.some(rule => rule.test(candidate)))
}
