import type { AnyOperation } from '../operation.ts'
import { emailSecurity } from './email-security.ts'
import { gameProfile } from './game-profile.ts'
import { subdomains } from './subdomains.ts'
import { vehicle } from './vehicle.ts'

/** Every tool there is. */
export const tools = [
  { tool: 'domain-intelligence', name: 'Domain intelligence', description: 'What is publicly known of a domain.' },
  { tool: 'gaming-intelligence', name: 'Gaming intelligence', description: 'What game platforms show of a player to everybody.' },
  { tool: 'vehicle-intelligence', name: 'Vehicle intelligence', description: 'What the number of a vehicle says, and what is publicly known of it.' },
] as const

/** Every operation of the tools. To add one: its path in openapi/, its file, a line here, and one in src/api/tools.ts. */
export const operations: readonly AnyOperation[] = [
  subdomains,
  emailSecurity,
  gameProfile,
  vehicle,
]
