import { givenToTerminal } from '../../config/given.ts'
import { parseProxy, proxyAddress } from '../../sources/egress/proxy.ts'

/** Codes of a failure to connect, or to get an answer in time. */
const withoutConnection: ReadonlySet<string | undefined> =
  new Set(['UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'MODULE_TIMEOUT'])
const advice =
  '  no source could be reached: check the network, or use a proxy with --proxy; SANDBOX=1 needs no network'
const busyAdvice = '  this machine was too busy: run fewer searches at once, or a smaller preset'

/**
 * Returns advice for a search or a call of a tool on this machine: if its proxy failed, if the machine was too busy, or
 * if every source that was asked failed without a connection, so that the machine probably has none.
 * @param codes code of the failure of each asked source; `undefined` for a source that answered
 */
export function networkAdvice(codes: ReadonlyArray<string | undefined>, isSandbox: boolean): string[] {
  if (isSandbox) return []
  const ofProxy = codes.filter(code => code === 'PROXY_FAILED').length
  return [
    ...ofProxy > 0 ? [proxyAdvice(ofProxy, codes.length)] : [],
    ...codes.includes('MACHINE_BUSY') ? [busyAdvice] : [],
    ...codes.length > 0 && codes.every(code => withoutConnection.has(code)) ? [advice] : [],
  ]
}

/** Names the proxy, without its login, where it is set, and how many of the asked sources failed at it. */
function proxyAdvice(failed: number, asked: number): string {
  const { environment, origin } = givenToTerminal()
  const from = origin('EGRESS_PROXY')
  const setting = from === 'environment' ? 'EGRESS_PROXY or --proxy' : from
  const proxy = `the proxy ${proxyAddress(parseProxy(environment['EGRESS_PROXY']!.trim()))} (${setting})`
  return failed === asked ? `  ${proxy} failed, not the sources` : `  ${failed} of ${asked} sources failed at ${proxy}`
}
