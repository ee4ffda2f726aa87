import type { Command } from 'commander'
import type { GivenRules } from '../core/access/key-rules.ts'
import { validationError } from '../errors.ts'
import { grantedScopes, type GrantedScope } from '../lib/key-scopes.ts'
import { listOption } from './kit/list-option.ts'

/** Options about what a key may do, from where and until when. */
export interface RuleOptions {
  expires?: string
  scopes?: string
  addresses?: string
}

export const addRuleOptions = (command: Command): Command => command
  .option('--expires <time>', 'end of the key: a time such as 2027-01-31T12:00Z, days from now such as 90d, or never')
  .option('--scopes <list>', `what the key may do: all, or some of ${grantedScopes.join(',')}`)
  .option('--addresses <list>', 'addresses and CIDR ranges from which the key may be used, or all')

/** Reads the rules of a key. Those that are not given are missing. Throws VALIDATION_ERROR for another text. */
export function readRuleOptions({ expires, scopes, addresses }: RuleOptions, now: Date): GivenRules {
  return {
    expiresAt: expires === undefined ? undefined : readEnd(expires, now),
    scopes: scopes === 'all' ? grantedScopes : scopes === undefined ? undefined : readScopes(scopes),
    allowedAddresses: addresses === 'all'
      ? []
      : addresses === undefined ? undefined : listOption('--addresses', 'address', addresses),
  }
}

function readScopes(text: string): GrantedScope[] {
  return listOption('--scopes', 'scope', text).map(name => {
    const scope = grantedScopes.find(one => one === name)
    if (scope !== undefined) return scope
    const hint = name === 'manage' ? '. The right to manage the account is --manage' : ''
    throw validationError({ message: `--scopes: give all, or some of ${grantedScopes.join(', ')}${hint}` })
  })
}

/** Reads `never`, a number of days such as `90d`, or a date or time with its zone. A date is its start in UTC. */
function readEnd(text: string, now: Date): string | null {
  if (text === 'never') return null
  const days = /^(\d{1,5})d$/.exec(text)?.[1]
  if (days !== undefined) return new Date(now.getTime() + Number(days) * 86_400_000).toISOString()
  const isTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text)
  if (isTime && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  throw validationError({ message: '--expires: give a time such as 2027-01-31T12:00Z, days such as 90d, or never' })
}
