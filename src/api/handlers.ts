import { accountCheckHandlers } from './account-checks.ts'
import { accountHandlers } from './account.ts'
import { domainHandlers } from './domains.ts'
import { exportHandlers } from './exports.ts'
import { keyHandlers } from './keys.ts'
import { healthHandlers } from './health.ts'
import { investigationFindingHandlers } from './investigation-findings.ts'
import { investigationHandlers } from './investigations.ts'
import { watchHandlers } from './watches.ts'
import { leakHandlers } from './leaks.ts'
import { markHandlers } from './marks.ts'
import { moduleHandlers } from './modules.ts'
import { radarHandlers } from './radar.ts'
import { resultHandlers } from './results.ts'
import { searchCreationHandlers } from './search-creation.ts'
import { searchHandlers } from './search.ts'
import { toolHandlers } from './tools.ts'
import { typeGuessHandlers } from './type-guesses.ts'
import type { ApiParts } from './parts.ts'
import type { AllApiHandlers } from './types.ts'
import { usageHandlers } from './usage.ts'
import { webhookDeliveryHandlers } from './webhook-deliveries.ts'
import { webhookEndpointHandlers } from './webhook-endpoints.ts'
import { webhookHandlers } from './webhooks.ts'

/** Handlers of every operation in openapi/api.yaml. */
export function createApiHandlers(parts: ApiParts): AllApiHandlers {
  return {
    ...healthHandlers(parts),
    ...usageHandlers(parts),
    ...accountHandlers(parts),
    ...domainHandlers(parts),
    ...keyHandlers(parts),
    ...moduleHandlers(parts),
    ...accountCheckHandlers(parts),
    ...leakHandlers(parts),
    ...searchCreationHandlers(parts),
    ...searchHandlers(parts),
    ...resultHandlers(parts),
    ...markHandlers(parts),
    ...typeGuessHandlers(parts),
    ...investigationHandlers(parts),
    ...investigationFindingHandlers(parts),
    ...exportHandlers(parts),
    ...watchHandlers(parts),
    ...webhookHandlers(parts),
    ...webhookEndpointHandlers(parts),
    ...webhookDeliveryHandlers(parts),
    ...radarHandlers(parts),
    ...toolHandlers(parts),
  }
}
