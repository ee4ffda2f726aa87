import type { Command } from 'commander'
import type { Key } from '../db/keys.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

const someId = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

export function keyCommands(): Command {
  const keys = group('keys', 'API keys of accounts', 'keys create sam@example.com --label ci')
  commandOf(keys, 'create', 'make a key; it is shown this once', 'keys create sam@example.com --label ci')
    .argument('<account>', 'id or e-mail address')
    .option('--label <text>', 'what it is for', '')
    .action((account: string, options: JsonOption & { label: string }) => operate(options,
      async ({ keys: all }) => {
        const { key, secret } = await all.create(account, options.label)
        return { ...key, secret }
      },
      key => `Key ${key.id} was made. It is shown this once:\n\n  ${key.secret}\n`))
  commandOf(keys, 'list', 'list the keys of an account, or all', 'keys list sam@example.com')
    .argument('[account]', 'id or e-mail address; all unless named')
    .action((account: string | undefined, options: JsonOption) =>
      operate(options, ({ keys: all }) => all.list(account), list =>
        table(
          ['ID', 'KEY', 'STATE', 'CREATED', 'REVOKED', 'ACCOUNT', 'LABEL'],
          list.map(key => [key.id, key.hint, key.state, key.createdAt, key.revokedAt, key.accountId, key.label]),
        ))
    )
  commandOf(keys, 'revoke', 'make a key useless', `keys revoke ${someId}`)
    .argument('<key>', 'id of the key')
    .action((id: string, options: JsonOption) => operate(options, ({ keys: all }) => all.revoke(id), describe))
  commandOf(keys, 'restore', 'make a revoked key useful again, where the plan has room', `keys restore ${someId}`)
    .argument('<key>', 'id of the key')
    .action((id: string, options: JsonOption) => operate(options, ({ keys: all }) => all.restore(id), describe))
  return keys
}

const describe = ({ id, state }: Key): string => `Key ${id} is ${state}.`
