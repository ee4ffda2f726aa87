import type { UpstreamRequest } from './upstream.ts'

/** Reads the decoded path segment at a position, counted from 1. */
export const pathSegment = (position: number) => ({ url }: UpstreamRequest): string =>
  decodeURIComponent(url.pathname.split('/')[position] ?? '')

/** Reads a query parameter. Empty if it is missing. */
export const queryParameter = (name: string) => ({ url }: UpstreamRequest): string => url.searchParams.get(name) ?? ''
