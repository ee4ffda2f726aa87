import type { components } from '../../generated/api.ts'
import type { LeakSource } from '../sources/leaks/leak-source.ts'
import type { QueryType } from '../sources/kit/source.ts'

type Info = components['schemas']['LeakSourceInfo']

/** A leak source with the configuration that it has on this server. */
export interface ConfiguredLeakSource {
  source: LeakSource
  /** The key that the operator configured for the source. `undefined` if there is no key. */
  key: string | undefined
  available: boolean
  /** Reason why the source is not available. `undefined` if the source is available. */
  reason: string | undefined
}

const needsKey = 'It needs a key, which the operator has not configured'

interface LeakSourcesParts {
  /** Sources that query an external service. */
  sources: readonly LeakSource[]
  sourceKeys: ReadonlyMap<string, string>
  /** Reads the data sets that the operator has imported. */
  local(): Promise<LeakSource[]>
}

export type LeakSources = ReturnType<typeof createLeakSources>

/** Creates the list of the leak sources of this server: imported data sets and external services. */
export function createLeakSources({ sources, sourceKeys, local }: LeakSourcesParts) {
  function configure(source: LeakSource): ConfiguredLeakSource {
    const key = sourceKeys.get(source.code)
    const reason = source.unavailable ?? (source.requiresKey && key === undefined ? needsKey : undefined)
    return { source, key, reason, available: reason === undefined }
  }
  const remote = sources.map(configure)
  const externalCodes = new Set(sources.map(({ code }) => code))
  // A later version may add an external source whose code an imported data set already has. The list then contains only
  // the external source.
  const all = async (): Promise<ConfiguredLeakSource[]> =>
    [...(await local()).filter(({ code }) => !externalCodes.has(code)).map(configure), ...remote]

  return {
    all,
    async list(type?: QueryType): Promise<Info[]> {
      return (await all()).filter(({ source }) => type === undefined || source.types.includes(type)).map(toInfo)
    },
  }
}

function toInfo({ source, available }: ConfiguredLeakSource): Info {
  const { code, name, description, types, template, requiresKey, homepage } = source
  return {
    code,
    name,
    description,
    types: [...types],
    template,
    available,
    requires_key: requiresKey,
    homepage,
  }
}
