import type { Command } from 'commander'
import type { Account } from '../db/accounts.ts'
import type { Changed } from '../core/audit/operator-audit.ts'
import { validationError } from '../errors.ts'
import { canAsk, confirm } from './kit/confirm.ts'
import { changeStore } from './kit/on-store.ts'
import { forceOption, openOutput, type ForceOption } from './kit/output-file.ts'
import { requireOption, subcommand, type JsonOption } from './kit/output.ts'

const accountHelp = 'id or e-mail address of the account'
const exits = `
Exit codes: 0 success, also if nothing had to be changed; 1 the account does not exist; 2 wrong usage.`

const describe = ({ id }: Pick<Account, 'id'>): Changed => ({ accountId: id, subjects: [id] })

/** Adds the commands that change, export or delete an account that exists. */
export function addAccountChanges(accounts: Command): void {
  const disabled = 'refuse all requests of an account, and start none of its watches and investigations'
  subcommand(accounts, 'disable', disabled, 'accounts disable sam@example.com')
    .argument('<account>', accountHelp).addHelpText('after', exits)
    .action((account: string, options: JsonOption) => changeStore(options, { operation: 'accounts disable' },
      store => store.accounts.disable(account), describe,
      ({ email }) => `The account ${email} is disabled. Its requests are refused within two seconds.`))
  subcommand(accounts, 'enable', 'accept requests of a disabled account again', 'accounts enable sam@example.com')
    .argument('<account>', accountHelp).addHelpText('after', exits)
    .action((account: string, options: JsonOption) => changeStore(options, { operation: 'accounts enable' },
      store => store.accounts.enable(account), describe, ({ email }) => `The account ${email} is enabled.`))
  const rename = subcommand(accounts, 'rename', 'change the e-mail address of an account',
    'accounts rename sam@example.com --email sam@example.org').argument('<account>', accountHelp)
  requireOption(rename, '--email <address>', 'new e-mail address').addHelpText('after', exits)
    .action((account: string, options: JsonOption & { email: string }) => changeStore(options,
      { operation: 'accounts rename' }, store => store.accounts.rename(account, options.email), describe,
      ({ id, email }) => `The account ${id} has the address ${email}.`))
  addDelete(accounts)
  addExport(accounts)
}

function addDelete(accounts: Command): void {
  subcommand(accounts, 'delete', 'delete an account with everything of it', 'accounts delete sam@example.com --yes')
    .argument('<account>', accountHelp)
    .option('--yes', 'do not ask')
    .addHelpText('after', `
The keys stop working within two seconds. A running service ends what runs, and removes searches, investigations,
watches, keys and the account within a minute; a stopped service at its next start, also after a crash. A repeated call
changes nothing.
The audit keeps what was done, by id, until AUDIT_DAYS; it has no searched value.${exits}`)
    .action(async (account: string, options: JsonOption & { yes?: boolean }) => {
      await requireYes(options, `Delete the account ${account} with everything of it?`)
      await changeStore(options, { operation: 'accounts delete' }, store => store.accounts.delete(account),
        ({ id, keys }) => ({ accountId: id, subjects: [id], count: keys + 1 }),
        ({ id, keys }) =>
          `The account ${id} is being deleted. Keys that no longer work: ${keys}. ` +
          'A running service removes everything within a minute.')
    })
}

/** Asks the question unless `--yes` was given. Throws VALIDATION_ERROR for another answer, or without a terminal. */
export async function requireYes({ yes = false }: { yes?: boolean }, question: string): Promise<void> {
  if (yes) return
  if (!canAsk()) throw validationError({ message: 'Give --yes to confirm' })
  if (!await confirm(question)) throw validationError({ message: 'Nothing was changed' })
}

function addExport(accounts: Command): void {
  const description = 'write everything that is stored about an account as JSON Lines'
  const command = subcommand(accounts, 'export', description, 'accounts export sam@example.com --output sam.jsonl')
    .argument('<account>', accountHelp)
  requireOption(command, '--output <file>', 'file to write')
    .addOption(forceOption())
    .addHelpText('after', `
The first line names what is left out: hashes of keys, sealed secrets and the like. Each further line is a row of the
database: {"table": …, "row": …}. Only you can read the file.${exits}`)
    .action((account: string, options: JsonOption & ForceOption & { output: string }) =>
      changeStore(options, { operation: 'accounts export' }, async store => {
        const { exportAccount } = await import('../core/erasure/account-export.ts')
        using output = openOutput('--output', options.output, options)
        const { id, lines } = await exportAccount(store, account)
        let rows = 0
        for await (const line of lines) {
          output.write(`${JSON.stringify(line)}\n`)
          rows++
        }
        output.finish()
        return { id, rows: rows - 1, file: options.output }
      }, ({ id, rows }) => ({ accountId: id, subjects: [id], count: rows }),
      ({ rows, file }) => `Wrote ${rows} rows to ${file}.`))
}
