import type { AnyOperation } from '../operation.ts'
import { subdomains } from './subdomains.ts'

/** Every tool there is. */
export const tools = [
  { tool: 'domain-intelligence', name: 'Domain intelligence', description: 'What is publicly known of a domain.' },
] as const

/** Every operation of the tools. To add one: its path in openapi/, its file, a line here, and one in src/api/tools.ts. */
export const operations: readonly AnyOperation[] = [
  subdomains,
]
