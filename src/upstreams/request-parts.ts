import type { UpstreamRequest } from './upstream.ts'

/** Creates a function that returns a segment of the request path, decoded. `position` is counted from 1. */
export const pathSegment = (position: number) => ({ url }: UpstreamRequest): string =>
  decodeURIComponent(url.pathname.split('/')[position] ?? '')

/** Creates a function that returns a query parameter of the request, or an empty text if the parameter is missing. */
export const queryParameter = (name: string) => ({ url }: UpstreamRequest): string => url.searchParams.get(name) ?? ''
