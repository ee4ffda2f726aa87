import { resolve } from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { sourceKeyName } from '../config/table.ts'
import { exactName } from '../core/radar/fields.ts'
import { formats, type Format } from '../core/leaks/layout.ts'
import type { ImportedLeakSource } from '../core/leaks/leaks.ts'
import { mostSimilar } from '../lib/similar.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { fields, isField, templates, type Field, type Template } from '../sources/leaks/vocabulary.ts'
import type { Store } from '../compose/store.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { createProgress } from './progress.ts'
import { plainLines, table } from './text.ts'

interface ImportOptions extends JsonOption {
  name?: string
  template?: Template
  map?: Record<string, Field>
  breach?: string
  format?: Format
  delimiter?: string
  columns?: string[]
  reject?: string
  restart?: boolean
}

const example =
  'leaks import acme people.csv.gz --name "Acme 2019" --template credentials --map email=mail,username=login'

export function leakCommands(): Command {
  const leaks = group('leaks', 'data sets of leaks that you may lawfully hold, and searches look into', example)
  commandOf(
    leaks,
    'import',
    'read a file into a source: CSV, TSV, JSON Lines or user:secret lines, also in gzip or zstd',
    example,
  )
    .argument('<code>', 'what the source is called in requests: lower-case letters, digits, _ and -')
    .argument('<file>', 'the data set')
    .option('--name <name>', 'what the source is called for people')
    .addOption(new Option('--template <template>', 'how its records are shown').choices(templates))
    .option(
      '--map <field=column,…>',
      'what the columns hold, in the words of the shared vocabulary; columns with such a name need none',
      readMap,
    )
    .option('--breach <name>', 'the breach in the Radar that it comes from')
    .addOption(new Option('--format <format>', 'unless the name of the file tells it').choices(formats))
    .option('--delimiter <character>', 'between the cells, in place of the comma or tab', readDelimiter)
    .option(
      '--columns <name,…>',
      'names of the columns, where the first row is a record already',
      (text: string) => text.split(','),
    )
    .option(
      '--reject <file>',
      'where bad rows go, with their line and what is wrong (default: the file with .rejects.tsv)',
    )
    .option('--restart', 'forget an import into this source that has not ended')
    .addHelpText(
      'after',
      `          ${cliCommand('leaks import acme more.csv')}    more of the same: only new records are added
          ${cliCommand('leaks import combo list.txt.zst --name Combo --template credentials --format user-secret')}

Stopped by Ctrl-C or a crash, it goes on from there when the same command is given again. Its records are found by the fields
email, username, author, domain, url, website, wallet and ip, whole values only. They lie encrypted in the database.
Fields: ${fields.join(', ')}.
Exit codes: 0 done, with or without bad rows; 1 failed, or no row was good; 2 not used as it should be; 130 stopped.`)
    .action(importFile)
  commandOf(leaks, 'list', 'list the imported sources', 'leaks list')
    .action((options: JsonOption) =>
      operate(options, operator => operator.leakData().list(), list =>
        table(
          ['CODE', 'NAME', 'TEMPLATE', 'RECORDS', 'FOUND BY', 'BREACH', 'STATE', 'CHANGED'],
          list.map(
            one => [one.code, one.name, one.template, count(one.records), one.types, one.breach, stateOf(one),
              one.updatedAt]
          ),
        ))
    )
  commandOf(leaks, 'sources', 'list every source that a search can name, those of providers too', 'leaks sources')
    .action((options: JsonOption) =>
      operate(options, operator => operator.leaks.list(), list =>
        table(
          ['CODE', 'NAME', 'TEMPLATE', 'TYPES', 'AVAILABLE'],
          list.map(one => [one.code, one.name, one.template, one.types, one.available
            ? 'yes'
            : one.requires_key
            ? `needs ${sourceKeyName(one.code)}`
            : 'no: it was imported with another secret']
          ),
        ))
    )
  commandOf(leaks, 'remove', 'remove a source with all of its records', 'leaks remove acme')
    .argument('<code>', 'what the source is called in requests')
    .action((code: string, options: JsonOption) => operate(options, operator => operator.leakData().remove(code),
      ({ records }) => `Removed ${code} with its ${count(records)} records.`))
  return leaks
}

async function importFile(code: string, file: string, options: ImportOptions): Promise<void> {
  const { map, reject = `${file}.rejects.tsv`, json, breach, ...more } = options
  const stop = new AbortController()
  for (const [signal, exitCode] of [['SIGINT', 130], ['SIGTERM', 143]] as const) {
    process.once(signal, () => {
      stop.abort()
      process.exitCode = exitCode
    })
  }
  const progress = createProgress({ isQuiet: json === true })
  const request = {
    code,
    path: resolve(file),
    rejects: resolve(reject),
    ...(map === undefined ? {} : { mapping: map }),
    ...(breach === undefined ? {} : { breach: exactName(breach) }),
    ...more,
  }
  await operate(options, async operator => {
    await warnOfBreach(operator, request.breach)
    try {
      const { finished, isResumed, ...counts } = await operator.leakData().import(request, {
        signal: stop.signal,
        onProgress: progress.show,
      })
      return { ...counts, finished, resumed: isResumed, reject_file: counts.rejected > 0 ? resolve(reject) : null }
    } finally {
      progress.clear()
    }
  }, ({ records, rejected, added, finished, resumed, reject_file: rejects }) =>
    [
      ...(resumed ? ['Went on where it was stopped.'] : []),
      `${count(records + rejected)} rows: ${count(records)} with a record, ${count(rejected)} bad${
        rejects === null ? '' : `, listed in ${rejects}`
      }.`,
      finished
        ? `${added === 1 ? '1 record is' : `${count(added)} records are`} new in ${code}.`
        : 'Stopped. The same command goes on from here.',
    ].join('\n'))
}

/** A source may belong to a breach that the Radar does not know yet; more often its name is mistyped. */
async function warnOfBreach(operator: Store, name: string | undefined): Promise<void> {
  if (name === undefined) return
  await operator.fillRadar()
  const names = await operator.radar.names()
  if (names.includes(name)) return
  const meant = mostSimilar(name, names)
  process.stderr
    .write(plainLines(`The Radar has no breach ${name}${
      meant === undefined ? '' : `; did you mean ${meant}?`
    }. Give --breach again with the right name to change it.\n`))
}

const count = (value: number): string => value.toLocaleString('en')

const stateOf = ({ state, unfinished }: ImportedLeakSource): string =>
  unfinished === null ? state : `${state}, ${count(unfinished.rows)} rows of ${unfinished.file} read`

/** `email=mail,username=login` as columns to fields. A comma in the name of a column stays in it. */
function readMap(text: string, before: Record<string, Field> = {}): Record<string, Field> {
  let map = before
  for (const pair of text.split(/,(?=[a-z_]+=)/)) {
    const [, field = '', column = ''] = /^([a-z_]+)=(.+)$/s.exec(pair) ?? []
    if (!isField(field)) {
      throw new InvalidArgumentError(`"${pair}" is not field=column with a field of: ${fields.join(', ')}.`)
    }
    if (Object.hasOwn(map, column)) throw new InvalidArgumentError(`The column "${column}" is mapped twice.`)
    map = { ...map, [column]: field }
  }
  return map
}

function readDelimiter(text: string): string {
  const delimiter = text === '\\t' ? '\t' : text
  if (!/^[\x09\x20-\x7e]$/.test(delimiter) || delimiter === '"') {
    throw new InvalidArgumentError('One ASCII character, or \\t; no double quote.')
  }
  return delimiter
}
