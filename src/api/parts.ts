import type { AccountChecks } from '../core/catalogue/account-checks.ts'
import type { Exports } from '../core/exports/exports.ts'
import type { Health } from '../core/upkeep/health.ts'
import type { HashKey } from '../core/admission/idempotency.ts'
import type { ManualFollowing } from '../core/investigations/follow/by-hand.ts'
import type { InvestigationCancellation } from '../core/investigations/cancellation.ts'
import type { InvestigationRetry } from '../core/investigations/retry.ts'
import type { InvestigationFindings } from '../core/investigations/findings/findings.ts'
import type { InvestigationDeletion } from '../core/investigations/deletion.ts'
import type { Investigations } from '../core/investigations/investigations.ts'
import type { WatchDeletion } from '../core/watches/deletion.ts'
import type { Watches } from '../core/watches/watches.ts'
import type { LeakSources } from '../core/catalogue/leak-sources.ts'
import type { Modules } from '../core/catalogue/modules.ts'
import type { Cancellation } from '../core/search/cancellation.ts'
import type { Deletion } from '../core/search/deletion.ts'
import type { Radar } from '../core/radar/radar.ts'
import type { Pictures } from '../core/search/pictures.ts'
import type { FindingMarks } from '../core/profile/marks.ts'
import type { Profile } from '../core/profile/profile.ts'
import type { Comparison } from '../core/watches/compare-searches.ts'
import type { Observables } from '../core/search/observables.ts'
import type { Results } from '../core/search/results.ts'
import type { Searches } from '../core/search/searches.ts'
import type { Streams } from '../core/admission/streams.ts'
import type { Waits } from '../core/admission/waits.ts'
import type { TemporarySearches } from '../core/search/temporary.ts'
import type { ToolCatalogue } from '../core/tools/catalogue.ts'
import type { Tools } from '../core/tools/tools.ts'
import type { Usage } from '../core/own/usage.ts'
import type { WebhookDeliveries } from '../core/webhooks/delivery-list.ts'
import type { WebhookEndpoints } from '../core/webhooks/endpoints.ts'
import type { Webhooks } from '../core/webhooks/webhooks.ts'
import type { OwnAccountService } from '../core/own/own-account.ts'
import type { OwnDomains } from '../core/domains/own-domains.ts'
import type { OwnKeys } from '../core/own/own-keys.ts'
import type { SignIn } from '../core/access/sign-in.ts'
import type { Audit } from '../core/audit/audit.ts'
import type { UsageReports } from '../core/own/usage-report.ts'
import type { Clock } from '../lib/clock.ts'
import type { Meta } from './meta.ts'

/** Parts of the service that the handlers of the API call. Each group of handlers takes those that it needs. */
export interface ApiParts {
  health: Health
  usage: Usage
  signIn: SignIn
  ownAccount: OwnAccountService
  ownDomains: OwnDomains
  ownKeys: OwnKeys
  audit: Pick<Audit, 'listOwn'>
  usageReport: UsageReports
  modules: Modules
  accountChecks: AccountChecks
  leakSources: LeakSources
  radar: Radar
  searches: Searches
  temporary: TemporarySearches
  results: Results
  observables: Observables
  comparison: Comparison
  profile: Profile
  marks: FindingMarks
  pictures: Pictures
  exports: Exports
  deletion: Deletion
  cancellation: Cancellation
  investigations: Investigations
  investigationCancellation: InvestigationCancellation
  manualFollowing: ManualFollowing
  investigationDeletion: InvestigationDeletion
  investigationFindings: InvestigationFindings
  investigationRetry: InvestigationRetry
  watches: Watches
  watchDeletion: WatchDeletion
  streams: Streams
  waits: Waits
  webhooks: Webhooks
  webhookEndpoints: WebhookEndpoints
  webhookDeliveries: WebhookDeliveries
  tools: Tools
  toolCatalogue: ToolCatalogue
  hashKey: HashKey
  meta: () => Meta
  clock: Clock
  publicUrl: string
  publicImagesUrl: string
  sandbox: boolean
}
