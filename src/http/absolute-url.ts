import { notFound } from '../errors.ts'
import type { AppMiddleware } from './response.ts'

/**
 * Replaces an absolute URL by its path and query, for all layers that follow. Proxies send URLs of this form. Throws
 * NOT_FOUND if the URL is not one of HTTP with a path. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export const withoutOrigin: AppMiddleware = ({ req }, next) => {
  const { url = '' } = req
  if (url.charCodeAt(0) !== slash && url !== '*') req.url = url.slice(pathStart(url))
  return next()
}

const slash = '/'.charCodeAt(0)

function pathStart(url: string): number {
  const start = /^https?:\/\/[^/?]+(?=\/)/i.exec(url)?.[0].length
  if (start === undefined) throw notFound()
  return start
}
