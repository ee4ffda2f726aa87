import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { readConfig } from '../config/read.ts'
import { createModules } from '../core/modules.ts'
import { moduleExamples } from '../core/self-tests/module-examples.ts'
import { notFound, validationError } from '../errors.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { fileFault } from '../lib/file-fault.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import { accountChecks } from '../sources/registered/index.ts'
import { accountExamples } from './account-examples.ts'
import { checkAll, exitCodes, setExitCode, type CheckedExample } from './examples.ts'
import { commandGroup, print, subcommand, type JsonOption } from './output.ts'
import { addListCommand } from './source-list.ts'
import { table, terminalSafe } from './text.ts'

/** Number of sources tested in parallel, so that all of them take less than five minutes. */
const parallel = 32

export function sourceCommands(): Command {
  const sources = commandGroup('sources', 'show and test the health of sources', 'sources list --state benched')
  addListCommand(sources)
  subcommand(
    sources,
    'check',
    'test modules and account checks with values that are known to be found, and known not to be found',
    'sources check --all --report report.json',
  )
    .argument('[slug...]', 'modules and account checks to test')
    .option('--all', 'test all of them')
    .option('--report <file>', 'write every result to this file as JSON')
    .addHelpText('after', exitCodes)
    .action(checkSources)
  return sources
}

interface CheckOptions extends JsonOption {
  all?: boolean
  report?: string
}

async function checkSources(slugs: string[], { all = false, report, ...options }: CheckOptions): Promise<void> {
  if (all === slugs.length > 0) throw validationError({ message: 'name the sources to test, or give --all' })
  const config = readConfig()
  const { all: modules } = createModules({ ...config, modules: allModules })
  const sources = [
    ...modules.filter(({ isConfigured, module }) => isConfigured && module.category !== 'analysis').map(moduleExamples),
    ...accountChecks.map(check => accountExamples(check, config, config.accountProbes)),
  ]
  const known = new Set(sources.map(({ slug }) => slug))
  const unknown = slugs.filter(slug => !known.has(slug))
  if (unknown.length > 0) {
    throw notFound({
      message: `There is no source ${terminalSafe(unknown)} that can be tested. ` +
        `To list all: ${cliCommand('sources list')}`,
    })
  }
  const chosen = all ? sources : sources.filter(({ slug }) => slugs.includes(slug))
  const results = await checkAll<string>(config, 'source', chosen, parallel)
  if (report !== undefined) writeReport(report, results)
  print(options, results, toText)
  setExitCode(results)
}

function writeReport(path: string, results: readonly CheckedExample[]): void {
  try {
    writeFileSync(path, `${JSON.stringify(results, undefined, 2)}\n`)
  } catch (cause) {
    throw validationError({ message: `The report ${path} cannot be written: ${fileFault(cause)}`, cause })
  }
}

/** Lists what did not answer as expected, and counts the rest. */
function toText(results: readonly CheckedExample[]): string {
  const count = (verdict: CheckedExample['verdict']) => results.filter(result => result.verdict === verdict).length
  const faults = results.filter(({ verdict }) => verdict !== 'ok')
  const rows = faults.map(({ verdict, slug, example, expected, reason }) =>
    [verdict.toUpperCase(), slug, example, expected, reason ?? ''])
  const list = rows.length === 0 ? [] : [table(['RESULT', 'SOURCE', 'EXAMPLE', 'EXPECTED', 'REASON'], rows), '']
  return [...list, `${count('ok')} ok, ${count('rotted')} rotted, ${count('unknown')} unknown`].join('\n')
}
