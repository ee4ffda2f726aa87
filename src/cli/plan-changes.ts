import type { Command } from 'commander'
import type { ChangedPlan, PlanLimits } from '../core/access/plan-changes.ts'
import type { Feature, Plan } from '../db/plans.ts'
import { validationError } from '../errors.ts'
import { listOption } from './kit/list-option.ts'
import { readNumber } from './kit/number-option.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { operatorName } from './kit/operator.ts'
import { subcommand, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

const features: readonly Feature[] = ['radar', 'search', 'tools', 'secrets']
const largest = 2_147_483_647

/** Reads a whole number, or `none` for no limit. */
const readLimit = (least: number, most: number) => (text: string): number | null =>
  text === 'none' ? null : readNumber(least, most)(text)

interface LimitOptions {
  name?: string
  features?: string
  requestsPerMinute?: number | null
  concurrency?: number
  daily?: number
  monthly?: number
  keys?: number
  retentionDays?: number | null
}

const addLimits = (command: Command): Command => command
  .option('--name <text>', 'name for people')
  .option('--features <list>', `none, or some of ${features.join(',')}`)
  .option('--requests-per-minute <number>', 'requests that start a search or call a tool, or none for no limit',
    readLimit(0, largest))
  .option('--concurrency <number>', 'searches in progress at once', readNumber(0, largest))
  .option('--daily <number>', 'core searches in a UTC day', readNumber(0, largest))
  .option('--monthly <number>', 'core searches in a month of the subscription', readNumber(0, largest))
  .option('--keys <number>', 'active API keys of an account', readNumber(1, largest))
  .option('--retention-days <number>', 'days for which ended searches are kept, or none for ever', readLimit(1, 99_999))

function readLimits({ keys, features: list, json: _, ...rest }: LimitOptions & JsonOption): Partial<PlanLimits> {
  const chosen = list === 'none' ? [] : listOption('--features', 'feature', list)
  const wrong = chosen.find(name => !features.some(one => one === name))
  if (wrong !== undefined) {
    throw validationError({ message: `--features: give none, or some of ${features.join(', ')}` })
  }
  return {
    ...rest,
    ...keys !== undefined && { keyQuota: keys },
    ...list !== undefined && { features: features.filter(one => chosen.includes(one)) },
  }
}

/** Adds the commands that create and change plans, and list their changes. */
export function addPlanChanges(plans: Command): void {
  const example = 'plans create team --features search,tools --monthly 5000'
  const create = subcommand(plans, 'create', 'create a plan', example)
    .argument('<plan>', 'id of the plan: lower-case letters, digits and -')
  addLimits(create)
    .addHelpText('after', `
Defaults: no features, 0 searches, one key, no limit per minute, 30 days of retention, the id as the name.`)
    .action((id: string, options: LimitOptions & JsonOption) => changeStore(options, { operation: 'plans create' },
      store => store.plans.create(id, { ...defaults, name: id, ...readLimits(options) }, operatorName()),
      describe, ({ plan }) => `Created the plan ${toText(plan)}`))
  const change = subcommand(plans, 'change', 'change the limits of a plan, for all its accounts',
    'plans change pro --monthly 40000').argument('<plan>', 'id of the plan')
  addLimits(change)
    .addHelpText('after', `
Limits that are not given stay. What accounts have used in their day and month stays too. The change takes effect within
two seconds. If accounts have more keys than the plan then allows, their newest surplus keys are revoked.`)
    .action((id: string, options: LimitOptions & JsonOption) => {
      const limits = readLimits(options)
      if (Object.keys(limits).length === 0) throw validationError({ message: 'Give at least one limit to change' })
      return changeStore(options, { operation: 'plans change' },
        store => store.plans.change(id, limits, operatorName()), describe,
        ({ plan, revokedKeys }) => `Changed the plan ${toText(plan)}\nRevoked keys: ${revokedKeys.length}.`)
    })
  subcommand(plans, 'history', 'list the changes of a plan', 'plans history pro').argument('<plan>', 'id of the plan')
    .action((id: string, options: JsonOption) =>
      runOnStore(options, async store => ({ changes: await store.plans.history(id) }), ({ changes }) =>
        table(['TIME', 'OPERATOR', 'PLAN'], changes.map(({ changedAt, operator, plan }) =>
          [changedAt, operator, toText(plan)]))))
}

const defaults: PlanLimits = {
  name: '',
  features: [],
  requestsPerMinute: null,
  concurrency: 0,
  daily: 0,
  monthly: 0,
  keyQuota: 1,
  retentionDays: 30,
}

const describe = ({ plan, revokedKeys }: ChangedPlan) => ({ subjects: [plan.id, ...revokedKeys] })

const toText = (plan: Plan): string =>
  `${plan.id} (${plan.name}): ${plan.features.join(' ') || 'no features'}; ` +
  `${plan.requestsPerMinute ?? 'any'} a minute, ${plan.concurrency} at once, ${plan.daily} a day, ` +
  `${plan.monthly} a month; ${plan.keyQuota} keys; ` +
  `kept ${plan.retentionDays === null ? 'for ever' : `${plan.retentionDays} days`}`
