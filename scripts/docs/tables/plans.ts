import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../src/db/database.ts'
import type { Plan } from '../../../src/db/plans.ts'
import { asNode, operationsOf, textOf, type OpenApi } from '../../generate/document.ts'
import { markdownTable } from './markdown-table.ts'

/** Returns the table of the plans that a new database contains. */
export async function plansTable(): Promise<string> {
  const plans = await defaultPlans()
  return markdownTable(
    ['Plan', 'Features', 'Requests per minute', 'Concurrent searches', 'Per day', 'Per month', 'Keys', 'Days kept'],
    plans.filter(({ product }) => product === 'api').map(plan => [
      `\`${plan.id}\``,
      plan.features.join(', '),
      counted(plan.requestsPerMinute),
      ...[plan.concurrency, plan.daily, plan.monthly, plan.keyQuota].map(counted),
      counted(plan.retentionDays),
    ]),
  )
}

const counted = (value: number | null): string => value === null ? '–' : value.toLocaleString('en-GB')

async function defaultPlans(): Promise<Plan[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-docs-'))
  try {
    const database = await openDatabase(join(folder, 'plans.db'))
    try {
      return await database.plans.list()
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns the table of the operations that need a plan feature, with their cost. */
export function costsTable(document: OpenApi): string {
  const bound = operationsOf(document).filter(({ node }) => node['x-plan-feature'] !== undefined)
  return markdownTable(
    ['Operation', 'Needs', 'Core searches'],
    bound.map(({ method, path, node }) => {
      const cost = asNode(node['x-cost']).core_searches
      return [`\`${method} ${path}\``, `\`${textOf(node['x-plan-feature'])}\``,
        typeof cost === 'number' ? String(cost) : 'none, and not metered']
    }),
  )
}

/** Returns the table of the operations that weigh more than 1, the heaviest first. */
export function weightsTable(document: OpenApi): string {
  const weighted = operationsOf(document).flatMap(({ method, path, node: { 'x-weight': weight } }) =>
    typeof weight === 'number' && weight > 1 ? [{ operation: `\`${method} ${path}\``, weight }] : [])
  return markdownTable(
    ['Operation', 'Weight'],
    weighted.sort((one, other) => other.weight - one.weight).map(({ operation, weight }) => [operation, `${weight}`]),
  )
}
