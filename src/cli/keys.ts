import type { Command } from 'commander'
import type { Changed } from '../core/audit/operator-audit.ts'
import type { Key } from '../db/keys.ts'
import { validationError } from '../errors.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, exampleId, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

const manageHelp = 'let the key manage its account: keys, free plan, usage, audit, searches of revoked keys'

export function keyCommands(): Command {
  const keys = commandGroup('keys', 'manage the API keys of accounts', 'keys create sam@example.com --label ci')
  subcommand(keys, 'create', 'create an API key and display it once', 'keys create sam@example.com --label ci')
    .argument('<account>', 'id or e-mail address of the account')
    .option('--label <text>', 'purpose of the key', '')
    .option('--manage', manageHelp)
    .action((account: string, options: JsonOption & { label: string, manage?: boolean }) => changeStore(options,
      { operation: 'keys create' },
      async store => {
        const { key, secret } = await store.keys.create(account, options.label, options.manage ?? false)
        return { ...key, secret }
      },
      describe,
      key => `Created key ${key.id}. It cannot be displayed again:\n\n  ${key.secret}\n`))
  subcommand(keys, 'list', 'list the keys of an account, or all keys', 'keys list sam@example.com')
    .argument('[account]', 'id or e-mail address of the account (default: all accounts)')
    .action((account: string | undefined, options: JsonOption) =>
      runOnStore(options, async store => ({ keys: await store.keys.list(account) }), ({ keys: list }) =>
        table(
          ['ID', 'KEY', 'STATE', 'MANAGE', 'CREATED', 'REVOKED', 'ACCOUNT', 'LABEL'],
          list.map(key => [
            key.id,
            key.hint,
            key.state,
            key.manage ? 'yes' : 'no',
            key.createdAt,
            key.revokedAt,
            key.accountId,
            key.label,
          ]),
        ))
    )
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
  subcommand(keys, 'update', 'change what a key may do, or its label', `keys update ${exampleId} --manage`)
    .argument('<key>', 'id of the key')
    .option('--manage', manageHelp)
    .option('--no-manage', 'take this right back')
    .option('--label <text>', 'purpose of the key')
    .action((id: string, { manage, label, ...options }: JsonOption & { manage?: boolean, label?: string }) => {
      if (manage === undefined && label === undefined) {
        throw validationError({ message: 'Give --manage, --no-manage or --label' })
      }
      const change = { ...(manage === undefined ? {} : { manage }), ...(label === undefined ? {} : { label }) }
      const name = manage === undefined ? 'keys update' : `keys update ${manage ? '--manage' : '--no-manage'}`
      return changeStore(options, { operation: name }, store => store.keys.update(id, change), describe, updateToText)
    })
  return keys
}

const describe = ({ id, accountId }: Key): Changed => ({ accountId, subjects: [id] })

const updateToText = ({ id, manage, label }: Key): string =>
  `Key ${id} ${manage ? 'may' : 'may not'} manage its account. Its label is "${label}".`

const toText = ({ id, state }: Key): string => `Key ${id} is ${state}.`
