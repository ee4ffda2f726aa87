import { Command, InvalidArgumentError, Option } from 'commander'
import { actors, type Actor, type Audit } from '../core/audit/audit.ts'
import { validationError } from '../errors.ts'
import { readNumber } from './kit/number-option.ts'
import { runOnStore } from './kit/on-store.ts'
import { setUpCommand, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

interface AuditOptions extends JsonOption {
  since: string
  until?: string
  actor?: Actor
  account?: string
  key?: string
  operation?: string
  outcome?: string
  limit: number
}

export function auditCommand(): Command {
  return setUpCommand(
    new Command('audit'),
    'list requests and commands of operators with their time, outcome and cost; searched values are never recorded',
    'audit --since 24h --outcome QUERY_BLOCKED',
  )
    .addOption(new Option(
      '--since <time>',
      'start time, inclusive: a date or time such as 2026-11-21 or 2026-11-21T10:15Z, or an age such as 90m, 24h or 7d',
    ).argParser(readTime).default(readTime('7d'), '7d'))
    .option('--until <time>', 'end time, exclusive, in the same form', readTime)
    .addOption(
      new Option('--actor <actor>', 'only requests of API keys, or only commands of operators').choices(actors),
    )
    .option('--account <account>', 'only records of this account: id or e-mail address')
    .option('--key <id>', 'only requests with this API key')
    .option('--operation <name>', 'only records of this operation, such as createSearch or "keys revoke"')
    .option(
      '--outcome <outcome>',
      'only records with this outcome: ok, accepted, completed, failed, abandoned, started, stopped or an error code',
    )
    .option('--limit <number>', 'maximum number of records; the newest are listed', readNumber(1, 999_999), 1_000)
    .action(({ key: keyId, ...options }: AuditOptions) => {
      if (options.until !== undefined && options.until <= options.since) {
        throw validationError({ details: [{ path: '--until', message: 'must be later than --since' }] })
      }
      return runOnStore(options, store => store.audit.list({ ...options, keyId }), list => toText(list, options))
    })
}

function toText({ records, more }: Awaited<ReturnType<Audit['list']>>, { since, limit: max }: AuditOptions): string {
  if (records.length === 0) return `No records since ${since}.`
  const headings = [
    'TIME', 'ACCOUNT', 'KEY OR OPERATOR', 'OPERATION', 'TYPE', 'LEAK SOURCES', 'OUTCOME', 'COST', 'COUNT', 'CHANGED',
  ]
  const rows = records.map(record => [
    record.createdAt,
    record.account ?? record.accountId,
    record.keyId ?? record.operator,
    record.operation,
    record.queryType ?? '',
    record.leakSources.join(' '),
    record.outcome,
    record.cost,
    record.count,
    record.subjects.join(' '),
  ])
  const hint = more ? `\nThese are the newest ${max}. For more, use --limit, or --until ${records[0]!.createdAt}` : ''
  return `${table(headings, rows)}${hint}`
}

const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Reads a time such as `2026-11-21T10:15Z`, or an age such as `24h`, which is subtracted from the current time. Returns
 * ISO 8601, UTC, with milliseconds.
 */
function readTime(value: string): string {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(value) ?? []
  const ms = amount !== undefined && unit !== undefined ?
    Date.now() - Number(amount) * units[unit]!
    : /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(value)
    ? Date.parse(value)
    : Number.NaN
  // `Date.parse` reads 31 February as 3 March, so the day is checked separately.
  const noSuchDay = amount === undefined &&
    new Date(`${value.slice(0, 10)}T00:00Z`).toJSON()?.slice(0, 10) !== value.slice(0, 10)
  if (Number.isNaN(ms) || noSuchDay) {
    throw new InvalidArgumentError(
      'Give a date or time such as 2026-11-21 or 2026-11-21T10:15Z, or an age such as 90m, 24h or 7d.',
    )
  }
  return new Date(ms).toISOString()
}
