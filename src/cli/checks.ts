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
import { commandOf, group, print, type JsonOption } from './output.ts'
import { readType } from './query-type.ts'
import { plain, table } from './text.ts'

interface PackOption extends JsonOption {
  pack?: string
}

export function checksCommands(): Command {
  const checks = group('checks', 'list and test the checks for registered accounts', 'checks run github')
  const pack = ['--pack <file>', 'add the checks of a pack in the WhatsMyName format (default: ACCOUNT_PACK)'] as const
  commandOf(checks, 'list', 'list all checks', 'checks list --type email')
    .option('--type <type>', 'only checks for this type: pseudonym or email', readType)
    .option(...pack)
    .action(list)
  commandOf(
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
    .action(run)
  return checks
}

async function list({ type, pack, ...options }: PackOption & { type?: QueryType }): Promise<void> {
  const { checks, skipped, licence } = await catalogue(pack)
  const shown = checks.filter(({ types }) => type === undefined || (types as readonly QueryType[]).includes(type))
    .map(toInfo)
  print(options, { checks: shown, left: skipped, licence }, () =>
    [
      table(['SLUG', 'NAME', 'TYPES', 'RUNS'], shown.map(one => [one.slug, one.name, one.types, runs(one)])),
      ...(skipped.length > 0
        ? ['', 'Left out of the pack:', table(['NAME', 'REASON'], skipped.map(({ name, reason }) => [name, reason]))]
        : []),
      ...(licence.length > 0 ? ['', `Licence of the pack: ${licence.join(' ')}`] : []),
    ].join('\n'))
}

async function run(slugs: string[], { pack, probe, ...options }: PackOption & { probe: string[] }): Promise<void> {
  const { checks } = await catalogue(pack)
  const unknown = [...slugs, ...probe].filter(slug => checks.every(check => check.slug !== slug))
  if (unknown.length > 0) {
    throw notFound({ message: `There is no check ${plain(unknown)}. To list all: ${cliCommand('checks list')}` })
  }
  const chosen = slugs.length === 0 ? checks : checks.filter(({ slug }) => slugs.includes(slug))
  const config = readConfig()
  await checkExamples(config, options, 'check', chosen.map(check => accountExamples(check, config, new Set(probe))))
}

async function catalogue(path = readConfig().accountPack): Promise<Pack> {
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

function runs({ notifies, probe }: ReturnType<typeof toInfo>): string {
  if (notifies) return 'never: it could notify the person'
  return probe ? `off: ${probe.risk}` : 'yes'
}
