import { Command } from 'commander'
import type { PlanChange } from '../core/plans.ts'
import { operate, table, type JsonOption } from './output.ts'

export function planCommands(): Command {
  const plans = new Command('plans').description('what accounts may do')
  plans.command('list').description('list all plans')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: plans list')
    .action((options: JsonOption) => operate(options, ({ plans: all }) => all.list(), all => table(
      ['PLAN', 'PRODUCT', 'FEATURES', 'A MINUTE', 'AT ONCE', 'A DAY', 'A MONTH', 'KEYS'],
      all.map(plan => [
        plan.id, plan.product, plan.features, plan.requestsPerMinute, plan.concurrency, plan.daily, plan.monthly, plan.keyQuota,
      ]),
    )))
  plans.command('claim').description('take the free plan').argument('<account>', 'id or e-mail address').argument('<plan>', 'free')
    .option('--accept-terms', 'accept its terms and ethics policy')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: plans claim sam@example.com free --accept-terms')
    .action((account: string, plan: string, options: JsonOption & { acceptTerms?: boolean }) =>
      operate(options, all => all.plans.claim(account, plan, options.acceptTerms ?? false), describe))
  plans.command('set').description('put an account on a plan').argument('<account>', 'id or e-mail address').argument('<plan>', 'id of the plan')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: plans set sam@example.com pro')
    .action((account: string, plan: string, options: JsonOption) => operate(options, all => all.plans.set(account, plan), describe))
  plans.command('cancel').description('go back to the free plan').argument('<account>', 'id or e-mail address')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: plans cancel sam@example.com')
    .action((account: string, options: JsonOption) => operate(options, all => all.plans.cancel(account), describe))
  return plans
}

function describe({ accountId, plan, revokedKeys }: PlanChange): string {
  const revoked = revokedKeys.length === 0 ? '' : `\nRevoked for want of room, newest first: ${revokedKeys.join(', ')}`
  return `Account ${accountId} is on the plan ${plan.id}.${revoked}`
}
