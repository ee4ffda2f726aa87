import { Option, type Command } from 'commander'
import { readAccountHealth } from './account-health.ts'
import { countReasons, loadAccountChecks, type LoadedChecks } from '../../compose/account-packs.ts'
import { unknownProbes } from '../../compose/unknown-probes.ts'
import { ConfigError, readTerminalConfig, type Config } from '../../config/read.ts'
import { listOf, setOf } from '../../config/parse.ts'
import { accountExamples } from '../../core/self-tests/account-examples.ts'
import { notFound, validationError } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { classOf, isProbeOn, type AccountCheck } from '../../sources/registered/account-check.ts'
import { checkClasses } from '../../sources/registered/check-class.ts'
import { unprovenReason } from '../../sources/registered/ledger.ts'
import { strengthOf } from '../../sources/registered/proof.ts'
import type { PackReport } from '../../sources/registered/packs/combine.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { CheckClass } from '../../sources/rows/address-site.ts'
import { describeTerms, isAllowed } from '../../sources/kit/terms.ts'
import { offReason, type Off } from './check-state.ts'
import { checkExamples, exitCodes, type CheckedExample } from './examples.ts'
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
    .addOption(new Option('--class <class>', 'only checks that ask in this way').choices(checkClasses))
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
      '--probe <names>',
      'enable these checks of sign-up, sign-in or reset forms besides those of ACCOUNT_PROBES: slugs, classes or all ' +
        '(`checks list` states the risk)',
      (names, all: string[]) => [...all, ...setOf(names)],
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
  /** `true` if searches run the check now. */
  runs: boolean
  /** Why not, and how to switch it on. */
  whyNot: string | null
  health: ReturnType<Awaited<ReturnType<typeof readAccountHealth>>>
}

interface ListOptions extends PackOption {
  type?: QueryType
  tags?: string[]
  class?: CheckClass
  skipped?: boolean
}

async function listChecks({ type, tags, pack, class: only, skipped = false, ...options }: ListOptions): Promise<void> {
  const { checks, packs } = await loadChecks(pack)
  const config = readTerminalConfig()
  const healthOf = await readAccountHealth(config)
  const tagged = withTags(checks.map(check => ({ check, tags: check.tags ?? [] })), tags, 'account check')
  const selected = tagged.map(({ check }) => check)
    .filter(check => (type === undefined || (check.types as readonly QueryType[]).includes(type)) &&
      (only === undefined || classOf(check) === only))
    .map((check): ListedCheck => {
      const health = healthOf(check)
      const off = offReason(check, config)
      const whyNot = health.state === 'benched' ? `not for now: ${health.reason}` : off && offText(off)
      return {
        ...toInfo(check),
        isProbeOn: isProbeOn(check, config.accountProbes),
        unproven: unprovenReason(check) ?? null,
        allowed: isAllowed(config.restrictedSources, check.slug, check.terms),
        runs: whyNot === undefined,
        whyNot: whyNot ?? null,
        health,
      }
    })
  for (const fault of unknownProbes(config.accountProbes, checks)) {
    process.stderr.write(`warning: ACCOUNT_PROBES: ${terminalSafe(fault)}\n`)
  }
  print(options, { checks: selected, packs }, () =>
    [
      table(
        ['SLUG', 'NAME', 'TYPES', 'CLASS', 'TAGS', 'PACK', 'HEALTH', 'FACTS', 'PROOFS', 'ENABLED'],
        selected.map(check => [
          check.slug,
          check.name,
          check.types,
          check.class,
          check.tags,
          check.pack ?? '',
          check.health.state,
          factsText(check),
          `${check.proofs.registered}/${check.proofs.not_registered}`,
          check.whyNot ?? 'yes',
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
  const unknown = slugs.filter(slug => checks.every(check => check.slug !== slug))
  if (unknown.length > 0) {
    throw notFound({ message: `There is no check ${terminalSafe(unknown)}. To list all: ${cliCommand('checks list')}` })
  }
  const [fault] = unknownProbes(probe, checks)
  if (fault !== undefined) throw validationError({ message: `--probe: ${terminalSafe(fault)}` })
  const given = readTerminalConfig()
  const config = { ...given, accountProbes: new Set([...given.accountProbes, ...probe]) }
  const isNamed = slugs.length > 0
  const chosen = isNamed ? checks.filter(({ slug }) => slugs.includes(slug)) : checks
  if (record !== undefined) return recordChecks(config, options, record, chosen, isNamed)
  const examples = chosen.map(check => accountExamples(check, config, config.accountProbes))
  const untested = chosen.filter((_, at) => examples[at]!.examples.length === 0)
  await checkExamples(config, options, 'check', examples, isNamed
    ? { untested: untested.map(check => withoutExamples(check, config)) }
    : { note: noteOf(untested.filter(({ control }) => control !== undefined).length) })
}

const noteOf = (count: number): string | undefined => count === 0 ? undefined :
  `${count} further ${count === 1 ? 'check has' : 'checks have'} no account with a known answer. To test with one of ` +
  `your own: ${cliCommand('checks run --record <file>')}`

/** Returns the result of a check that has no account with a known answer: no account of a person is kept here. */
function withoutExamples(check: AccountCheck, config: Config): CheckedExample {
  const off = offReason(check, config)
  const remedy = cliCommand(`checks run ${check.slug} --record <file>`)
  return {
    kind: 'account',
    slug: check.slug,
    example: '',
    expected: '',
    verdict: 'unknown',
    reason: `${off ? `off: ${offText(off)}; ` : ''}it has no account with a known answer` +
      (check.control === undefined ? '' : `: test it with one of your own, ${remedy}`),
  }
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
    facts: check.facts ?? null,
    proofs: { registered: strengthOf(check.registered), not_registered: strengthOf(check.notRegistered) },
    ledger: check.ledger ? { day: check.ledger.day, toldApart: check.ledger.toldApart } : null,
    terms: describeTerms(terms),
    notifies,
    probe: check.probe ?? null,
  })

/** Host and day of the facts: the code or page of others from which the row was written. */
const factsText = ({ facts }: ListedCheck): string =>
  facts === null ? '' : `${new URL(facts.url).host}${facts.day === undefined ? '' : ` ${facts.day}`}`

const offText = ({ reason, remedy }: Off): string =>
  remedy === null ? `never: ${reason}` : `no: ${reason.replace(/\.$/, '')}. To switch it on: ${remedy}`
