export interface Deprecated {
  /** Date of the deprecation. */
  since: string
  /** First date on which the server may refuse the deprecated feature. `null` if no date is set. */
  sunset: string | null
  /** Path of the operation that replaces it. */
  successor: string
}

/**
 * Query types that will be removed from searches, by name. The schema QueryType lists the same types in `x-deprecated`.
 */
export const deprecatedTypes: Readonly<Record<string, Deprecated>> = {
  'Domain Name': { since: '2026-11-21', sunset: null, successor: '/tools/domain-intelligence/all' },
  'IP Address': { since: '2026-11-21', sunset: null, successor: '/tools/ip-intelligence/all' },
}

/**
 * Returns the headers that announce a deprecation.
 * https://www.rfc-editor.org/rfc/rfc9745, https://www.rfc-editor.org/rfc/rfc8594
 */
export function deprecationHeaders(
  deprecated: Deprecated | undefined,
  publicUrl: string,
): { Deprecation?: string, Sunset?: string, Link?: string } {
  if (deprecated === undefined) return {}
  const { since, sunset, successor } = deprecated
  return {
    Deprecation: `@${Date.parse(since) / 1_000}`,
    ...(sunset !== null && { Sunset: new Date(sunset).toUTCString() }),
    Link: `<${publicUrl}${successor}>; rel="successor-version"`,
  }
}
