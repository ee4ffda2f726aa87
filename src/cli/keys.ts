import type { Command } from 'commander'
import { expiryOf, scopesOf } from '../core/access/key-rules.ts'
import type { Changed } from '../core/audit/operator-audit.ts'
import type { Key } from '../db/keys.ts'
import { validationError } from '../errors.ts'
import { addRuleOptions, readRuleOptions, type RuleOptions } from './key-rules.ts'
import { readNumber } from './kit/number-option.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, exampleId, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

const manageHelp = 'let the key manage its account: keys, free plan, usage, audit, searches of revoked keys'

export function keyCommands(): Command {
  const keys = commandGroup('keys', 'manage the API keys of accounts', 'keys create sam@example.com --label ci')
  addCreate(keys)
  addList(keys)
  subcommand(keys, 'revoke', 'revoke a key, so that requests with it are refused', `keys revoke ${exampleId}`)
    .argument('<key>', 'id of the key')
    .action((id: string, options: JsonOption) =>
      changeStore(options, { operation: 'keys revoke' }, store => store.keys.revoke(id), describe, toText)
    )
  subcommand(keys, 'restore', 'restore a revoked key, if the plan allows one more key', `keys restore ${exampleId}`)
    .argument('<key>', 'id of the key')
    .action((id: string, options: JsonOption) =>
      changeStore(options, { operation: 'keys restore' }, store => store.keys.restore(id), describe, toText)
    )
  addUpdate(keys)
  addRotate(keys)
  return keys
}

function addCreate(keys: Command): void {
  const example = 'keys create sam@example.com --label ci --expires 90d --scopes search,read'
  const create = subcommand(keys, 'create', 'create an API key and display it once', example)
    .argument('<account>', 'id or e-mail address of the account')
    .option('--label <text>', 'purpose of the key', '')
    .option('--manage', manageHelp)
  addRuleOptions(create)
    .action((account: string, options: JsonOption & RuleOptions & { label: string, manage?: boolean }) => {
      const { label, manage = false } = options
      return changeStore(options,
        { operation: 'keys create' },
        async store => {
          const rules = readRuleOptions(options, store.clock.now())
          const { key, secret } = await store.keys.create(account, label, manage, rules)
          return { ...key, secret }
        },
        describe,
        key => `Created key ${key.id}. It cannot be displayed again:\n\n  ${key.secret}\n`)
    })
}

function addList(keys: Command): void {
  subcommand(keys, 'list', 'list the keys of an account, or all keys', 'keys list sam@example.com')
    .argument('[account]', 'id or e-mail address of the account (default: all accounts)')
    .action((account: string | undefined, options: JsonOption) =>
      runOnStore(options, async store => {
        const now = store.clock.now()
        const list = await store.keys.list(account)
        return { keys: list.map(key => ({ ...key, scopes: scopesOf(key), expiry: expiryOf(key, now) })) }
      }, ({ keys: list }) =>
        table(
          [
            'ID', 'KEY', 'STATE', 'SCOPES', 'CREATED', 'LAST USED', 'EXPIRES', 'ADDRESSES', 'REVOKED', 'ACCOUNT',
            'LABEL',
          ],
          list.map(key => [
            key.id,
            key.hint,
            key.state,
            key.scopes.join(' '),
            key.createdAt,
            key.lastUsedAt,
            key.expiresAt === null ? null : `${key.expiresAt}${endings[key.expiry]}`,
            key.allowedAddresses.join(' ') || null,
            key.revokedAt,
            key.accountId,
            key.label,
          ]),
        ))
    )
}

/** Warning beside the end of a key. */
const endings = { none: '', later: '', soon: ' (soon)', expired: ' (expired)' }

function addUpdate(keys: Command): void {
  const example = `keys update ${exampleId} --manage`
  const update = subcommand(keys, 'update', 'change what a key may do, or its label', example)
    .argument('<key>', 'id of the key')
    .option('--manage', manageHelp)
    .option('--no-manage', 'take this right back')
    .option('--label <text>', 'purpose of the key')
  addRuleOptions(update)
    .action((id: string, options: JsonOption & RuleOptions & { manage?: boolean, label?: string }) => {
      const { manage, label, expires, scopes, addresses } = options
      if ([manage, label, expires, scopes, addresses].every(value => value === undefined)) {
        throw validationError({
          message: 'Give --manage, --no-manage, --label, --expires, --scopes or --addresses',
        })
      }
      const change = { ...(manage === undefined ? {} : { manage }), ...(label === undefined ? {} : { label }) }
      const name = manage === undefined ? 'keys update' : `keys update ${manage ? '--manage' : '--no-manage'}`
      return changeStore(options, { operation: name },
        store => store.keys.update(id, { ...change, ...readRuleOptions(options, store.clock.now()) }),
        describe, updateToText)
    })
}

/** Longest overlap of a rotation, in hours: 30 days, as in the API. */
const maxOverlapHours = 720

function addRotate(keys: Command): void {
  subcommand(keys, 'rotate', 'give a key a new secret and display it once; the old one works for a while',
    `keys rotate ${exampleId} --overlap-hours 1`)
    .argument('<key>', 'id of the key')
    .option('--overlap-hours <number>', 'hours for which the old secret works; 0 ends it at once',
      readNumber(0, maxOverlapHours), 24)
    .option('--expires <time>', 'new end of the key, as in keys create')
    .action((id: string, options: JsonOption & { overlapHours: number, expires?: string }) => changeStore(options,
      { operation: 'keys rotate' },
      async store => {
        const { expiresAt } = readRuleOptions(options, store.clock.now())
        const { key, secret } = await store.keys.rotate(id, { overlapSeconds: options.overlapHours * 3_600, expiresAt })
        return { ...key, secret }
      },
      describe,
      key => `Key ${key.id} has a new secret. The old one works until ${key.earlierSecretUntil}. ` +
        `The new one cannot be displayed again:\n\n  ${key.secret}\n`))
}

const describe = ({ id, accountId }: Key): Changed => ({ accountId, subjects: [id] })

function updateToText(key: Key): string {
  const { id, manage, label, expiresAt, allowedAddresses } = key
  return [
    `Key ${id} ${manage ? 'may' : 'may not'} manage its account. Its label is "${label}".`,
    `Scopes: ${scopesOf(key).join(', ')}. Addresses: ${allowedAddresses.join(', ') || 'all'}. ` +
      `End: ${expiresAt ?? 'never'}.`,
  ].join('\n')
}

const toText = ({ id, state }: Key): string => `Key ${id} is ${state}.`
