import { resolve } from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { readServiceConfig, type Config } from '../config/read.ts'
import { sourceKeyName } from '../config/source-keys.ts'
import { isCode, requireCode, requireNameAndTemplate, type ImportRequest } from '../core/leaks/begin-import.ts'
import type { LeakSources } from '../core/catalogue/leak-sources.ts'
import { exactName } from '../core/radar/fields.ts'
import { formats, type Format } from '../core/leaks/layouts.ts'
import type { CountedField } from '../core/leaks/field-counts.ts'
import type { ImportedLeakSource } from '../core/leaks/leaks.ts'
import { validationError } from '../errors.ts'
import { mostSimilar } from '../lib/similar.ts'
import { cliCommand, cliSearchCommand } from '../lib/cli-command.ts'
import { fields, isField, templates, type Field, type Template } from '../sources/leaks/vocabulary.ts'
import type { OperatorStore } from '../compose/operator-store.ts'
import type { Store } from '../compose/store.ts'
import { changeStore, runOnStore, runOnStoreIfAny } from './kit/on-store.ts'
import { canAsk, confirm } from './kit/confirm.ts'
import { refuseMissingFile } from './kit/missing-file.ts'
import { forceOption, type ForceOption } from './kit/output-file.ts'
import { subcommand, commandGroup, type JsonOption } from './kit/output.ts'
import { createProgress } from './kit/progress.ts'
import { stopOnSignals } from './kit/stop-on-signals.ts'
import { terminalSafeLines, table } from './kit/text.ts'
import { lookToText } from './leak-look.ts'
import { fieldsToText } from './leak-fields.ts'
import { addReindexCommand } from './leak-reindex.ts'

/** Opens the store with the sources, which the help of the commands does not load. */
const openStore = async (config: Config) => (await import('../compose/store.ts')).openStore(config)

interface ImportOptions extends JsonOption, ForceOption {
  name?: string
  template?: Template
  map?: Record<string, Field>
  breach?: string
  format?: Format
  delimiter?: string
  columns?: string[]
  encoding?: string
  quote?: 'none'
  table?: string
  sheet?: string
  reject?: string
  restart?: boolean
  yes?: boolean
  dryRun?: boolean
}

const example =
  'leaks import acme people.csv.gz --name "Acme 2019" --template credentials --map email=mail,username=login'

export function leakCommands(): Command {
  const leaks = commandGroup('leaks', 'manage imported data sets of leaks, which you must hold lawfully', example)
  subcommand(
    leaks,
    'import',
    'import a file into a source: tables, JSON, SQL dumps, combo lists, blocks of stealers; plain or compressed',
    example,
  )
    .argument('<code>', 'code of the source in requests: lower-case letters, digits, _ and -')
    .argument('<file>', 'file with the data set')
    .option('--name <name>', 'display name of the source')
    .addOption(new Option('--template <template>', 'template that displays its records').choices(templates))
    .option(
      '--map <field=column,…>',
      'fields of the shared vocabulary and their columns; a column named like a field is mapped automatically',
      readMap,
    )
    .option('--breach <name>', 'Radar name of the breach that the data comes from')
    .addOption(new Option('--format <format>', 'format of the file (default: recognised)').choices(formats))
    .option('--delimiter <characters>', 'delimiter between cells (default: recognised)', readDelimiter)
    .option(
      '--columns <name,…>',
      'names of the columns, if no row names them: fields, or any other name',
      (text: string) => text.split(','),
    )
    .option('--table <name>', 'the only table of an SQL dump to import (default: all)')
    .option('--sheet <name>', 'the only sheet of a workbook to import (default: all)')
    .addOption(new Option('--quote <sign>', 'none: double quotes are plain characters').choices(['none']))
    .option('--encoding <name>', 'encoding of what is not UTF-8 (default: recognised, or windows-1252)')
    .option(
      '--reject <file>',
      'file for invalid rows, with line number and reason (default: the input file with .rejects.tsv)',
    )
    .addOption(forceOption())
    .option('--restart', 'discard an unfinished import into this source')
    .option('--dry-run', 'display how the file is understood, with three masked rows, and import nothing')
    .option('--yes', 'import without a question, even if it is in doubt how the rows are to be read')
    .addHelpText(
      'after',
      `          ${cliCommand('leaks import acme more.csv')}    adds the new records of a later file
          ${cliCommand('leaks import combo list.txt.zst --name Combo --template credentials --dry-run')}

After Ctrl-C or a crash, the same command resumes the import. Searches find records by whole values of the fields email,
username, author, domain, url, website, wallet and ip, and by addresses, hosts, IP addresses and wallets in others.
Records are stored encrypted in the database.
Fields: ${fields.join(', ')}.
Exit codes: 0 success, invalid rows included; 1 failure, or no valid row; 2 wrong usage; 130 stopped.`)
    .action(importFile)
  subcommand(leaks, 'list', 'list the imported sources', 'leaks list')
    .action((options: JsonOption) =>
      runOnStore(options, async store => ({ sources: await store.importedLeaks().list() }), ({ sources }) =>
        table(
          ['CODE', 'NAME', 'TEMPLATE', 'RECORDS', 'TYPES', 'BREACH', 'STATE', 'CHANGED'],
          sources.map(
            one => [one.code, one.name, one.template, formatCount(one.records), one.types, one.breach, stateText(one),
              one.updatedAt]
          ),
        ), { openStore })
    )
  subcommand(leaks, 'sources', 'list all leak sources, external ones included', 'leaks sources')
    .action(listSources)
  subcommand(leaks, 'remove', 'remove an imported source with all its records', 'leaks remove acme')
    .argument('<code>', 'code of the source in requests')
    .action((code: string, options: JsonOption) => changeStore(options,
      { operation: 'leaks remove', subjects: codeOf(code), openStore },
      store => store.importedLeaks().remove(code),
      ({ records }) => ({ count: records }),
      ({ records }) => `Removed ${code} with ${formatCount(records)} ${records === 1 ? 'record' : 'records'}.`))
  addReindexCommand(leaks)
  return leaks
}

/** Returns the sentence behind an import that states how to search its records. */
function searchHint(code: string, fields: readonly CountedField[]): string {
  const types = new Set(fields.flatMap(one => one.types))
  const value = types.has('Email Address') ? 'sam@example.org' : types.has('Domain Name') ? 'example.org' : 'sam'
  return `Search it with: ${cliSearchCommand(`${value} --leaks ${code}`)}`
}

/** Lists the leak sources that a search can select. Without a database, lists the external ones. */
const listSources = (options: JsonOption): Promise<void> => runOnStoreIfAny(options, async (store?: Store) => {
  const { leakSources } = store ?? (await import('../compose/untested-sources.ts')).untestedSources(readServiceConfig())
  return { sources: await leakSources.list() }
}, sourcesToText, { openStore })

const sourcesToText = ({ sources }: { sources: Awaited<ReturnType<LeakSources['list']>> }): string =>
  table(
    ['CODE', 'NAME', 'TEMPLATE', 'TYPES', 'AVAILABLE', 'TERMS'],
    sources.map(one => [
      one.code,
      one.name,
      one.template,
      one.types,
      one.available
        ? 'yes'
        : one.health.state === 'benched'
        ? `no: ${one.health.reason}`
        : one.requires_key
        ? `needs ${sourceKeyName(one.code)}`
        : one.terms?.restricted
        ? 'needs RESTRICTED_SOURCES'
        : 'no: imported with another secret',
      one.terms?.text ?? '',
    ]),
  )

async function importFile(code: string, file: string, options: ImportOptions): Promise<void> {
  const { map, reject = `${file}.rejects.tsv`, json, breach, dryRun, sheet, ...more } = options
  const request: ImportRequest = {
    code,
    path: resolve(file),
    rejects: resolve(reject),
    ...(map === undefined ? {} : { mapping: map }),
    ...(breach === undefined ? {} : { breach: exactName(breach) }),
    ...(sheet === undefined ? {} : { table: sheet }),
    ...more,
  }
  if (dryRun === true) {
    return runOnStoreIfAny(options, async (store?: Store) => {
      requireCode(code)
      return store === undefined
        ? (await import('../core/leaks/look.ts')).lookAtFile(request)
        : store.importedLeaks().look(request)
    }, looked => lookToText(file, looked), { openStore })
  }
  const stop = stopOnSignals()
  const progress = createProgress({ isQuiet: json === true })
  const command = {
    operation: 'leaks import',
    subjects: codeOf(code),
    creates: true,
    precheck: () => {
      refuseMissingFile(file)
      requireCode(code)
      requireNameAndTemplate(request) // without a database, every source is new
    },
    openStore,
  }
  await changeStore(options, command, async store => {
    await store.serviceKeys.check() // records that another secret encrypts would be unreadable for the server
    await store.importedLeaks().check(request) // before a question that would be in vain
    await warnOfUnknownBreach(store, request.breach)
    await askIfUnderstood(store, file, request, options)
    try {
      const { finished, isResumed, ...counts } = await store.importedLeaks().import(request, {
        signal: stop.signal,
        onProgress: progress.show,
        onUnsettled: error => {
          progress.clear()
          warn(`The import is complete. Look-ups are slower until PostgreSQL vacuums its tables: ${String(error)}`)
        },
      })
      // a signal after the last stage that can be stopped leaves a complete import
      if (!finished) process.exitCode = stop.exitCode()
      const hasRejects = counts.rejected > 0 || counts.unindexed > 0
      return { ...counts, finished, resumed: isResumed, reject_file: hasRejects ? resolve(reject) : null }
    } finally {
      progress.clear()
    }
  }, ({ added, finished }) => ({ count: added, outcome: finished ? 'ok' : 'stopped' }), (
    { records, rejected, added, finished, resumed, reject_file: rejects, notes = [], unindexed, fields },
  ) =>
    [
      ...(resumed ? ['Resumed the stopped import.'] : []),
      `${formatCount(records + rejected)} rows: ${formatCount(records)} valid, ${formatCount(rejected)} invalid${
        rejected === 0 ? '' : `, listed in ${rejects}`
      }.`,
      ...notes.map(note => `${note}.`),
      finished
        ? `Added ${added === 1 ? '1 new record' : `${formatCount(added)} new records`} to ${code}.`
        : 'Stopped. Run the same command to resume.',
      ...(finished ? [fieldsToText(fields, unindexed, rejects), searchHint(code, fields)] : []),
    ].join('\n'))
}

/**
 * Displays how the file is understood, and asks for confirmation in a terminal. Throws VALIDATION_ERROR without one.
 * An import that is resumed was confirmed before.
 */
async function askIfUnderstood(
  store: Store, file: string, request: ImportRequest, { json, yes }: ImportOptions,
): Promise<void> {
  const asks = yes !== true && canAsk()
  const sources = await store.importedLeaks().list()
  const isResumed = request.restart !== true &&
    sources.some(one => one.code === request.code && one.unfinished !== null)
  if (isResumed || (json === true && !asks)) return
  request.looked = await store.importedLeaks().lookForImport(request)
  warn(lookToText(file, request.looked.understood))
  if (!asks) return
  if (!await confirm('Import it so?')) throw validationError({ message: 'Nothing was imported' })
  request.yes = true
}

/** Warns if Radar has no breach of this name. The import continues, because the breach may be added to Radar later. */
async function warnOfUnknownBreach(store: OperatorStore, name: string | undefined): Promise<void> {
  if (name === undefined) return
  await store.fillRadar()
  const names = await store.radar.names()
  if (names.includes(name)) return
  const meant = mostSimilar(name, names)
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`
  warn(`Radar has no breach ${name}.${question} To correct the name, run the command again with another --breach.`)
}

const warn = (text: string): void => void process.stderr.write(terminalSafeLines(`${text}\n`))

/** Returns the code for the audit, or nothing if it is not a valid code and could be any text. */
const codeOf = (code: string): string[] => isCode(code) ? [code] : []

const formatCount = (value: number): string => value.toLocaleString('en')

function stateText({ state, unfinished, isReindexed }: ImportedLeakSource): string {
  if (isReindexed === true) return `${state}, new index unfinished`
  return unfinished === null ? state : `${state}, ${formatCount(unfinished.rows)} rows of ${unfinished.file} read`
}

/**
 * Parses pairs of the form `field=column`, such as `email=mail,username=login`, and adds them to a map from columns to
 * fields. A column name may contain a comma.
 */
function readMap(text: string, before: Record<string, Field> = {}): Record<string, Field> {
  let map = before
  for (const pair of text.split(/,(?=[a-z_]+=)/)) {
    const [, field = '', column = ''] = /^([a-z_]+)=(.+)$/s.exec(pair) ?? []
    if (!isField(field)) {
      const fault = field === '' ? `"${pair}" is not field=column.` : `"${field}" is no field.`
      throw new InvalidArgumentError(`${fault} The fields are: ${fields.join(', ')}.`)
    }
    if (Object.hasOwn(map, column)) throw new InvalidArgumentError(`The column "${column}" is mapped twice.`)
    map = { ...map, [column]: field }
  }
  return map
}

function readDelimiter(text: string): string {
  const delimiter = text.replaceAll('\\t', '\t')
  if (!/^[\x09\x20-\x7e]{1,8}$/.test(delimiter) || delimiter === '"') {
    throw new InvalidArgumentError('Give one to eight ASCII characters, or \\t. A double quote is not allowed.')
  }
  return delimiter
}
