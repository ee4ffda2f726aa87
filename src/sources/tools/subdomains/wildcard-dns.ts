import { hasWildcard } from '../../dns/wildcard.ts'
import { notPublic } from '../../kit/scope.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { cacheMs } from './name-source.ts'

/** Whether every name below the domain has records. The lists of names then prove less, and passive DNS most of all. */
export const wildcardDns: ToolSource<{ wildcard: boolean }> = {
  slug: 'wildcard-dns',
  name: 'DNS: wildcard',
  homepage: 'https://dns.google',
  deadlineMs: 10_000,
  cacheMs,
  skipReason: notPublic,
  find: async ({ value }, context) => ({ wildcard: await hasWildcard(value, context) }),
}
