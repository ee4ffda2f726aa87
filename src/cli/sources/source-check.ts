import type { Command } from 'commander'
import { isLogoSourceEnabled } from '../../compose/logos.ts'
import { readTerminalConfig } from '../../config/read.ts'
import type { Config } from '../../config/read.ts'
import { createPainter, type Painter } from '../../core/logos/painter.ts'
import { createModules } from '../../core/catalogue/modules.ts'
import type { SourceExamples } from '../../core/self-tests/examples.ts'
import { breachExamples } from '../../core/self-tests/breach-examples.ts'
import { leakExamples } from '../../core/self-tests/leak-examples.ts'
import { logoExamples } from '../../core/self-tests/logo-examples.ts'
import { moduleExamples } from '../../core/self-tests/module-examples.ts'
import { accountExamples } from '../../core/self-tests/account-examples.ts'
import { notFound, validationError } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { systemClock } from '../../lib/clock.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import { breachSources } from '../../sources/leaks/breaches/index.ts'
import { leakSources } from '../../sources/leaks/index.ts'
import { iconServices } from '../../sources/logos/index.ts'
import { modules as allModules } from '../../sources/modules.ts'
import { accountChecks } from '../../sources/account-checks.ts'
import { checkAll, exitCodes, setExitCode } from './examples.ts'
import { forceOption, openOutput, type ForceOption } from '../kit/output-file.ts'
import { print, subcommand, type JsonOption } from '../kit/output.ts'
import { createRecorder, type RecordedRun } from './recording/record-examples.ts'
import { recordingText } from './recording/recording-text.ts'
import { sourceCheckText } from './source-check-text.ts'
import { terminalSafe } from '../kit/text.ts'

/**
 * Number of sources tested in parallel, and time for each, in milliseconds. A source that does not answer its first
 * example is asked no other one. So all sources take less than five minutes, even if none of them answers.
 */
const limits = { parallel: 64, deadlineMs: 60_000, stopsAtUnknown: true }

interface CheckOptions extends JsonOption, ForceOption {
  all?: boolean
  report?: string
  record?: string
}

/** A source with examples. `isPaid` is true if each question costs the operator something. */
type Checkable = SourceExamples<string> & { isPaid?: boolean }

/** Adds `sources check`. */
export function addCheckCommand(sources: Command): void {
  subcommand(
    sources,
    'check',
    'test sources with values that are known to be found, and known not to be found',
    'sources check --all --report report.json',
  )
    .argument('[slug...]', 'modules, leak and breach sources, account checks and icon services to test')
    .option('--all', 'test all of them, except those that need a key: each question counts against its quota')
    .option('--report <file>', 'write every result to this file as JSON')
    .addOption(forceOption())
    .option('--record <folder>', 'compare the answers with those of an earlier run in this folder, and store them')
    .addHelpText('after', `${exitCodes}
With --record, also 1 if an answer differs from the stored one: in its outcome, status, media type, members or lines.
The folder has <slug>/found.json and <slug>/none.json, without keys and cookies, with lists and long texts cut.`)
    .action(checkSources)
}

async function checkSources(
  slugs: string[], { all = false, report, record, force, ...options }: CheckOptions,
): Promise<void> {
  if (all === slugs.length > 0) throw validationError({ message: 'name the sources to test, or give --all' })
  const config = readTerminalConfig()
  const painter = createPainter()
  const sources = checkableSources(config, painter)
  const known = new Set(sources.map(({ slug }) => slug))
  const unknown = slugs.filter(slug => !known.has(slug))
  if (unknown.length > 0) {
    throw notFound({
      message: `There is no source ${terminalSafe(unknown)} that can be tested. ` +
        `To list all: ${cliCommand('sources list')}`,
    })
  }
  const chosen = sources.filter(({ slug, isPaid }) => all ? isPaid !== true : slugs.includes(slug))
  using file = report === undefined ? undefined : openOutput('--report', report, { force })
  const recorder = record === undefined ? undefined
    : createRecorder({ folder: record, sources: chosen, sourceKeys: config.sourceKeys, clock: systemClock })
  const tested = recorder?.sources ?? chosen
  const results = await checkAll<string>(config, 'source', tested, limits).finally(painter.close)
    .catch((error: unknown) => {
      recorder?.finish() // keeps what was answered before
      throw error
    })
  file?.write(`${JSON.stringify({ results }, undefined, 2)}\n`)
  file?.finish()
  setExitCode(results)
  if (recorder === undefined) return print(options, { results }, () => sourceCheckText(results))
  const recording = recordedRun(recorder.finish, () => print(options, { results }, () => sourceCheckText(results)))
  print(options, { results, recording }, () => `${sourceCheckText(results)}\n\n${recordingText(recording)}`)
  if (recording.changed.length > 0) process.exitCode = 1
}

/** Stores what was answered. If it cannot be stored, for example on a full disk, the results are printed first. */
function recordedRun(finish: () => RecordedRun, printResults: () => void): RecordedRun {
  try {
    return finish()
  } catch (error) {
    printResults()
    throw error
  }
}

/** Returns the sources that have examples and that this server may ask. */
function checkableSources(config: Config, painter: Painter): Checkable[] {
  const { sourceKeys, restrictedSources, accountProbes } = config
  const { all } = createModules({ ...config, modules: allModules })
  return [
    ...all.filter(({ isConfigured, module }) => isConfigured && module.category !== 'analysis').map(configured =>
      ({ ...moduleExamples(configured), isPaid: configured.module.requiresKey })),
    ...leakSources.filter(({ code, terms }) => isAllowed(restrictedSources, code, terms)).map(source =>
      ({ ...leakExamples(source, sourceKeys.get(source.code)), isPaid: source.requiresKey })),
    ...breachSources.filter(({ slug, terms }) => isAllowed(restrictedSources, slug, terms)).map(source =>
      ({ ...breachExamples(source, sourceKeys.get(source.slug)), isPaid: source.requiresKey })),
    ...accountChecks.filter(({ row }) => row === undefined).map(check => accountExamples(check, config, accountProbes)),
    ...iconServices.filter(service => isLogoSourceEnabled(config, service)).map(service =>
      logoExamples(service, painter)),
  ]
}
