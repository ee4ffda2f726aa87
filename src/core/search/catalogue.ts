import type { TaskRef } from '../../db/search-tasks.ts'
import type { BreachSource } from '../../sources/leaks/breaches/breach-source.ts'
import { localBreaches } from '../../sources/leaks/breaches/local.ts'
import { isCheckEnabled, type AccountCheck } from '../../sources/registered/account-check.ts'
import { createControls } from '../../sources/registered/control.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import type { LeakSources, ConfiguredLeakSource } from '../catalogue/leak-sources.ts'
import type { Modules } from '../catalogue/modules.ts'
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
}

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

  function breachSourcesWith(leaks: readonly ConfiguredLeakSource[]): ConfiguredBreachSource[] {
    const local = leaks.flatMap(({ source, key, available }) =>
      source.breach === undefined || !available ? [] : [{ source: localBreaches(source, source.breach), key }])
    return [...local, ...remoteBreachSources]
  }

  return {
    async snapshot(): Promise<CatalogueSnapshot> {
      const leaks = await leakSources.all()
      const sources = breachSourcesWith(leaks)
      const breachTask = breachesTask(sources, radar)
      const currentTasks = byName([...leaks.map(leak => leakTask(leak, radar)), breachTask])
      return {
        modules,
        leakSources: leaks,
        providers,
        accountChecks: type => accountChoices.filter(({ types }) => types.includes(type)),
        breachTask,
        task: name => fixedTasks.get(taskKey(name)) ?? currentTasks.get(taskKey(name)),
      }
    },
  }
}

const byName = (tasks: Task[]): Map<string, Task> => new Map(tasks.map(task => [taskKey(task), task]))
