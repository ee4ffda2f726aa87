import type { TaskRef } from '../../db/search-tasks.ts'
import type { BreachSource } from '../../sources/leaks/breaches/breach-source.ts'
import { localBreaches } from '../../sources/leaks/breaches/local.ts'
import { isCheckEnabled, type AccountCheck } from '../../sources/registered/account-check.ts'
import { createControls } from '../../sources/registered/control.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import type { LeakSources, ConfiguredLeakSource } from '../catalogue/leak-sources.ts'
import type { Modules } from '../catalogue/modules.ts'
import type { HoldsDomain } from '../domains/holdings.ts'
import { parseSearched } from '../observables/observable.ts'
import type { FactsOf } from '../radar/facts.ts'
import { taskKey, type Task } from './task.ts'
import type { AccountChoice } from './choose-accounts.ts'
import { benchedError } from '../source-health/benched.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'
import { accountTask } from './tasks/account.ts'
import { breachesTask, type ConfiguredBreachSource } from './tasks/breaches.ts'
import { leakTask } from './tasks/leak.ts'
import { moduleTask } from './tasks/module.ts'
import { providerTask, type ConfiguredProvider } from './tasks/provider.ts'

/** The sources and tasks that this server has at one moment. The operator may import or remove leak sources later. */
export interface CatalogueSnapshot {
  modules: Modules
  leakSources: readonly ConfiguredLeakSource[]
  /** The task that looks up breaches. It is skipped if no breach source supports the type of the query. */
  breachTask: Task
  /** Reason why the breaches of imported data sets are left out. Missing if there are none, or they are not. */
  withheldBreaches?: ConfiguredLeakSource['withheld']
  /** Returns the account checks that support the type. */
  accountChecks(type: QueryType): AccountChoice[]
  providers: readonly ConfiguredProvider[]
  /** Returns the task, or `undefined` if its source was removed. */
  task(ref: TaskRef): Task | undefined
}

interface CatalogueParts {
  modules: Modules
  leakSources: LeakSources
  breachSources: readonly BreachSource[]
  /** Source keys that the operator configured, by slug of the breach source or account check. */
  sourceKeys: ReadonlyMap<string, string>
  /** Names of the sources with restricted terms that the operator enabled, or `all`. Default: none. */
  restrictedSources?: ReadonlySet<string>
  checks: readonly AccountCheck[]
  /** Health of the sources. Without it, no account check and no breach source is benched. */
  health?: Pick<SourceHealthView, 'of'>
  /** Slugs of the form probes that the operator enabled. */
  probes: ReadonlySet<string>
  /** Address of the operator's own, for control questions. */
  ownAddress?: string | undefined
  /** Loads facts about breaches from Radar. */
  radar: () => Promise<FactsOf>
  /** External providers that the operator configured. */
  providers?: readonly ConfiguredProvider[]
  /** Returns whether an account may search imported data sets by a domain. Default: every account may. */
  holdsDomain?: HoldsDomain | undefined
}

/** The account that searches, and the value as it was sent. */
interface Caller {
  accountId: string
  query: Draft<Query>
}

export const callerOf = ({ accountId }: { accountId: string }, { query }: Draft<{ query: Query }>): Caller =>
  ({ accountId, query: query ?? {} })

const notProved = {
  code: 'DOMAIN_NOT_PROVED',
  message: 'The account has not proved that it holds this domain: claim it with POST /account/domains',
} as const

export type Catalogue = ReturnType<typeof createCatalogue>

/** Creates the catalogue of the sources that a search can choose from. */
export function createCatalogue(
  {
    modules,
    leakSources,
    breachSources,
    sourceKeys,
    restrictedSources = new Set(),
    checks,
    health,
    probes,
    ownAddress,
    radar,
    providers = [],
    holdsDomain,
  }: CatalogueParts,
) {
  const enabledChecks = checks.filter(check => isCheckEnabled(check, { probes, restrictedSources }))
  const controls = createControls()
  const accountChoices: Array<AccountChoice & { types: readonly QueryType[] }> = enabledChecks.map(check => ({
    types: check.types,
    tags: check.tags ?? [],
    pack: check.pack,
    ...check.scope && { scope: check.scope },
    task: accountTask(check, {
      probes,
      controls,
      ownAddress,
      key: sourceKeys.get(check.slug),
      benched: () => benchedError(health?.of({ kind: 'account', slug: check.slug })),
    }),
  }))
  const fixedTasks = byName([
    ...modules.all.map(moduleTask),
    ...accountChoices.map(({ task }) => task),
    ...providers.map(providerTask),
  ])
  const remoteBreachSources = breachSources.map((source): ConfiguredBreachSource => ({
    source,
    key: sourceKeys.get(source.slug),
    benched: () => benchedError(health?.of({ kind: 'breach', slug: source.slug })),
  }))
    .filter(({ source: { slug, requiresKey, terms }, key }) =>
      (key !== undefined || !requiresKey) && isAllowed(restrictedSources, slug, terms))

  /** Marks imported data sets of which the caller gets nothing: those under a domain that the account does not hold. */
  async function forCaller(
    leaks: readonly ConfiguredLeakSource[], { accountId, query }: Caller,
  ): Promise<readonly ConfiguredLeakSource[]> {
    if (!holdsDomain || query.type !== 'Domain Name' || !leaks.some(({ source }) => source.isLocal)) return leaks
    const parsed = parseSearched(query.type, query.value ?? '')
    if ('value' in parsed && await holdsDomain(accountId, parsed.value)) return leaks
    return leaks.map(configured =>
      configured.source.isLocal && configured.source.types.includes('Domain Name')
        ? { ...configured, withheld: notProved } : configured)
  }

  function breachSourcesWith(leaks: readonly ConfiguredLeakSource[]): ConfiguredBreachSource[] {
    const local = leaks.flatMap(({ source, key, available, withheld }) =>
      source.breach === undefined || !available || withheld ? []
        : [{ source: localBreaches(source, source.breach), key }])
    return [...local, ...remoteBreachSources]
  }

  return {
    /**
     * Returns the sources of this moment.
     * @param caller if stated, what the account may not have is marked, and its tasks are skipped
     */
    async snapshot(caller?: Caller): Promise<CatalogueSnapshot> {
      const all = await leakSources.all()
      const leaks = caller ? await forCaller(all, caller) : all
      const sources = breachSourcesWith(leaks)
      const breachTask = breachesTask(sources, radar)
      const currentTasks = byName([...leaks.map(leak => leakTask(leak, radar)), breachTask])
      return {
        modules,
        leakSources: leaks,
        providers,
        accountChecks: type => accountChoices.filter(({ types }) => types.includes(type)),
        breachTask,
        withheldBreaches: leaks.find(({ source, withheld }) => withheld && source.breach !== undefined)?.withheld,
        task: name => fixedTasks.get(taskKey(name)) ?? currentTasks.get(taskKey(name)),
      }
    },
  }
}

const byName = (tasks: Task[]): Map<string, Task> => new Map(tasks.map(task => [taskKey(task), task]))
