import type { UpstreamRequest } from './upstream.ts'

/** The decoded segment of the path at a position, counted from 1. */
export const pathSegment = (position: number) => ({ url }: UpstreamRequest): string =>
  decodeURIComponent(url.pathname.split('/')[position] ?? '')

/** A parameter of the query. */
export const queryParameter = (name: string) => ({ url }: UpstreamRequest): string => url.searchParams.get(name) ?? ''
