import { setTimeout as sleep } from 'node:timers/promises'
import { Command, Option } from 'commander'
import type { OperatorStore } from '../compose/operator-store.ts'
import { readServiceConfig } from '../config/read.ts'
import { actors, type Actor, type Audit, type AuditedAct } from '../core/audit/audit.ts'
import { followAudit } from '../core/audit/follow-audit.ts'
import { validationError } from '../errors.ts'
import { readNumber } from './kit/number-option.ts'
import { onStore, runOnStore } from './kit/on-store.ts'
import { setUpCommand, type JsonOption } from './kit/output.ts'
import { table, tableRow, terminalSafeJson } from './kit/text.ts'
import { readTime } from './kit/time-option.ts'

interface AuditOptions extends JsonOption {
  since: string
  until?: string
  actor?: Actor
  account?: string
  key?: string
  operation?: string
  outcome?: string
  limit?: number
  follow?: boolean
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
    .option(
      '--limit <number>',
      'maximum number of records; the newest are listed (default: 1000, with --follow 10)',
      readNumber(1, 999_999),
    )
    .addOption(new Option('--follow', 'list further records as they are stored, until Ctrl-C').conflicts('until'))
    .addHelpText('after', `
With --follow, --json prints one record a line. A record is printed again when its outcome changes.`)
    .action(({ key: keyId, follow: isFollowed = false, limit = isFollowed ? 10 : 1_000, ...options }: AuditOptions) => {
      if (options.until !== undefined && options.until <= options.since) {
        throw validationError({ details: [{ path: '--until', message: 'must be later than --since' }] })
      }
      const query = { ...options, keyId, limit }
      if (isFollowed) return onStore(store => follow(store, query))
      return runOnStore(options, store => store.audit.list(query), list => toText(list, query))
    })
}

/** Time between two looks for new records, in milliseconds. */
const pollMs = 1_000
/** Time within which a search that has reached its time limit is recorded as ended, in milliseconds. */
const endMs = 60_000
/** Widths of the columns of records that are followed: the length of the longest usual value. */
const widths = [24, 24, 36, 16, 13, 12, 9, 4, 5, 0]

async function follow(
  { audit: { list }, clock }: Pick<OperatorStore, 'audit' | 'clock'>,
  { json, ...query }: Parameters<Audit['list']>[0] & JsonOption,
): Promise<void> {
  const pendingMs = readServiceConfig().searchTimeLimitMs + endMs
  const stop = new AbortController()
  const { signal } = stop
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const pause = (): Promise<void> => sleep(pollMs, undefined, { signal }).catch(() => undefined)
  const printLine = (line: string) => process.stdout.write(`${line}\n`)
  if (!json) printLine(tableRow(headings, widths))
  for await (const record of followAudit(query, {
    list,
    clock,
    pendingMs,
    pause,
    signal,
  })) {
    printLine(json ? terminalSafeJson(JSON.stringify(record)) : tableRow(rowOf(record), widths))
  }
}

const headings = [
  'TIME', 'ACCOUNT', 'KEY OR OPERATOR', 'OPERATION', 'TYPE', 'LEAK SOURCES', 'OUTCOME', 'COST', 'COUNT', 'CHANGED',
] as const

const rowOf = (record: AuditedAct) => [
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
]

function toText(
  { records, more }: Awaited<ReturnType<Audit['list']>>, { since, limit: max }: { since: string, limit: number },
): string {
  if (records.length === 0) return `No records since ${since}.`
  const hint = more ? `\nThese are the newest ${max}. For more, use --limit, or --until ${records[0]!.createdAt}` : ''
  return `${table(headings, records.map(rowOf))}${hint}`
}
