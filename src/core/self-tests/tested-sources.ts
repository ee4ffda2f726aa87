import type { BreachSource } from '../../sources/leaks/breaches/breach-source.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import { listSources } from '../../sources/lists/index.ts'
import type { IconService } from '../../sources/logos/logo-source.ts'
import type { AccountCheck } from '../../sources/registered/account-check.ts'
import type { Painter } from '../logos/painter.ts'
import type { Modules } from '../catalogue/modules.ts'
import type { SourceExamples } from './examples.ts'
import { accountExamples } from './account-examples.ts'
import { breachExamples } from './breach-examples.ts'
import { leakExamples } from './leak-examples.ts'
import { logoExamples } from './logo-examples.ts'
import { moduleExamples } from './module-examples.ts'

interface Sources {
  modules: Modules
  /** The leak sources of external services. */
  externalLeaks: readonly LeakSource[]
  breachSources: readonly BreachSource[]
  /** Names of the sources with restricted terms that the operator enabled, or `all`. */
  restrictedSources: ReadonlySet<string>
  /** Account checks of this server, with those of packs. */
  checks: readonly AccountCheck[]
  /** The icon services that the operator enabled. */
  iconServices: readonly IconService[]
  /** Reads the images of icon services. */
  painter: Pick<Painter, 'read'>
  /** Source keys that the operator configured, by slug. */
  sourceKeys: ReadonlyMap<string, string>
}

/** Lists have no self-test: it would download unused ones too. Their health is that of their copy. */
const lists = new Set(listSources.map(({ slug }) => slug))

/**
 * Returns the sources that are tested once a day. Sources that need a key are not tested, because each question
 * counts against a quota of the operator; their searches decide. Neither are account checks that submit a form or name
 * no account. The module of a row is tested for its account check too.
 */
export const testedSources = (
  { modules, externalLeaks, breachSources, restrictedSources, checks, iconServices, painter, sourceKeys }: Sources,
): Array<SourceExamples<string>> => [
  ...modules.all.filter(({ module, isConfigured }) =>
    isConfigured && !module.requiresKey && module.category !== 'analysis' && !lists.has(module.slug)
  ).map(moduleExamples),
  ...externalLeaks.filter(({ requiresKey, examples, code, terms }) =>
    !requiresKey && examples !== undefined && isAllowed(restrictedSources, code, terms))
    .map(source => leakExamples(source, undefined)),
  ...breachSources.filter(({ requiresKey, examples, slug, terms }) =>
    !requiresKey && examples !== undefined && isAllowed(restrictedSources, slug, terms))
    .map(source => breachExamples(source, undefined)),
  ...checks.filter(isTestable).map(check => accountExamples(withKnownName(check), { sourceKeys }, new Set())),
  ...iconServices.map(service => logoExamples(service, painter)),
]

const isTestable = ({ notifies, probe, row, examples }: AccountCheck): boolean =>
  !notifies && probe === undefined && row === undefined && examples.registered.length > 0

/** Returns a check of a pack with its known account alone: packs have too many sites to ask each of them twice. */
const withKnownName = (check: AccountCheck): AccountCheck =>
  check.pack === undefined ? check : { ...check, examples: { ...check.examples, notRegistered: [] } }
