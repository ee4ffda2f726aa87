import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import { providerSlugs } from '../../sources/byok/provider.ts'
import type { Chosen } from './choose-sources.ts'
import type { SearchRequest } from './task.ts'
import type { ConfiguredProvider } from './tasks/provider.ts'

interface ChosenProvider {
  configured: ConfiguredProvider
  apiKey: string
}

/** Chooses the external providers for which the request contains a key. */
export function chooseProviders(
  { query, byok, features }: Draft<SearchRequest>,
  configuredProviders: readonly ConfiguredProvider[],
): Pick<Chosen<ChosenProvider>, 'sources' | 'faults'> {
  if (byok === undefined) return { sources: [], faults: [] }
  const faults: Fault[] = []
  const requested = providerSlugs.flatMap(slug => byok[slug] ? [{ slug, apiKey: byok[slug].api_key ?? '' }] : [])
  const type = query?.type
  if (byok.mode === 'only' && requested.length === 0) {
    faults.push({ path: 'byok.mode', message: '"only" requires the key of at least one provider' })
  }
  if (features?.registered_accounts === 'only' && (requested.length > 0 || byok.mode === 'only')) {
    faults.push({ path: 'byok', message: 'cannot be combined with registered_accounts "only"' })
  }
  const sources = requested.flatMap(({ slug, apiKey }) => {
    const path = `byok.${slug}`
    const configured = configuredProviders.find(({ provider }) => provider.slug === slug)
    if (configured === undefined) faults.push({ path, message: 'this provider is not available on this server' })
    else if (type !== undefined && !configured.provider.types.includes(type)) {
      faults.push({ path, message: `this provider does not support ${type}` })
    } else return [{ configured, apiKey }]
    return []
  })
  return { sources, faults }
}
