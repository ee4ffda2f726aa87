import type { AnyOperation } from '../operation.ts'
import { accountEmail, accountPseudonym } from './account.ts'
import { asn } from './asn.ts'
import { certificates } from './certificates.ts'
import { dns } from './dns.ts'
import { domain } from './domain.ts'
import { emailSecurity } from './email-security.ts'
import { gameProfile } from './game-profile.ts'
import { ip } from './ip.ts'
import { ipLookup } from './ip-lookup.ts'
import { ipReputation } from './ip-reputation.ts'
import { network } from './network.ts'
import { rdap } from './rdap.ts'
import { subdomains } from './subdomains.ts'
import { vehicle } from './vehicle.ts'

/** All tools. */
export const tools = [
  { tool: 'domain-intelligence', name: 'Domain intelligence', description: 'Public information about a domain.' },
  {
    tool: 'ip-intelligence',
    name: 'IP intelligence',
    description: 'Public information about an IP address, a network or an autonomous system.',
  },
  {
    tool: 'account-intelligence',
    name: 'Account intelligence',
    description: 'Public information about an e-mail address or a pseudonym.',
  },
  {
    tool: 'gaming-intelligence',
    name: 'Gaming intelligence',
    description: 'Public profiles of a player on game platforms.',
  },
  {
    tool: 'vehicle-intelligence',
    name: 'Vehicle intelligence',
    description: 'The parts of a vehicle identification number, and public information about the vehicle.',
  },
] as const

/** All operations by operationId. To add one, add its path in openapi/, its file here, and a line in this list. */
export const operationsById = {
  findSubdomains: subdomains,
  resolveDomain: dns,
  findRegistration: rdap,
  findCertificates: certificates,
  checkEmailSecurity: emailSecurity,
  investigateDomain: domain,
  lookUpAddress: ipLookup,
  judgeAddress: ipReputation,
  investigateAddress: ip,
  lookUpNetwork: network,
  lookUpSystem: asn,
  investigateEmail: accountEmail,
  investigatePseudonym: accountPseudonym,
  findPlayer: gameProfile,
  decodeVin: vehicle,
}

export const operations: readonly AnyOperation[] = Object.values(operationsById)
