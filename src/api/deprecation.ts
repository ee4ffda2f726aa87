export interface Deprecated {
  /** The day from which it has been deprecated. */
  since: string
  /** The first day on which it may be refused; null where none is set. */
  sunset: string | null
}

/** Query types that will leave the searches: `x-deprecated` of the schema QueryType. */
export const deprecatedTypes: Readonly<Record<string, Deprecated>> = {
  'Domain Name': { since: '2026-11-21', sunset: null },
  'IP Address': { since: '2026-11-21', sunset: null },
}

/** What an answer says of the use of something deprecated. https://www.rfc-editor.org/rfc/rfc9745, https://www.rfc-editor.org/rfc/rfc8594 */
export function deprecationHeaders(
  deprecated: Deprecated | undefined,
  publicUrl: string,
): { Deprecation?: string, Sunset?: string, Link?: string } {
  if (deprecated === undefined) return {}
  const { since, sunset } = deprecated
  return {
    Deprecation: `@${Date.parse(since) / 1_000}`,
    ...(sunset !== null && { Sunset: new Date(sunset).toUTCString() }),
    Link: `<${publicUrl}/openapi.json>; rel="successor-version"`,
  }
}
