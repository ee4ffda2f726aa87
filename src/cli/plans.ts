import type { Command } from 'commander'
import { isActive, type PlanChange } from '../core/access/plans.ts'
import type { Changed } from '../core/audit/operator-audit.ts'
import { cliCommand } from '../lib/cli-command.ts'
import type { OperatorStore } from '../compose/operator-store.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'
import { addPlanChanges } from './plan-changes.ts'

export function planCommands(): Command {
  const plans = commandGroup('plans', 'manage the plans of accounts', 'plans claim sam@example.com free --accept-terms')
  subcommand(plans, 'list', 'list all plans', 'plans list')
    .action((options: JsonOption) =>
      runOnStore(options, async store => ({ plans: await store.plans.list() }), ({ plans: list }) =>
        table(
          ['PLAN', 'PRODUCT', 'FEATURES', 'PER MINUTE', 'CONCURRENT', 'PER DAY', 'PER MONTH', 'KEYS', 'RETENTION DAYS'],
          list.map(plan => [
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
  const claimed = 'put an account on the free plan, which ends a paid one'
  subcommand(plans, 'claim', claimed, 'plans claim sam@example.com free --accept-terms')
    .argument('<account>', 'id or e-mail address of the account').argument('<plan>', 'free')
    .option('--accept-terms', 'accept the terms and ethics policy in TERMS.md')
    .action((account: string, plan: string, options: JsonOption & { acceptTerms?: boolean }) => changeStore(
      options,
      { operation: 'plans claim' },
      async store => withTerms(store, await store.plans.claim(account, plan, options.acceptTerms ?? false)),
      describe,
      toText,
    ))
  subcommand(plans, 'set', 'put an account on a plan', 'plans set sam@example.com pro')
    .argument('<account>', 'id or e-mail address of the account').argument('<plan>', 'id of the plan')
    .action((account: string, plan: string, options: JsonOption) => changeStore(options,
      { operation: 'plans set' },
      async store => withTerms(store, await store.plans.set(account, plan)), describe, toText))
  subcommand(plans, 'cancel', 'return an account to the free plan', 'plans cancel sam@example.com')
    .argument('<account>', 'id or e-mail address of the account')
    .action((account: string, options: JsonOption) => changeStore(options,
      { operation: 'plans cancel' },
      async store => withTerms(store, await store.plans.cancel(account)), describe, toText))
  addPlanChanges(plans)
  return plans
}

interface ChangedPlan extends PlanChange {
  /** `true` if the account can use the plan. The free plan becomes active when its terms are accepted. */
  active: boolean
  termsVersion: string | null
  termsAcceptedAt: string | null
}

/** Names the new plan, and the keys that the change revoked. */
const describe = ({ accountId, plan, revokedKeys }: ChangedPlan): Changed =>
  ({ accountId, subjects: [plan.id, ...revokedKeys] })

async function withTerms({ database }: OperatorStore, change: PlanChange): Promise<ChangedPlan> {
  const { termsVersion = null, termsAcceptedAt = null } = await database.accounts.find(change.accountId) ?? {}
  return { ...change, active: isActive(change.plan, termsAcceptedAt !== null), termsVersion, termsAcceptedAt }
}

function toText(
  { accountId, plan, previousPlan, revokedKeys, active, termsVersion, termsAcceptedAt }: ChangedPlan,
): string {
  const replaced = previousPlan === null ? '' : ` (was ${previousPlan})`
  const lines = [`Account ${accountId} is on the plan ${plan.id}${replaced}.`]
  if (!active) {
    const accept = cliCommand(`plans claim ${accountId} free --accept-terms`)
    lines.push(`The plan becomes active once its terms are accepted: ${accept}`)
  } else if (plan.id === 'free') lines.push(`Terms ${termsVersion} were accepted at ${termsAcceptedAt}.`)
  if (revokedKeys.length > 0) {
    lines.push('Keys revoked because the plan allows fewer, newest first:', ...revokedKeys.map(id => `  ${id}`))
  }
  return lines.join('\n')
}
