import type { components } from '../../generated/api.ts'
import type { LeakSource } from '../sources/leaks/leak-source.ts'
import type { QueryType } from '../sources/kit/source.ts'

type Info = components['schemas']['LeakSourceInfo']

export interface ListedLeakSource {
  source: LeakSource
  /** The key that the operator configured for it. */
  key: string | undefined
  available: boolean
  /** Reason if it is not available. */
  reason: string | undefined
}

const needsKey = 'It needs a key, which the operator has not configured'

interface LeakSourcesParts {
  /** Sources that ask an external service. */
  sources: readonly LeakSource[]
  keys: ReadonlyMap<string, string>
  /** Reads the current list of the operator's imported data sets. */
  local(): Promise<LeakSource[]>
}

export type LeakSources = ReturnType<typeof createLeakSources>

/** Lists the leak sources of this server: imported data sets and external services. */
export function createLeakSources({ sources, keys, local }: LeakSourcesParts) {
  function listed(source: LeakSource): ListedLeakSource {
    const key = keys.get(source.code)
    const reason = source.unavailable ?? (source.requiresKey && key === undefined ? needsKey : undefined)
    return { source, key, reason, available: reason === undefined }
  }
  const remote = sources.map(listed)
  const taken = new Set(sources.map(({ code }) => code))
  // A data set may have been imported before an external source with its code was added: the external source wins.
  const all = async (): Promise<ListedLeakSource[]> =>
    [...(await local()).filter(({ code }) => !taken.has(code)).map(listed), ...remote]

  return {
    all,
    async list(type?: QueryType): Promise<Info[]> {
      return (await all()).filter(({ source }) => type === undefined || source.types.includes(type)).map(toInfo)
    },
  }
}

function toInfo({ source, available }: ListedLeakSource): Info {
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
