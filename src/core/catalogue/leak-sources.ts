import type { components } from '../../../generated/api.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import { failureMessages } from '../../sources/kit/source-error.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { describeTerms, isAllowed } from '../../sources/kit/terms.ts'
import { benchedError } from '../source-health/benched.ts'
import { healthInfo } from '../source-health/info.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'

type Info = components['schemas']['LeakSourceInfo']

/** A leak source with the configuration that it has on this server. */
export interface ConfiguredLeakSource {
  source: LeakSource
  /** The key that the operator configured for the source. `undefined` if there is no key. */
  key: string | undefined
  available: boolean
  /** Reason why the source is not available. `undefined` if the source is available. */
  reason: { code: 'KEY_MISSING' | 'NOT_ENABLED' | 'SOURCE_BENCHED', message: string } | undefined
  /** Reason why this caller does not get the records of an available source. Missing if the caller gets them. */
  withheld?: { code: 'DOMAIN_NOT_PROVED', message: string }
}

const needsKey = 'It needs a key, which the operator has not configured'

interface LeakSourcesParts {
  /** Sources that query an external service. */
  sources: readonly LeakSource[]
  sourceKeys: ReadonlyMap<string, string>
  /** Names of the sources with restricted terms that the operator enabled, or `all`. Default: none. */
  restrictedSources?: ReadonlySet<string>
  /** Reads the data sets that the operator has imported. */
  local(): Promise<LeakSource[]>
  /** Health of the sources. Without it, every external source is untested. */
  health?: Pick<SourceHealthView, 'of'>
}

export type LeakSources = ReturnType<typeof createLeakSources>

/** Creates the list of the leak sources of this server: imported data sets and external services. */
export function createLeakSources(
  { sources, sourceKeys, restrictedSources = new Set(), local, health }: LeakSourcesParts,
) {
  const healthOf = ({ code }: LeakSource) => health?.of({ kind: 'leak', slug: code })

  function configure(source: LeakSource): ConfiguredLeakSource {
    const key = sourceKeys.get(source.code)
    const missing = source.unavailable ?? (source.requiresKey && key === undefined ? needsKey : undefined)
    const reason = missing !== undefined
      ? { code: 'KEY_MISSING' as const, message: missing }
      : isAllowed(restrictedSources, source.code, source.terms)
      ? benchedError(healthOf(source))
      : { code: 'NOT_ENABLED' as const, message: failureMessages.notEnabled }
    return { source, key, reason, available: reason === undefined }
  }
  const externalCodes = new Set(sources.map(({ code }) => code))
  // A later version may add an external source whose code an imported data set already has. The list then contains only
  // the external source.
  const all = async (): Promise<ConfiguredLeakSource[]> =>
    [...(await local()).filter(({ code }) => !externalCodes.has(code)).map(configure), ...sources.map(configure)]

  /** An imported data set has no tests: it is in order if its records can be read. */
  function healthOfSource({ source, reason }: ConfiguredLeakSource): Info['health'] {
    if (!source.isLocal) return healthInfo(healthOf(source))
    return { ...healthInfo(undefined), state: reason ? 'degraded' : 'ok', reason: reason?.message ?? null }
  }

  return {
    all,
    async list(type?: QueryType): Promise<Info[]> {
      return (await all()).filter(({ source }) => type === undefined || source.types.includes(type)).map(configured =>
        ({ ...toInfo(configured), health: healthOfSource(configured) }))
    },
  }
}

function toInfo({ source, available }: ConfiguredLeakSource): Omit<Info, 'health'> {
  const { code, name, description, types, template, requiresKey, terms, homepage } = source
  return {
    code,
    name,
    description,
    types: [...types],
    template,
    available,
    requires_key: requiresKey,
    terms: describeTerms(terms),
    homepage,
  }
}
