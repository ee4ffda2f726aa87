import { moduleId } from '../../core/catalogue/modules.ts'
import type { CatalogueSnapshot } from '../../core/search/catalogue.ts'
import { resolveSearch, type ResolvedSearch } from '../../core/search/request.ts'
import type { SearchRequest } from '../../core/search/task.ts'
import { Failure, validationError, type Fault } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { listOption } from '../kit/list-option.ts'
import { isNarrower, withPreset } from './presets.ts'
import type { SearchArguments } from './search-arguments.ts'
import { divideTags } from './search-tags.ts'

/** A search request, and the options that its parts come from. */
export interface RequestOfArguments {
  request: SearchRequest
  /** Converts a fault of the request to a fault of the command line: its path becomes the option that caused it. */
  onCommandLine(fault: Fault): Fault
}

/** Converts the arguments to a search request. Throws VALIDATION_ERROR for options that contradict each other. */
export function requestOf(
  type: QueryType,
  value: string,
  given: SearchArguments,
  catalogue: CatalogueSnapshot,
): RequestOfArguments {
  const { modules, all, leaks, skipUnknown = false, accounts = false, ...lists } = withPreset(type, given)
  const isPassive = isNarrower(given)
  const request: SearchRequest = { query: { type, value }, ...isPassive && { preset: 'passive' } }
  if (all && modules !== undefined) throw validationError({ message: '--all and --modules cannot be used together' })
  const unknown = skipUnknown ? 'skip' as const : 'error' as const
  if (all) request.modules = { mode: 'all' }
  const slugs = modules?.trim() === 'none' ? [] : listOption('--modules', 'module', modules)
  if (modules?.trim() === 'none') request.modules = { mode: 'none' }
  else if (modules !== undefined) {
    request.modules = {
      mode: 'selected',
      unknown,
      ids: slugs.map(moduleId),
    }
  }
  const codes = listOption('--leaks', 'leak source', leaks)
  if (leaks !== undefined) {
    request.leaks = {
      custom_mapping: 'standard',
      ...(leaks.trim() === 'all' ? { mode: 'all' } : { mode: 'selected', unknown, sources: codes }),
    }
  }
  const { sites, tags, packs } = lists
  const named = sites !== undefined || packs !== undefined
  const runsChecks = accounts || named || type === 'Email Address' && !isPassive
  if (tags !== undefined && modules !== undefined && !runsChecks) {
    throw validationError({ message: '--tags: --modules names the modules already; for account checks add --accounts' })
  }
  const tagged = tags === undefined ? undefined : divideTags(listOption('--tags', 'tag', tags), catalogue, {
    type, all: modules === undefined ? all === true : undefined, checks: runsChecks,
  })
  if (tagged && modules === undefined) {
    request.modules = tagged.modules.length > 0
      ? { ...request.modules, tags: [...tagged.modules] }
      : { mode: 'none' }
  }
  const selection = {
    ...(sites !== undefined && { sites: listOption('--sites', 'site', sites) }),
    ...(tagged && { tags: [...tagged.checks] }),
    ...(packs !== undefined && { packs: listOption('--packs', 'pack', packs) }),
  }
  if (tagged && tagged.checks.length === 0 && !named) {
    request.features = { registered_accounts: 'exclude' }
  } else if (runsChecks) {
    const isSelected = Object.keys(selection).length > 0
    request.features = { registered_accounts: 'include', ...(isSelected && { account_checks: selection }) }
  }
  const exists = {
    '--modules': (slug: string) => catalogue.modules.bySlug(slug) !== undefined,
    '--leaks': (code: string) => catalogue.leakSources.some(({ source }) => source.code === code),
  }

  function onCommandLine({ path, message }: Fault): Fault {
    if (path === 'query.value') return { path: 'observable', message }
    if (path === 'modules.mode') {
      return { path: '--modules none', message: 'add --accounts, --sites, --packs or --leaks' }
    }
    if (path === 'modules.tags') {
      return { path: `--tags ${tags}`, message: all ? message : 'no default module has one of them; add --all' }
    }
    if (path === 'features.account_checks') {
      const given = Object.entries({ sites, tags, packs }).flatMap(([name, list]) => list ? [`--${name} ${list}`] : [])
      return { path: given.join(' '), message }
    }
    const [, part, position] = /^(modules|features\.account_checks)\.tags\.(\d+)$/.exec(path) ?? []
    if (tagged && part !== undefined) {
      const tag = tagged[part === 'modules' ? 'modules' : 'checks'][Number(position)]
      const noun = runsChecks ? 'module or account check' : 'module'
      return { path: `--tags ${tag}`, message: `no ${noun} for ${type} has this tag; tags: ${tagged.known.join(', ')}` }
    }
    const [, check = '', at] = /^features\.account_checks\.(\w+)\.(\d+)$/.exec(path) ?? []
    if (at !== undefined) {
      const name = selection[check as keyof typeof selection]?.[Number(at)]
      const advice = message.endsWith('packs: none')
        ? ` (a sandbox has none). To add one: ${cliCommand('checks packs add')}` : ''
      return { path: `--${check} ${name}`, message: message + advice }
    }
    const [, list, index] = /^(modules\.ids|leaks\.sources)\.(\d+)$/.exec(path) ?? []
    if (list === undefined) return { path, message }
    const [option, noun, given, lists] = list === 'modules.ids'
      ? ['--modules', 'module', slugs, 'modules list'] as const :
      ['--leaks', 'leak source', codes, 'leaks sources'] as const
    const name = given[Number(index)]!
    return {
      path: `${option} ${name}`,
      message: exists[option](name) ? message : `there is no such ${noun}. To list all: ${cliCommand(lists)}`,
    }
  }

  return { request, onCommandLine }
}

/**
 * Converts the arguments to a search of this machine. Throws VALIDATION_ERROR with all faults at once. The path of a
 * fault is the command-line option that caused it.
 */
export function resolveArguments(
  type: QueryType,
  value: string,
  options: SearchArguments,
  catalogue: CatalogueSnapshot,
): ResolvedSearch {
  const { request, onCommandLine } = requestOf(type, value, options, catalogue)
  try {
    const resolved = resolveSearch(request, catalogue, { skipAdvice: 'to leave it out, add --skip-unknown' })
    return { ...resolved, skipped: resolved.skipped.map(part => ({ ...part, ...onCommandLine(part) })) }
  } catch (error) {
    if (!(error instanceof Failure) || !Array.isArray(error.details)) throw error
    throw validationError({
      message: faultMessage(type, options, error.details),
      details: error.details.map(onCommandLine).map(({ path, message }) => ({ path, message: withCommand(message) })),
    })
  }
}

/** Names the command that lists the checks of this machine instead of the operation. A server lists its own. */
const withCommand = (message: string): string =>
  message.replace('; GET /account-checks lists them', `. To list all: ${cliCommand('checks list')}`)

/** Returns the message for the faults of a request. */
export function faultMessage(type: QueryType, { skipUnknown }: SearchArguments, faults: readonly Fault[]): string {
  const noneRemains = skipUnknown && faults.every(({ path }) => /^(modules\.ids|leaks\.sources)\./.test(path))
  return noneRemains
    ? 'No source remains after --skip-unknown: name at least one that exists and is available'
    : `This cannot be searched as ${type}`
}
