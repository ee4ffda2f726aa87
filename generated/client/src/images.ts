// Made by npm run generate from openapi/. Do not edit.
import { given, send, type Call } from './call.ts'
import type { Connection as AnyConnection } from './connection.ts'
import type { CallOptions } from './repeat.ts'
import type { operations, paths } from './images-schema.ts'

type Connection = AnyConnection<paths>

export interface GetLogoOptions extends CallOptions {
  /** Edge of the square, in pixels. */
  size?: NonNullable<operations['getLogo']['parameters']['query']>['size'] | undefined
  /** Format of the image. `jpeg` is the same as `jpg`. */
  format?: NonNullable<operations['getLogo']['parameters']['query']>['format'] | undefined
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['getLogo']['parameters']['header']>['If-None-Match'] | undefined
}

export interface GetFlagOptions extends CallOptions {
  /** Width in pixels. The height is three quarters of it, rounded. */
  w?: NonNullable<operations['getFlag']['parameters']['query']>['w'] | undefined
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['getFlag']['parameters']['header']>['If-None-Match'] | undefined
}

/** Get a logo. `GET /{domain}` */
export function getLogo(connection: Connection, domain: string, options: GetLogoOptions = {}): Call<Blob> {
  return send(connection, options, true, signal => connection.http.GET('/{domain}', { params: { path: { domain }, query: given({ 'size': options.size, 'format': options.format }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, parseAs: 'blob', signal }))
}

/** Get a flag. `GET /flags/{file}` */
export function getFlag(connection: Connection, file: string, options: GetFlagOptions = {}): Call<Blob> {
  return send(connection, options, true, signal => connection.http.GET('/flags/{file}', { params: { path: { file }, query: given({ 'w': options.w }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, parseAs: 'blob', signal }))
}
