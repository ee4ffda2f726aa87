import { validationError, type Fault } from '../errors.ts'
import type { AppMiddleware } from './response.ts'

/**
 * A name or an address with an optional port. An empty value is valid.
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
const hostPattern = /^(?:\[[\w.:~!$&'()*+,;=-]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i

/**
 * Throws VALIDATION_ERROR for a request line with another version than HTTP/1.0 and 1.1, for HTTP/1.1 without a `Host`
 * header, and for several or an invalid one. The connection then closes, because a proxy before this server may have
 * read the request differently.
 * https://www.rfc-editor.org/rfc/rfc9112#section-2.3, https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export const requireValidHead: AppMiddleware = ({ req: { rawHeaders, httpVersion }, res }, next) => {
  let hosts = 0
  let host = ''
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    hosts++
    host = rawHeaders[index + 1]!
  }
  const fault = faultOf(hosts, host, httpVersion)
  if (fault === undefined) return next()
  res.shouldKeepAlive = false
  throw validationError({ details: [fault] })
}

function faultOf(hosts: number, host: string, httpVersion: string): Fault | undefined {
  const ofHost = (message: string): Fault => ({ path: 'Host', message })
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return { path: 'HTTP-version', message: 'must be HTTP/1.1' }
  if (hosts > 1) return ofHost('must be given only once')
  if (hosts === 0) return httpVersion === '1.0' ? undefined : ofHost('is required')
  return hostPattern.test(host) ? undefined : ofHost('must be a host name or an address, with an optional port')
}
