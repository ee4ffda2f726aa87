import { Command, InvalidArgumentError, Option } from 'commander'
import { validationError } from '../errors.ts'
import type { Audit } from '../core/audit.ts'
import { describe, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

interface AuditOptions extends JsonOption {
  since: string
  until?: string
  account?: string
  key?: string
  operation?: string
  outcome?: string
  limit: number
}

export function auditCommand(): Command {
  return describe(
    new Command('audit'),
    'who did what, when, how it ended and what it cost; never what was searched',
    'audit --since 24h --outcome QUERY_BLOCKED',
  )
    .addOption(new Option(
      '--since <time>',
      'from when on: a time such as 2026-11-21 or 2026-11-21T10:15Z, or so long ago, such as 90m, 24h or 7d',
    ).argParser(time).default(time('7d'), '7d'))
    .option('--until <time>', 'up to when, without it', time)
    .option('--account <account>', 'only of an account, by id or e-mail address')
    .option('--key <id>', 'only of a key')
    .option('--operation <name>', 'only of an operation of the API, such as createSearch')
    .option(
      '--outcome <outcome>',
      'only what ended so: ok, accepted, completed, failed, abandoned or the code of an error',
    )
    .option('--limit <number>', 'the newest so many', limit, 1_000)
    .action(({ key: keyId, ...options }: AuditOptions) => {
      if (options.until !== undefined && options.until <= options.since) {
        throw validationError({ details: [{ path: '--until', message: 'must be later than --since' }] })
      }
      return operate(options, ({ audit }) => audit.list({ ...options, keyId }), found => words(found, options))
    })
}

function words({ records, more }: Awaited<ReturnType<Audit['list']>>, { since, limit: shown }: AuditOptions): string {
  if (records.length === 0) return `Nothing is recorded since ${since}.`
  const rows = records.map((
    { createdAt, account, accountId, keyId, operation, queryType, leakSources, outcome, cost, count },
  ) => [createdAt, account ?? accountId, keyId, operation, queryType ?? '', leakSources.join(' '), outcome, cost,
    count]
  )
  const rest = more ? `\nThese are the newest ${shown}: for more use --limit, or --until ${records[0]!.createdAt}` : ''
  return `${
    table(['TIME', 'ACCOUNT', 'KEY', 'OPERATION', 'TYPE', 'LEAK SOURCES', 'OUTCOME', 'COST', 'TIMES'], rows)
  }${rest}`
}

const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** As ISO 8601 in UTC, which is how times are stored and compared. */
function time(value: string): string {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(value) ?? []
  const ms = amount !== undefined && unit !== undefined ?
    Date.now() - Number(amount) * units[unit]!
    : /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(value)
    ? Date.parse(value)
    : Number.NaN
  const noSuchDay = amount === undefined &&
    new Date(`${value.slice(0, 10)}T00:00Z`).toJSON()?.slice(0, 10) !== value.slice(0, 10) // 31 February is taken for 3 March
  if (Number.isNaN(ms) || noSuchDay) {
    throw new InvalidArgumentError('A time such as 2026-11-21 or 2026-11-21T10:15Z, or so long ago: 90m, 24h, 7d.')
  }
  return new Date(ms).toISOString()
}

function limit(value: string): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (number < 1) throw new InvalidArgumentError('A number from 1 to 999999.')
  return number
}
