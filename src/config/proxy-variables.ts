import { isOn } from './parse.ts'

/** Variables that name a proxy for most programs, in the order in which they are read. */
const names = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy']

/**
 * Returns the variable that names a proxy for the requests to sources, which are https. A value without a scheme is an
 * HTTP proxy, as curl reads it. Returns `undefined` without one, if NO_PROXY is `*`, and in the sandbox, which asks no
 * source.
 * https://curl.se/docs/manpage.html#ENVIRONMENT
 */
export function proxyVariable(
  environment: Readonly<Record<string, string | undefined>>,
): { name: string, value: string } | undefined {
  const excluded = environment['NO_PROXY'] ?? environment['no_proxy']
  const isUnused = excluded?.trim() === '*' || isOn(environment['SANDBOX']?.trim() ?? '')
  const name = isUnused ? undefined : names.find(one => environment[one]?.trim())
  if (name === undefined) return undefined
  const value = environment[name]!.trim()
  return { name, value: value.includes('://') ? value : `http://${value}` }
}
