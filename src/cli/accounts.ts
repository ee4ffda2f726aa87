import { Command } from 'commander'
import { operate, table, type JsonOption } from './output.ts'

export function accountCommands(): Command {
  const accounts = new Command('accounts').description('who has keys')
  accounts.command('create').description('make an account')
    .requiredOption('--email <address>', 'its e-mail address')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: accounts create --email sam@example.com')
    .action((options: JsonOption & { email: string }) => operate(options,
      ({ accounts: all }) => all.create(options.email),
      account => `Account ${account.id} (${account.email}) was made. Next: plans claim ${account.email} free --accept-terms`))
  accounts.command('list').description('list all accounts')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: accounts list --json')
    .action((options: JsonOption) => operate(options, ({ accounts: all }) => all.list(),
      all => table(['ID', 'E-MAIL', 'CREATED', 'TERMS'], all.map(one => [one.id, one.email, one.createdAt, one.termsVersion]))))
  return accounts
}
