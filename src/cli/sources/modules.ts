import type { Command } from 'commander'
import { readTerminalConfig } from '../../config/read.ts'
import { createModules, type ModuleFilter } from '../../core/catalogue/modules.ts'
import { notFound } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { modules as allModules } from '../../sources/modules.ts'
import { checkExamples, exitCodes } from './examples.ts'
import { subcommand, commandGroup, print, type JsonOption } from '../kit/output.ts'
import { readType } from '../kit/query-type.ts'
import { listTagged, tagsOption } from './tags.ts'
import { terminalSafe, table } from '../kit/text.ts'

export function moduleCommands(): Command {
  const modules = commandGroup('modules', 'list and test the modules that searches use', 'modules check github')
  subcommand(modules, 'list', 'list all modules', 'modules list --type email')
    .option('--type <type>', 'only modules for this type: pseudonym, email, domain, crypto or ip', readType)
    .option(...tagsOption('modules'))
    .action((options: JsonOption & ModuleFilter) =>
      print(options, { modules: listTagged(configuredModules(), options) }, ({ modules: list }) =>
        table(
          ['SLUG', 'NAME', 'TYPES', 'TAGS', 'DEFAULT', 'AVAILABLE', 'TERMS'],
          list.map(one => [
            one.slug,
            one.name,
            one.types,
            one.tags,
            one.default ? 'yes' : 'no',
            one.available ? 'yes' : one.requires_key ? 'needs a key' : 'needs RESTRICTED_SOURCES',
            one.terms?.text ?? '',
          ]),
        ))
    )
  subcommand(
    modules,
    'check',
    'test modules with values that are known to be found, and known not to be found',
    'modules check github gravatar',
  )
    .argument('[slug...]', 'modules to test (default: all)')
    .addHelpText('after', exitCodes)
    .action(checkModules)
  return modules
}

const configuredModules = () => createModules({ ...readTerminalConfig(), modules: allModules })

async function checkModules(slugs: string[], options: JsonOption): Promise<void> {
  const modules = configuredModules()
  const unknown = slugs.filter(slug => modules.bySlug(slug) === undefined)
  if (unknown.length > 0) {
    throw notFound({
      message: `There is no module ${terminalSafe(unknown)}. To list all: ${cliCommand('modules list')}`,
    })
  }
  const chosen = slugs.length === 0 ? modules.all : modules.all.filter(({ module }) => slugs.includes(module.slug))
  const { moduleExamples } = await import('../../core/self-tests/module-examples.ts')
  await checkExamples(readTerminalConfig(), options, 'module', chosen.map(moduleExamples))
}
