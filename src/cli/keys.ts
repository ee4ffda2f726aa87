import { Command } from 'commander'
import type { Key } from '../db/keys.ts'
import { operate, table, type JsonOption } from './output.ts'

export function keyCommands(): Command {
  const keys = new Command('keys').description('API keys of accounts')
  keys.command('create').description('make a key; it is shown this once').argument('<account>', 'id or e-mail address')
    .option('--label <text>', 'what it is for', '')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: keys create sam@example.com --label ci')
    .action((account: string, options: JsonOption & { label: string }) => operate(options,
      async ({ keys: all }) => {
        const { key, secret } = await all.create(account, options.label)
        return { ...key, secret }
      },
      key => `Key ${key.id} was made. It is shown this once:\n\n  ${key.secret}\n`))
  keys.command('list').description('list the keys of an account').argument('<account>', 'id or e-mail address')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: keys list sam@example.com')
    .action((account: string, options: JsonOption) => operate(options, ({ keys: all }) => all.list(account), list => table(
      ['ID', 'KEY', 'STATE', 'CREATED', 'LABEL'], list.map(key => [key.id, key.hint, key.state, key.createdAt, key.label]),
    )))
  keys.command('revoke').description('make a key useless').argument('<key>', 'id of the key')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: keys revoke 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10')
    .action((id: string, options: JsonOption) => operate(options, ({ keys: all }) => all.revoke(id), describe))
  keys.command('restore').description('make a revoked key useful again').argument('<key>', 'id of the key')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: keys restore 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10')
    .action((id: string, options: JsonOption) => operate(options, ({ keys: all }) => all.restore(id), describe))
  return keys
}

const describe = ({ id, state }: Key): string => `Key ${id} is ${state}.`
