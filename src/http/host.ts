import { validationError } from '../errors.ts'
import type { AppMiddleware } from './response.ts'

/**
 * Throws VALIDATION_ERROR for a request of HTTP/1.1 without a `Host` header, and for a request with several. The
 * connection then closes, because a proxy before this server may have read the request differently.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export const requireOneHost: AppMiddleware = ({ req: { rawHeaders, httpVersion }, res }, next) => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  if (hosts === 1 || hosts === 0 && httpVersion === '1.0') return next()
  res.shouldKeepAlive = false
  throw validationError({
    details: [{ path: 'Host', message: hosts === 0 ? 'is required' : 'must be given only once' }],
  })
}
