import type { Command } from 'commander'
import { readAddress } from '../core/access/accounts.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { addAccountChanges } from './account-commands.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, requireOption, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

export function accountCommands(): Command {
  const accounts = commandGroup(
    'accounts',
    'manage accounts, which own API keys',
    'accounts create --email sam@example.com',
  )
  const create = subcommand(accounts, 'create', 'create an account', 'accounts create --email sam@example.com')
  requireOption(create, '--email <address>', 'e-mail address of the account')
    .action((options: JsonOption & { email: string }) =>
      changeStore(
        options,
        { operation: 'accounts create', creates: true, precheck: () => readAddress(options.email) },
        store => store.accounts.create(options.email),
        ({ id }) => ({ accountId: id, subjects: [id] }),
        ({ id, email }) =>
          `Created account ${id} (${email}). Next: ${cliCommand(`plans claim ${email} free --accept-terms`)}`,
      )
    )
  subcommand(accounts, 'list', 'list all accounts', 'accounts list --json')
    .action((options: JsonOption) =>
      runOnStore(options, async store => ({ accounts: await store.accounts.list() }), ({ accounts: list }) =>
        table(
          ['ID', 'E-MAIL', 'PLAN', 'CREATED', 'TERMS', 'ACCEPTED', 'STATE'],
          list.map(({ id, email, plans, createdAt, termsVersion, termsAcceptedAt, disabledAt, deletedAt }) => [
            id,
            email,
            plans.join(', ') || null,
            createdAt,
            termsVersion,
            termsAcceptedAt,
            deletedAt !== null ? 'being deleted' : disabledAt !== null ? 'disabled' : 'enabled',
          ]),
        ))
    )
  addAccountChanges(accounts)
  return accounts
}
