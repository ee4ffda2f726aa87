/** Codes of a failure to connect, or to get an answer in time. */
const withoutConnection: ReadonlySet<string | undefined> =
  new Set(['UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'MODULE_TIMEOUT'])
const advice =
  '  no source could be reached: check the network, or set EGRESS_PROXY to use a proxy; SANDBOX=1 needs no network'

/**
 * Returns advice for a search or a call of a tool on this machine, if every source that was asked failed without a
 * connection. The machine then probably has none. Returns no line else.
 * @param codes code of the failure of each asked source; `undefined` for a source that answered
 */
export const networkAdvice = (codes: ReadonlyArray<string | undefined>, isSandbox: boolean): string[] =>
  !isSandbox && codes.length > 0 && codes.every(code => withoutConnection.has(code))
    ? [advice]
    : []
