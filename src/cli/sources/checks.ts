import type { Command } from 'commander'
import { readAccountHealth } from './account-health.ts'
import { countReasons, loadAccountChecks, type LoadedChecks } from '../../compose/account-packs.ts'
import { ConfigError, readTerminalConfig } from '../../config/read.ts'
import { listOf } from '../../config/parse.ts'
import { accountExamples } from '../../core/self-tests/account-examples.ts'
import { notFound, validationError } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { classOf, isProbeOn, type AccountCheck } from '../../sources/registered/account-check.ts'
import { unprovenReason } from '../../sources/registered/ledger.ts'
import type { PackReport } from '../../sources/registered/packs/combine.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { describeTerms, isAllowed } from '../../sources/kit/terms.ts'
import { checkExamples, exitCodes } from './examples.ts'
import { recordChecks, recordHelp } from './record-checks.ts'
import { subcommand, commandGroup, print, type JsonOption } from '../kit/output.ts'
import { readType } from '../kit/query-type.ts'
import { addPackCommands } from './packs.ts'
import { tagsOption, withTags } from './tags.ts'
import { terminalSafe, table } from '../kit/text.ts'

interface PackOption extends JsonOption {
  pack?: string
}

export function checksCommands(): Command {
  const checks = commandGroup('checks', 'list and test the checks for registered accounts', 'checks run github')
  const packHelp = 'add the checks of these packs, comma-separated (default: ACCOUNT_PACK and DATA_DIR)'
  const pack = ['--pack <files>', packHelp] as const
  subcommand(checks, 'list', 'list all checks with their health', 'checks list --type email')
    .option('--type <type>', 'only checks for this type: pseudonym or email', readType)
    .option(...tagsOption('checks'))
    .option('--skipped', 'also list the sites of the packs that are left out or partly used, with the reasons')
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
    .option('--record <file>', 'ask sites about addresses of your own in this file; keep which sites tell them apart')
    .addHelpText('after', `${exitCodes}\n${recordHelp}`)
    .action(runChecks)
  addPackCommands(checks)
  return checks
}

type ListedCheck = ReturnType<typeof toInfo> & {
  allowed: boolean
  isProbeOn: boolean
  unproven: string | null
  health: ReturnType<Awaited<ReturnType<typeof readAccountHealth>>>
}

interface ListOptions extends PackOption {
  type?: QueryType
  tags?: string[]
  skipped?: boolean
}

async function listChecks({ type, tags, pack, skipped = false, ...options }: ListOptions): Promise<void> {
  const { checks, packs } = await loadChecks(pack)
  const config = readTerminalConfig()
  const healthOf = await readAccountHealth(config)
  const tagged = withTags(checks.map(check => ({ check, tags: check.tags ?? [] })), tags, 'account check')
  const selected = tagged.map(({ check }) => check)
    .filter(({ types }) => type === undefined || (types as readonly QueryType[]).includes(type))
    .map(check => ({
      ...toInfo(check),
      isProbeOn: isProbeOn(check, config.accountProbes),
      unproven: unprovenReason(check) ?? null,
      allowed: isAllowed(config.restrictedSources, check.slug, check.terms),
      health: healthOf(check),
    }))
  print(options, { checks: selected, packs }, () =>
    [
      table(
        ['SLUG', 'NAME', 'TYPES', 'CLASS', 'TAGS', 'PACK', 'HEALTH', 'ENABLED'],
        selected.map(check => [
          check.slug,
          check.name,
          check.types,
          check.class,
          check.tags,
          check.pack ?? '',
          check.health.state,
          enabledText(check),
        ]),
      ),
      ...packs.flatMap(one => ['', ...packLines(one, skipped)]),
    ].join('\n'))
}

function packLines(
  { name, format, used, skipped, remarks, unknownFields, licence }: PackReport, listsSkipped: boolean,
): string[] {
  const counts = Object.entries(countReasons(skipped)).sort(([, one], [, other]) => other - one)
  const sites = unknownFields.flatMap(unknown =>
    unknown.sites.map(name => ({ name, reason: `it has a field that is not read: ${unknown.field}` })))
  const parts = [...remarks, ...sites]
  const tableOf = (rows: typeof skipped) => table(['NAME', 'REASON'], rows.map(site => [site.name, site.reason]))
  return [
    `Pack ${terminalSafe(name)} (${format}): ${used} ${used === 1 ? 'site' : 'sites'} used, ${skipped.length} left out`,
    `Licence of the pack: ${terminalSafe(licence.join(' ')) || 'not named'}`,
    ...listsSkipped && skipped.length > 0
      ? [tableOf(skipped)]
      : counts.map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`),
    ...parts.length > 0 ? ['Used without a part of their entry:'] : [],
    ...listsSkipped && parts.length > 0
      ? [tableOf(parts)]
      : Object.entries(countReasons(parts)).map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`),
    ...!listsSkipped && skipped.length + parts.length > 0 ? ['To list each of these sites, add --skipped.'] : [],
  ]
}

async function runChecks(
  slugs: string[],
  { pack, probe, record, ...options }: PackOption & { probe: string[], record?: string },
): Promise<void> {
  const { checks } = await loadChecks(pack)
  const unknown = [...slugs, ...probe].filter(slug => checks.every(check => check.slug !== slug))
  if (unknown.length > 0) {
    throw notFound({ message: `There is no check ${terminalSafe(unknown)}. To list all: ${cliCommand('checks list')}` })
  }
  const chosen = slugs.length === 0 ? checks : checks.filter(({ slug }) => slugs.includes(slug))
  const config = readTerminalConfig()
  if (record !== undefined) return recordChecks(config, options, record, chosen)
  await checkExamples(config, options, 'check', chosen.map(check => accountExamples(check, config, new Set(probe))))
}

/** Loads the built-in checks and those of packs. `files` replaces the files of ACCOUNT_PACK. */
function loadChecks(files: string | undefined): Promise<LoadedChecks> {
  const config = readTerminalConfig()
  const loading = files === undefined
    ? loadAccountChecks(config)
    : loadAccountChecks({ ...config, sandbox: false, accountPacks: listOf(files) }, [])
  return loading
    .catch((error: unknown) => {
      if (!(error instanceof ConfigError)) throw error
      const message = error.faults.join('; ').replaceAll(/(ACCOUNT_PACK|DATA_DIR): /g, '')
      throw validationError({ message, cause: error })
    })
}

const toInfo = ({ slug, name, pack, tags = [], homepage, types, terms, notifies, ...check }: AccountCheck) =>
  ({
    slug,
    name,
    pack: pack ?? null,
    tags,
    homepage,
    types,
    class: classOf(check),
    terms: describeTerms(terms),
    notifies,
    probe: check.probe ?? null,
  })

function enabledText({ notifies, probe, terms, allowed, health, ...check }: ListedCheck): string {
  if (health.state === 'benched') return `not for now: ${health.reason}`
  if (!allowed) return `no: ${terms?.text}`
  if (notifies) return 'never: it could notify the person'
  if (!check.isProbeOn) return `no: ${probe!.risk}`
  return check.unproven === null ? 'yes' : `no: ${check.unproven}`
}
