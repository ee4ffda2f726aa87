import { composeTerminalEgress } from '../../compose/egress.ts'
import type { Config } from '../../config/read.ts'
import { sourceKeyName } from '../../config/source-keys.ts'
import { validationError } from '../../errors.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { keyChecks } from '../../sources/keys/index.ts'
import type { KeyFacts } from '../../sources/keys/key-check.ts'

/** State of a key. `unchecked`: the source has no free way to ask about it. `unknown`: the source did not answer. */
type KeyState = 'valid' | 'refused' | 'unchecked' | 'unknown'

export interface CheckedKey extends KeyFacts {
  slug: string
  /** Name of the setting that holds the key. */
  setting: string
  state: KeyState
  reason: string | null
  /** Path of the file with another value, which the one of the environment overrides. */
  overrides?: string
}

const deadlineMs = 20_000

/** Asks sources about keys, by slug. Throws VALIDATION_ERROR in the sandbox. */
export async function checkKeys(config: Config, keys: Iterable<readonly [string, string]>): Promise<CheckedKey[]> {
  if (config.sandbox) {
    throw validationError({ message: 'The sandbox (SANDBOX=1) simulates every source. Run this without SANDBOX' })
  }
  const { client, close } = await composeTerminalEgress(config)
  try {
    return await Promise.all([...keys].sort(([a], [b]) => a < b ? -1 : 1)
      .map(([slug, key]) => checkKey(slug, key, client)))
  } finally {
    await close()
  }
}

async function checkKey(slug: string, key: string, client: Client): Promise<CheckedKey> {
  const named = { slug, setting: sourceKeyName(slug) }
  const check = keyChecks.find(check => check.slug === slug)
  if (!check) return { ...named, state: 'unchecked', reason: 'the source has no free way to ask about a key' }
  try {
    const facts = await check.ask(client, key, AbortSignal.timeout(deadlineMs))
    return { ...named, state: 'valid', reason: null, ...facts }
  } catch (error) {
    if (error instanceof SourceFailure) {
      const state = error.code === 'UPSTREAM_BLOCKED' ? 'refused' : 'unknown'
      return { ...named, state, reason: error.message }
    }
    if (!(error instanceof DOMException)) throw error
    return { ...named, state: 'unknown', reason: `no answer within ${deadlineMs} ms` }
  }
}

/** Returns the plan, the rate and the end of a subscription, as far as the source states them. */
export function quotaOf({ plan, limit, remaining, per, until }: KeyFacts): string {
  const left = remaining === undefined ? '' : `${remaining} left`
  const rate = limit === undefined ? left : `${left && `${left} of `}${limit} per ${per}`
  return [plan, rate, until && `until ${until.slice(0, 10)}`].filter(Boolean).join(', ')
}
