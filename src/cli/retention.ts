import { InvalidArgumentError, type Command } from 'commander'
import type { Swept } from '../core/retention.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

export function retentionCommands(): Command {
  const retention = group('retention', 'manage how long ended searches are kept', 'retention run --dry-run')
  commandOf(
    retention,
    'run',
    'delete expired searches now, as the service does every hour',
    'retention run --dry-run',
  )
    .option('--dry-run', 'count the expired searches without deleting them')
    .action((options: JsonOption & { dryRun?: boolean }) => operate(options,
      ({ retention: all }) => all.run({ dryRun: options.dryRun ?? false }),
      swept => describe(swept, options.dryRun ?? false)))
  commandOf(retention, 'set', 'set how long a plan keeps ended searches', 'retention set pro 90')
    .argument('<plan>', 'id of the plan').argument('<days>', 'number of days, or never', days)
    .action((plan: string, kept: number | null, options: JsonOption) =>
      operate(
        options,
        ({ retention: all }) => all.set(plan, kept),
        ({ retentionDays }) =>
          retentionDays === null
            ? `The plan ${plan} never deletes searches.`
            : `The plan ${plan} deletes searches ${retentionDays} days after their end.`,
      )
    )
  return retention
}

function describe(swept: readonly Swept[], isDryRun: boolean): string {
  const rows = swept.map(({ plan, retentionDays, searches }) => [plan, retentionDays ?? 'forever', searches])
  const note = isDryRun
    ? 'Nothing was deleted.'
    : 'The searches are hidden now. A running service removes them within a minute.'
  return `${table(['PLAN', 'DAYS', isDryRun ? 'TO DELETE' : 'DELETED'], rows)}\n${note}`
}

function days(value: string): number | null {
  if (value === 'never') return null
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (number < 1) throw new InvalidArgumentError('Give a number of days from 1 to 99999, or never.')
  return number
}
