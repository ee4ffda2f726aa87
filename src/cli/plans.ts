import type { Command } from 'commander'
import { isActive, type PlanChange } from '../core/plans.ts'
import { cliCommand } from '../lib/cli-command.ts'
import type { Store } from '../compose/store.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

export function planCommands(): Command {
  const plans = group('plans', 'manage the plans of accounts', 'plans claim sam@example.com free --accept-terms')
  commandOf(plans, 'list', 'list all plans', 'plans list')
    .action((options: JsonOption) =>
      operate(options, ({ plans: all }) => all.list(), all =>
        table(
          ['PLAN', 'PRODUCT', 'FEATURES', 'A MINUTE', 'AT ONCE', 'A DAY', 'A MONTH', 'KEYS', 'DAYS KEPT'],
          all.map(plan => [
            plan.id,
            plan.product,
            plan.features,
            plan.requestsPerMinute,
            plan.concurrency,
            plan.daily,
            plan.monthly,
            plan.keyQuota,
            plan.retentionDays,
          ]),
        ))
    )
  commandOf(plans, 'claim', 'put an account on the free plan', 'plans claim sam@example.com free --accept-terms')
    .argument('<account>', 'id or e-mail address of the account').argument('<plan>', 'free')
    .option('--accept-terms', 'accept the terms and ethics policy in TERMS.md')
    .action((account: string, plan: string, options: JsonOption & { acceptTerms?: boolean }) => operate(options,
      async all => withTerms(all, await all.plans.claim(account, plan, options.acceptTerms ?? false)), describe))
  commandOf(plans, 'set', 'put an account on a plan', 'plans set sam@example.com pro')
    .argument('<account>', 'id or e-mail address of the account').argument('<plan>', 'id of the plan')
    .action((account: string, plan: string, options: JsonOption) => operate(options,
      async all => withTerms(all, await all.plans.set(account, plan)), describe))
  commandOf(plans, 'cancel', 'return an account to the free plan', 'plans cancel sam@example.com')
    .argument('<account>', 'id or e-mail address of the account')
    .action((account: string, options: JsonOption) => operate(options,
      async all => withTerms(all, await all.plans.cancel(account)), describe))
  return plans
}

interface Changed extends PlanChange {
  /** `true` if the plan can be used: the free plan requires that its terms are accepted. */
  active: boolean
  termsVersion: string | null
  termsAcceptedAt: string | null
}

async function withTerms({ database }: Store, change: PlanChange): Promise<Changed> {
  const { termsVersion = null, termsAcceptedAt = null } = await database.accounts.find(change.accountId) ?? {}
  return { ...change, active: isActive(change.plan, termsAcceptedAt !== null), termsVersion, termsAcceptedAt }
}

function describe({ accountId, plan, revokedKeys, active, termsVersion, termsAcceptedAt }: Changed): string {
  const lines = [`Account ${accountId} is on the plan ${plan.id}.`]
  if (!active) {
    const accept = cliCommand(`plans claim ${accountId} free --accept-terms`)
    lines.push(`The plan becomes active once its terms are accepted: ${accept}`)
  } else if (plan.id === 'free') lines.push(`Terms ${termsVersion} were accepted at ${termsAcceptedAt}.`)
  if (revokedKeys.length > 0) {
    lines.push('Keys revoked because the plan allows fewer, newest first:', ...revokedKeys.map(id => `  ${id}`))
  }
  return lines.join('\n')
}
