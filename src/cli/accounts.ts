import type { Command } from 'commander'
import { cliCommand } from '../lib/cli-command.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

export function accountCommands(): Command {
  const accounts = group('accounts', 'manage accounts, which own API keys', 'accounts create --email sam@example.com')
  commandOf(accounts, 'create', 'create an account', 'accounts create --email sam@example.com')
    .requiredOption('--email <address>', 'e-mail address of the account')
    .action((options: JsonOption & { email: string }) =>
      operate(
        options,
        ({ accounts: all }) => all.create(options.email),
        ({ id, email }) =>
          `Created account ${id} (${email}). Next: ${cliCommand(`plans claim ${email} free --accept-terms`)}`,
      )
    )
  commandOf(accounts, 'list', 'list all accounts', 'accounts list --json')
    .action((options: JsonOption) =>
      operate(options, ({ accounts: all }) => all.list(), all =>
        table(
          ['ID', 'E-MAIL', 'PLAN', 'CREATED', 'TERMS', 'ACCEPTED'],
          all.map(
            one => [one.id, one.email, one.plans.join(', ') || null, one.createdAt, one.termsVersion,
              one.termsAcceptedAt]
          ),
        ))
    )
  return accounts
}
