import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { composeTerminalEgress } from '../../compose/egress.ts'
import { readTerminalConfig, type Config } from '../../config/read.ts'
import { sourceKeyName } from '../../config/source-keys.ts'
import { validationError } from '../../errors.ts'
import { keyChecks } from '../../sources/keys/index.ts'
import type { KeyFacts } from '../../sources/keys/key-check.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { print, subcommand, type JsonOption } from '../kit/output.ts'
import { table } from '../kit/text.ts'

/** State of a key. `unchecked`: the source has no free way to ask about it. `unknown`: the source did not answer. */
type KeyState = 'valid' | 'refused' | 'unchecked' | 'unknown'

export interface CheckedKey extends KeyFacts {
  slug: string
  /** Name of the setting that holds the key. */
  setting: string
  state: KeyState
  reason: string | null
}

const deadlineMs = 20_000

/** Adds `sources keys`. */
export function addKeysCommand(sources: Command): void {
  subcommand(sources, 'keys', 'ask sources about the keys that are set, and about their quotas', 'sources keys')
    .addHelpText('after', `
No question counts against a quota. A source without a free way to ask is "unchecked".
Exit codes: 0 success; 1 a source refused its key, or did not answer; 2 wrong usage.`)
    .action(async (options: JsonOption) => {
      const keys = await checkKeys(readTerminalConfig())
      print(options, keys, toText)
      if (keys.some(({ state }) => state === 'refused' || state === 'unknown')) process.exitCode = 1
    })
}

async function checkKeys(config: Config): Promise<CheckedKey[]> {
  if (config.sandbox) {
    throw validationError({ message: 'The sandbox (SANDBOX=1) simulates every source. Run this without SANDBOX' })
  }
  const { client, close } = await composeTerminalEgress(config)
  try {
    return await Promise.all([...config.sourceKeys].sort(([a], [b]) => a < b ? -1 : 1)
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

/** The command sends keys, so that it does not read the file of a folder by itself. */
const hint = ' To read the .env of this folder: --env-file .env'

const toText = (keys: readonly CheckedKey[]): string => keys.length === 0
  ? `No key of a source is set. The guide "Sources" names the settings.${existsSync('.env') ? hint : ''}`
  : table(
    ['SOURCE', 'KEY', 'QUOTA', 'SETTING', 'REASON'],
    keys.map(key => [key.slug, key.state, quotaOf(key), key.setting, key.reason ?? '']),
  )

function quotaOf({ plan, limit, remaining, per, until }: KeyFacts): string {
  const left = remaining === undefined ? '' : `${remaining} left of `
  const rate = limit === undefined ? undefined : `${left}${limit} per ${per}`
  return [plan, rate, until && `until ${until.slice(0, 10)}`].filter(Boolean).join(', ')
}
