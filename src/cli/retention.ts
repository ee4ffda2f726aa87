import type { Command } from 'commander'
import type { Changed } from '../core/audit/operator-audit.ts'
import type { RetentionResult } from '../core/upkeep/retention.ts'
import { validationError } from '../errors.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

export function retentionCommands(): Command {
  const retention = commandGroup('retention', 'manage how long ended searches are kept', 'retention run --dry-run')
  subcommand(
    retention,
    'run',
    'delete expired searches now, as the service does every hour',
    'retention run --dry-run',
  )
    .option('--dry-run', 'count the expired searches without deleting them')
    .action((options: JsonOption & { dryRun?: boolean }) =>
      options.dryRun
        ? runOnStore(options, async store => ({ plans: await store.retention.run({ dryRun: true }) }),
          ran => toText(ran, true))
        : changeStore(options, { operation: 'retention run' }, async store => ({ plans: await store.retention.run() }),
          describe, ran => toText(ran, false))
    )
  subcommand(retention, 'set', 'set how long a plan keeps ended searches', 'retention set pro 90')
    .argument('<plan>', 'id of the plan').argument('<days>', 'number of days, or never', readDays)
    .action((plan: string, days: number | null, options: JsonOption) =>
      changeStore(
        options,
        { operation: 'retention set' },
        store => store.retention.set(plan, days),
        () => ({ subjects: [plan, days === null ? 'never' : `${days} days`], count: 1 }),
        ({ retentionDays }) =>
          retentionDays === null
            ? `The plan ${plan} never deletes searches.`
            : `The plan ${plan} deletes searches ${retentionDays} days after their end.`,
      )
    )
  return retention
}

interface Ran {
  plans: readonly RetentionResult[]
}

/** Names the plans whose searches were deleted. */
const describe = ({ plans }: Ran): Changed => ({
  subjects: plans.filter(({ searches }) => searches > 0).map(({ plan }) => plan),
  count: plans.reduce((sum, { searches }) => sum + searches, 0),
})

function toText({ plans }: Ran, isDryRun: boolean): string {
  const rows = plans.map(({ plan, retentionDays, searches }) => [plan, retentionDays ?? 'forever', searches])
  const note = isDryRun
    ? 'Nothing was deleted.'
    : 'The searches are hidden now. A running service removes them within a minute.'
  return `${table(['PLAN', 'DAYS', isDryRun ? 'TO DELETE' : 'DELETED'], rows)}\n${note}`
}

function readDays(value: string): number | null {
  if (value === 'never') return null
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (number < 1) throw validationError({ message: 'days must be a whole number from 1 to 99999, or never' })
  return number
}
