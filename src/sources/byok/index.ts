import { createProviderOne } from './provider-one.ts'
import { createProviderTwo } from './provider-two.ts'
import type { MappingVersion, Provider, ProviderSlug } from './provider.ts'

export const createProvider: Record<ProviderSlug, (mappingVersion: MappingVersion) => Provider> = {
  provider_one: createProviderOne, provider_two: createProviderTwo,
}
