import type { UpstreamRequest } from './upstream.ts'

/** Creates a reader of a path segment, decoded. `position` is counted from 1. */
export const pathSegment = (position: number) => ({ url }: UpstreamRequest): string =>
  decodeURIComponent(url.pathname.split('/')[position] ?? '')

/** Creates a reader of a query parameter. It returns an empty text if the parameter is missing. */
export const queryParameter = (name: string) => ({ url }: UpstreamRequest): string => url.searchParams.get(name) ?? ''
