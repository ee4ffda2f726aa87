import type { Command } from 'commander'
import { readConfig } from '../config/read.ts'
import { notFound, validationError } from '../errors.ts'
import { cliCommand } from '../lib/cli-command.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { accountChecks } from '../sources/registered/index.ts'
import { readPackFile, type Pack } from '../sources/registered/whatsmyname.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { accountExamples } from './account-examples.ts'
import { checkExamples, exitCodes } from './examples.ts'
import { subcommand, commandGroup, print, type JsonOption } from './output.ts'
import { readType } from './query-type.ts'
import { terminalSafe, table } from './text.ts'

interface PackOption extends JsonOption {
  pack?: string
}

export function checksCommands(): Command {
  const checks = commandGroup('checks', 'list and test the checks for registered accounts', 'checks run github')
  const pack = ['--pack <file>', 'add the checks of a pack in the WhatsMyName format (default: ACCOUNT_PACK)'] as const
  subcommand(checks, 'list', 'list all checks', 'checks list --type email')
    .option('--type <type>', 'only checks for this type: pseudonym or email', readType)
    .option(...pack)
    .action(listChecks)
  subcommand(
    checks,
    'run',
    'test checks with accounts that are known to exist, and known not to exist',
    'checks run github gravatar',
  )
    .argument('[slug...]', 'checks to test (default: all)')
    .option(...pack)
    .option(
      '--probe <slug>',
      'enable this check of a sign-up, sign-in or reset form (`checks list` states the risk)',
      (slug, all: string[]) => [...all, slug],
      [],
    )
    .addHelpText('after', exitCodes)
    .action(runChecks)
  return checks
}

async function listChecks({ type, pack, ...options }: PackOption & { type?: QueryType }): Promise<void> {
  const { checks, skipped, licence } = await readPack(pack)
  const selected = checks.filter(({ types }) => type === undefined || (types as readonly QueryType[]).includes(type))
    .map(toInfo)
  print(options, { checks: selected, left: skipped, licence }, () =>
    [
      table(
        ['SLUG', 'NAME', 'TYPES', 'ENABLED'],
        selected.map(check => [check.slug, check.name, check.types, enabledText(check)]),
      ),
      ...(skipped.length > 0
        ? ['', 'Left out of the pack:', table(['NAME', 'REASON'], skipped.map(({ name, reason }) => [name, reason]))]
        : []),
      ...(licence.length > 0 ? ['', `Licence of the pack: ${licence.join(' ')}`] : []),
    ].join('\n'))
}

async function runChecks(
  slugs: string[],
  { pack, probe, ...options }: PackOption & { probe: string[] },
): Promise<void> {
  const { checks } = await readPack(pack)
  const unknown = [...slugs, ...probe].filter(slug => checks.every(check => check.slug !== slug))
  if (unknown.length > 0) {
    throw notFound({ message: `There is no check ${terminalSafe(unknown)}. To list all: ${cliCommand('checks list')}` })
  }
  const chosen = slugs.length === 0 ? checks : checks.filter(({ slug }) => slugs.includes(slug))
  const config = readConfig()
  await checkExamples(config, options, 'check', chosen.map(check => accountExamples(check, config, new Set(probe))))
}

async function readPack(path = readConfig().accountPack): Promise<Pack> {
  if (path === undefined) return { checks: [...accountChecks], skipped: [], licence: [] }
  const pack = await readPackFile(path, accountChecks).catch((error: Error) => {
    throw validationError({ message: error.message, cause: error })
  })
  return { ...pack, checks: [...accountChecks, ...pack.checks] }
}

const toInfo = ({ slug, name, homepage, types, notifies, probe }: AccountCheck) =>
  ({
    slug,
    name,
    homepage,
    types,
    notifies,
    probe: probe ?? null,
  })

function enabledText({ notifies, probe }: ReturnType<typeof toInfo>): string {
  if (notifies) return 'never: it could notify the person'
  return probe ? `no: ${probe.risk}` : 'yes'
}
