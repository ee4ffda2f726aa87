// Made by npm run generate from openapi/. Do not edit.
import { given, send, streamOf, type Call } from './call.ts'
import type { Connection } from './connection.ts'
import { followOnce, followResumable, type ResumableStreamOptions, type StreamOptions } from './follow.ts'
import { entriesOf, numberedEntriesOf } from './paging.ts'
import { keyOf, type CallOptions } from './repeat.ts'
import type { operations, AccountCheckList, AccountDelivery, AccountDeliveryList, AccountDeliveryReply, AccountDomainList, AccountDomainReply, AccountDomainRequest, AccountEmailResponse, AccountKey, AccountKeyChange, AccountKeyCreated, AccountKeyList, AccountKeyReply, AccountKeyRequest, AccountKeyRotated, AccountPseudonymResponse, AccountState, AsnRequest, AsnResponse, AuditRecord, AuditRecordList, Breach, BreachList, BreachRecord, CertificatesResponse, DataClassList, DnsResponse, DomainAllResponse, DomainRequest, EmailRequest, EmailSecurityResponse, FreePlanClaim, GameProfileResponse, Health, Investigation, InvestigationAccounts, InvestigationCreated, InvestigationDeletionRequest, InvestigationEvent, InvestigationFollowRequest, InvestigationFollowed, InvestigationGraph, InvestigationLeaks, InvestigationList, InvestigationRequest, InvestigationResults, InvestigationRetried, InvestigationSearchAccounts, InvestigationSearchLeaks, InvestigationState, IpAllResponse, IpLookupResponse, IpReputationResponse, IpRequest, KeyRotationRequest, LeakEntry, LeakSourceList, MarkRemovalRequest, ModuleList, ModuleRun, ModuleRunRequest, NetworkRequest, NetworkResponse, Observable, Person, PictureRequest, PlayerRequest, PseudonymRequest, RdapResponse, Search, SearchByok, SearchComparison, SearchCreated, SearchDeletion, SearchDeletionRequest, SearchEvent, SearchFindRequest, SearchLeakPage, SearchLeaks, SearchList, SearchMarks, SearchMarksRequest, SearchObservables, SearchProfile, SearchRequest, SearchResults, SearchResultsData, SearchState, SignInRequest, SignedIn, SubdomainsResponse, TemporaryExportRequest, TemporarySearchEvent, TokenInfo, ToolExportRequest, ToolInfos, ToolList, ToolResponse, ToolResultPending, TypeGuessRequest, TypeGuesses, Usage, UsageReport, VehicleResponse, VinRequest, Watch, WatchChange, WatchChangeList, WatchDeletionRequest, WatchEvent, WatchList, WatchRequest, WatchState, WatchUpdate, WebhookAttemptList, WebhookEndpointChange, WebhookEndpointCreated, WebhookEndpointList, WebhookEndpointReply, WebhookEndpointRequest, WebhookEndpointSecret, WebhookRecoveryReply, WebhookRecoveryRequest, WebhookRedelivery, WebhookRotationRequest, WebhookTestReply, WordsUpdate } from './schema.ts'

export interface GetUsageReportOptions extends CallOptions {
  /** First day of the range, in UTC. */
  from?: NonNullable<operations['getUsageReport']['parameters']['query']>['from'] | undefined
  /** Last day of the range, in UTC. */
  to?: NonNullable<operations['getUsageReport']['parameters']['query']>['to'] | undefined
  /** Only requests with this API key of the account. */
  keyId?: NonNullable<operations['getUsageReport']['parameters']['query']>['key_id'] | undefined
  /** Only stored searches with this label in any letter case, as far as they still exist. */
  label?: NonNullable<operations['getUsageReport']['parameters']['query']>['label'] | undefined
  /** Only stored searches whose `reference` is exactly this text, as far as they still exist. */
  reference?: NonNullable<operations['getUsageReport']['parameters']['query']>['reference'] | undefined
}

export interface ListAuditRecordsOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listAuditRecords']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listAuditRecords']['parameters']['query']>['cursor'] | undefined
  /** First day of the range, in UTC. */
  from?: NonNullable<operations['listAuditRecords']['parameters']['query']>['from'] | undefined
  /** Last day of the range, in UTC. */
  to?: NonNullable<operations['listAuditRecords']['parameters']['query']>['to'] | undefined
  /** Only requests with this API key of the account. */
  keyId?: NonNullable<operations['listAuditRecords']['parameters']['query']>['key_id'] | undefined
  /** Only acts with this `operation`, such as `createSearch`, or of the operator with this command. */
  operation?: NonNullable<operations['listAuditRecords']['parameters']['query']>['operation'] | undefined
}

export interface ListKeysOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listKeys']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listKeys']['parameters']['query']>['cursor'] | undefined
}

export interface CreateKeyOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createKey']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface RevokeKeyOptions extends CallOptions {
  /** True if the key of this request may be revoked too. */
  ownKey?: NonNullable<operations['revokeKey']['parameters']['query']>['own_key'] | undefined
}

export interface CreateWebhookEndpointOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createWebhookEndpoint']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface ListWebhookDeliveriesOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['cursor'] | undefined
  /** State of the listed deliveries. Without it, all states. */
  status?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['status'] | undefined
  /** Only deliveries of this event. Without it, all events. */
  event?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['event'] | undefined
  /** Only deliveries to this webhook endpoint of the account. */
  endpointId?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['endpoint_id'] | undefined
  /** Id from `GET /search`. Without it, deliveries about everything. */
  searchId?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['search_id'] | undefined
  /** Id from `GET /investigations`. Without it, deliveries about everything. */
  investigationId?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['investigation_id'] | undefined
  /** Id from `GET /watches`. Without it, deliveries about everything. */
  watchId?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['watch_id'] | undefined
  /** Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`. */
  createdAfter?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['created_after'] | undefined
  /** Only what was created before this time, which must be later than `created_after`. */
  createdBefore?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['created_before'] | undefined
  /** Order of the list, by the time of creation. */
  sort?: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>['sort'] | undefined
}

export interface ListModulesOptions extends CallOptions {
  /** Query type that the listed modules or leak sources support. Without it, all are listed. */
  type?: NonNullable<operations['listModules']['parameters']['query']>['type'] | undefined
  /** Only modules with this tag. Repeat it for modules with one of several tags (`tag=coding&tag=gaming`). A tag that no module of this server has is a `VALIDATION_ERROR` that names the known tags. */
  tag?: NonNullable<operations['listModules']['parameters']['query']>['tag'] | undefined
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['listModules']['parameters']['header']>['If-None-Match'] | undefined
}

export interface ListAccountChecksOptions extends CallOptions {
  /** Query type that the listed account checks support. Without it, all are listed. */
  type?: NonNullable<operations['listAccountChecks']['parameters']['query']>['type'] | undefined
  /** Only account checks with this tag. Repeat it for account checks with one of several tags (`tag=coding&tag=gaming`). A tag that no account check of this server has is a `VALIDATION_ERROR` that names the known tags. */
  tag?: NonNullable<operations['listAccountChecks']['parameters']['query']>['tag'] | undefined
  /** Only account checks of this pack. Repeat it for account checks of several packs. A pack that this server does not have is a `VALIDATION_ERROR` that names the known packs. */
  pack?: NonNullable<operations['listAccountChecks']['parameters']['query']>['pack'] | undefined
  /** Only account checks that ask in this way. Repeat it for several (`class=look-up&class=availability`). A class that the operator has not switched on has no checks. */
  class?: NonNullable<operations['listAccountChecks']['parameters']['query']>['class'] | undefined
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['listAccountChecks']['parameters']['header']>['If-None-Match'] | undefined
}

export interface ListLeakSourcesOptions extends CallOptions {
  /** Query type that the listed modules or leak sources support. Without it, all are listed. */
  type?: NonNullable<operations['listLeakSources']['parameters']['query']>['type'] | undefined
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['listLeakSources']['parameters']['header']>['If-None-Match'] | undefined
}

export interface ListSearchesOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listSearches']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listSearches']['parameters']['query']>['cursor'] | undefined
  /** Query type of the listed searches. Without it, all types. */
  type?: NonNullable<operations['listSearches']['parameters']['query']>['type'] | undefined
  /** State of the listed searches. Without it, all states. */
  status?: NonNullable<operations['listSearches']['parameters']['query']>['status'] | undefined
  /** Only searches whose `reference` is exactly this text, in the same case. */
  reference?: NonNullable<operations['listSearches']['parameters']['query']>['reference'] | undefined
  /** Only searches with this label. Repeat it for searches with all of several labels. */
  label?: NonNullable<operations['listSearches']['parameters']['query']>['label'] | undefined
  /** Only searches that are runs of this watch. It may be deleted. */
  watchId?: NonNullable<operations['listSearches']['parameters']['query']>['watch_id'] | undefined
  /** Only ended searches with this outcome. Repeat it for searches with all of several outcomes. Searches without `counts` have none. */
  outcome?: NonNullable<operations['listSearches']['parameters']['query']>['outcome'] | undefined
  /** Only searches whose own webhook is not delivered, in this state. Webhook endpoints of the account do not count. `GET /account/webhook-deliveries?status=delivered` lists what was delivered. */
  webhookStatus?: NonNullable<operations['listSearches']['parameters']['query']>['webhook_status'] | undefined
  /** Only what this API key of the account created. The key may be revoked. */
  keyId?: NonNullable<operations['listSearches']['parameters']['query']>['key_id'] | undefined
  /** Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`. */
  createdAfter?: NonNullable<operations['listSearches']['parameters']['query']>['created_after'] | undefined
  /** Only what was created before this time, which must be later than `created_after`. */
  createdBefore?: NonNullable<operations['listSearches']['parameters']['query']>['created_before'] | undefined
  /** Order of the list, by the time of creation. */
  sort?: NonNullable<operations['listSearches']['parameters']['query']>['sort'] | undefined
}

export interface CreateSearchOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createSearch']['parameters']['header']>['Idempotency-Key'] | undefined
  /** `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240 */
  prefer?: NonNullable<operations['createSearch']['parameters']['header']>['Prefer'] | undefined
}

export interface CreateTemporarySearchOptions extends StreamOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createTemporarySearch']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface ExportTemporarySearchOptions extends CallOptions {
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs. */
  format?: NonNullable<operations['exportTemporarySearch']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportTemporarySearch']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportTemporarySearch']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportTemporarySearch']['parameters']['query']>['separator'] | undefined
}

export interface RunModuleOnceOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['runModuleOnce']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface ExportSearchesOptions extends CallOptions {
  /** Only searches with this label. Repeat it for searches with all of several labels. Not together with `ids`. */
  label?: NonNullable<operations['exportSearches']['parameters']['query']>['label'] | undefined
  /** Id of a search. Repeat it for up to 100 searches, each once. Not together with `label`. */
  ids?: NonNullable<operations['exportSearches']['parameters']['query']>['ids'] | undefined
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs. */
  format?: NonNullable<operations['exportSearches']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportSearches']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportSearches']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportSearches']['parameters']['query']>['separator'] | undefined
  /** With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings. */
  marks?: NonNullable<operations['exportSearches']['parameters']['query']>['marks'] | undefined
}

export interface GetSearchOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearch']['parameters']['query']>['retries'] | undefined
}

export interface GetSearchResultsOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchResults']['parameters']['query']>['retries'] | undefined
}

export interface GetSearchObservablesOptions extends CallOptions {
  /** Maximum number of observables on a page. */
  limit?: NonNullable<operations['getSearchObservables']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getSearchObservables']['parameters']['query']>['cursor'] | undefined
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchObservables']['parameters']['query']>['retries'] | undefined
  /** Type of the listed observables. Without it, all types. */
  type?: NonNullable<operations['getSearchObservables']['parameters']['query']>['type'] | undefined
  /** Least strength of the listed observables, in percent. Without it, all. */
  strength?: NonNullable<operations['getSearchObservables']['parameters']['query']>['strength'] | undefined
}

export interface GetSearchProfileOptions extends CallOptions {
  /** Maximum number of persons on a page. */
  limit?: NonNullable<operations['getSearchProfile']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getSearchProfile']['parameters']['query']>['cursor'] | undefined
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchProfile']['parameters']['query']>['retries'] | undefined
}

export interface ExportSearchProfileOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['exportSearchProfile']['parameters']['query']>['retries'] | undefined
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`). */
  format?: NonNullable<operations['exportSearchProfile']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportSearchProfile']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportSearchProfile']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportSearchProfile']['parameters']['query']>['separator'] | undefined
}

export interface GetSearchPictureOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchPicture']['parameters']['query']>['retries'] | undefined
}

export interface GetSearchByokOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchByok']['parameters']['query']>['retries'] | undefined
  /** External provider to return. Without it, all are returned. */
  provider?: NonNullable<operations['getSearchByok']['parameters']['query']>['provider'] | undefined
}

export interface ExportSearchOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['exportSearch']['parameters']['query']>['retries'] | undefined
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs. */
  format?: NonNullable<operations['exportSearch']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportSearch']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportSearch']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportSearch']['parameters']['query']>['separator'] | undefined
  /** With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings. */
  marks?: NonNullable<operations['exportSearch']['parameters']['query']>['marks'] | undefined
  /**
   * A part of what was found. Repeat it for up to 100 parts. One that the search has not found gets 400, which names it.
   * With `marks`, the file has the parts that both choose.
   *
   * - `card:<key>`: a card, by its key in the results, such as `card:github_001`.
   * - `account:<slug>`: the account that an account check found, such as `account:rubygems`.
   * - `breach:<name>`: a breach, by its `name`.
   * - `leak:<source>/<page>/<key>`: a record of a leak source, by its page and its key there.
   */
  select?: NonNullable<operations['exportSearch']['parameters']['query']>['select'] | undefined
}

export interface GetSearchLeaksOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchLeaks']['parameters']['query']>['retries'] | undefined
}

export interface GetSearchLeakPageOptions extends CallOptions {
  /** `own`: this search alone. Otherwise with its retries, as one. */
  retries?: NonNullable<operations['getSearchLeakPage']['parameters']['query']>['retries'] | undefined
  /** Number of the page, from 1. */
  page?: NonNullable<operations['getSearchLeakPage']['parameters']['query']>['page'] | undefined
}

export interface RetrySearchOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['retrySearch']['parameters']['header']>['Idempotency-Key'] | undefined
  /** `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240 */
  prefer?: NonNullable<operations['retrySearch']['parameters']['header']>['Prefer'] | undefined
}

export interface RerunSearchOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['rerunSearch']['parameters']['header']>['Idempotency-Key'] | undefined
  /** `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240 */
  prefer?: NonNullable<operations['rerunSearch']['parameters']['header']>['Prefer'] | undefined
  /** `bypass` asks every source again. Without it, `cache.mode` of the earlier search holds: with `prefer`, a source may answer as it did before. */
  cache?: NonNullable<operations['rerunSearch']['parameters']['query']>['cache'] | undefined
}

export interface StreamSearchOptions extends ResumableStreamOptions {
  /** Number of the last event that the client received: the stream continues after it. 0 is the beginning. */
  cursor?: NonNullable<operations['streamSearch']['parameters']['query']>['cursor'] | undefined
  /** Number of the first event to send. 0 and 1 are the beginning. */
  startIndex?: NonNullable<operations['streamSearch']['parameters']['query']>['start_index'] | undefined
  /** The same as `start_index`, which has precedence. */
  from?: NonNullable<operations['streamSearch']['parameters']['query']>['from'] | undefined
  /** `all` streams the events of the search and its retries one after the other, whichever of their ids is given. Without it, the events are those of this search. */
  attempts?: NonNullable<operations['streamSearch']['parameters']['query']>['attempts'] | undefined
}

export interface ListInvestigationsOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listInvestigations']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listInvestigations']['parameters']['query']>['cursor'] | undefined
  /** State of the listed investigations. Without it, all states. */
  status?: NonNullable<operations['listInvestigations']['parameters']['query']>['status'] | undefined
  /** Only searches whose `reference` is exactly this text, in the same case. */
  reference?: NonNullable<operations['listInvestigations']['parameters']['query']>['reference'] | undefined
  /** Only searches with this label. Repeat it for searches with all of several labels. */
  label?: NonNullable<operations['listInvestigations']['parameters']['query']>['label'] | undefined
  /** Only what this API key of the account created. The key may be revoked. */
  keyId?: NonNullable<operations['listInvestigations']['parameters']['query']>['key_id'] | undefined
  /** Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`. */
  createdAfter?: NonNullable<operations['listInvestigations']['parameters']['query']>['created_after'] | undefined
  /** Only what was created before this time, which must be later than `created_after`. */
  createdBefore?: NonNullable<operations['listInvestigations']['parameters']['query']>['created_before'] | undefined
  /** Order of the list, by the time of creation. */
  sort?: NonNullable<operations['listInvestigations']['parameters']['query']>['sort'] | undefined
}

export interface CreateInvestigationOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createInvestigation']['parameters']['header']>['Idempotency-Key'] | undefined
  /** `wait=20` waits up to 20 seconds, and at most 30, for the end of what the request starts: if it ends in time, the response has its final state, and otherwise the state so far. The header `Preference-Applied` of the response says that the server has waited. A server waits for at most 20 requests of an account at the same time: a further one gets its response at once, without the header. Other preferences are ignored. https://www.rfc-editor.org/rfc/rfc7240 */
  prefer?: NonNullable<operations['createInvestigation']['parameters']['header']>['Prefer'] | undefined
}

export interface StreamInvestigationOptions extends ResumableStreamOptions {
  /** Number of the last event that the client received: the stream continues after it. 0 is the beginning. */
  cursor?: NonNullable<operations['streamInvestigation']['parameters']['query']>['cursor'] | undefined
  /** Number of the first event to send. 0 and 1 are the beginning. */
  startIndex?: NonNullable<operations['streamInvestigation']['parameters']['query']>['start_index'] | undefined
  /** The same as `start_index`, which has precedence. */
  from?: NonNullable<operations['streamInvestigation']['parameters']['query']>['from'] | undefined
}

export interface GetInvestigationGraphOptions extends CallOptions {
  /** Form of the graph: JSON, or a file for programs that draw graphs (`graphml`, `gexf`). */
  format?: NonNullable<operations['getInvestigationGraph']['parameters']['query']>['format'] | undefined
  /** Type of the found observables. Without it, all types. Observables of the investigation are always nodes. */
  type?: NonNullable<operations['getInvestigationGraph']['parameters']['query']>['type'] | undefined
  /** Least strength of the edges, in percent. Without it, all. */
  strength?: NonNullable<operations['getInvestigationGraph']['parameters']['query']>['strength'] | undefined
  /** With `true`, only those found observables to which edges lead from at least two observables of the investigation. */
  shared?: NonNullable<operations['getInvestigationGraph']['parameters']['query']>['shared'] | undefined
}

export interface GetInvestigationResultsOptions extends CallOptions {
  /** Maximum number of searches on a page. */
  limit?: NonNullable<operations['getInvestigationResults']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getInvestigationResults']['parameters']['query']>['cursor'] | undefined
}

export interface GetInvestigationObservablesOptions extends CallOptions {
  /** Maximum number of observables on a page. */
  limit?: NonNullable<operations['getInvestigationObservables']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getInvestigationObservables']['parameters']['query']>['cursor'] | undefined
  /** Type of the listed observables. Without it, all types. */
  type?: NonNullable<operations['getInvestigationObservables']['parameters']['query']>['type'] | undefined
  /** Least strength of the listed observables, in percent. Without it, all. */
  strength?: NonNullable<operations['getInvestigationObservables']['parameters']['query']>['strength'] | undefined
}

export interface GetInvestigationProfileOptions extends CallOptions {
  /** Maximum number of persons on a page. */
  limit?: NonNullable<operations['getInvestigationProfile']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getInvestigationProfile']['parameters']['query']>['cursor'] | undefined
}

export interface GetInvestigationAccountsOptions extends CallOptions {
  /** Maximum number of searches on a page. */
  limit?: NonNullable<operations['getInvestigationAccounts']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getInvestigationAccounts']['parameters']['query']>['cursor'] | undefined
}

export interface GetInvestigationLeaksOptions extends CallOptions {
  /** Maximum number of searches on a page. */
  limit?: NonNullable<operations['getInvestigationLeaks']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getInvestigationLeaks']['parameters']['query']>['cursor'] | undefined
}

export interface ExportInvestigationOptions extends CallOptions {
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs. */
  format?: NonNullable<operations['exportInvestigation']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportInvestigation']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportInvestigation']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportInvestigation']['parameters']['query']>['separator'] | undefined
  /** With `confirmed`, the file has only the findings that are marked as confirmed, and its numbers count these. A search of which nothing is confirmed has no findings. */
  marks?: NonNullable<operations['exportInvestigation']['parameters']['query']>['marks'] | undefined
}

export interface FollowInvestigationOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['followInvestigation']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface RetryInvestigationOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['retryInvestigation']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface ExportToolResponseOptions extends CallOptions {
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`). */
  format?: NonNullable<operations['exportToolResponse']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportToolResponse']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportToolResponse']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportToolResponse']['parameters']['query']>['separator'] | undefined
}

export interface ListWatchesOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listWatches']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listWatches']['parameters']['query']>['cursor'] | undefined
  /** State of the listed watches. Without it, all states. */
  status?: NonNullable<operations['listWatches']['parameters']['query']>['status'] | undefined
  /** Only watches whose `reference` is exactly this text, in the same case. */
  reference?: NonNullable<operations['listWatches']['parameters']['query']>['reference'] | undefined
  /** Only watches with this label. Repeat it for watches with all of several labels. */
  label?: NonNullable<operations['listWatches']['parameters']['query']>['label'] | undefined
  /** Query type of the listed watches. Without it, all types. */
  type?: NonNullable<operations['listWatches']['parameters']['query']>['type'] | undefined
  /** Only what this API key of the account created. The key may be revoked. */
  keyId?: NonNullable<operations['listWatches']['parameters']['query']>['key_id'] | undefined
  /** Only what was created at this time or later. A time without `Z` needs its offset, with `+` as `%2B`. */
  createdAfter?: NonNullable<operations['listWatches']['parameters']['query']>['created_after'] | undefined
  /** Only what was created before this time, which must be later than `created_after`. */
  createdBefore?: NonNullable<operations['listWatches']['parameters']['query']>['created_before'] | undefined
  /** Order of the list, by the time of creation. */
  sort?: NonNullable<operations['listWatches']['parameters']['query']>['sort'] | undefined
}

export interface CreateWatchOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createWatch']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface ListWatchChangesOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listWatchChanges']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listWatchChanges']['parameters']['query']>['cursor'] | undefined
  /** Only changes of this kind. Repeat it for changes of one of several kinds. */
  kind?: NonNullable<operations['listWatchChanges']['parameters']['query']>['kind'] | undefined
  /** Only what was found at this time or later. A time without `Z` needs its offset, with `+` as `%2B`. */
  foundAfter?: NonNullable<operations['listWatchChanges']['parameters']['query']>['found_after'] | undefined
  /** Only what was found before this time. A time without `Z` needs its offset, with `+` as `%2B`. */
  foundBefore?: NonNullable<operations['listWatchChanges']['parameters']['query']>['found_before'] | undefined
}

export interface StreamWatchOptions extends ResumableStreamOptions {
  /** Number of the last event that the client received: the stream continues after it. 0 is the beginning. */
  cursor?: NonNullable<operations['streamWatch']['parameters']['query']>['cursor'] | undefined
  /** Number of the first event to send. 0 and 1 are the beginning. */
  startIndex?: NonNullable<operations['streamWatch']['parameters']['query']>['start_index'] | undefined
  /** The same as `start_index`, which has precedence. */
  from?: NonNullable<operations['streamWatch']['parameters']['query']>['from'] | undefined
}

export interface ListBreachesOptions extends CallOptions {
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listBreaches']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same `sortBy` and the same filters (`limit` may change). Left out for the first page. An unknown or expired cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['listBreaches']['parameters']['query']>['cursor'] | undefined
  /** Sort order: newest `addedDate`, `breachDate` or `modifiedDate` first, most accounts first, most severe first, or by name (case makes no difference). */
  sortBy?: NonNullable<operations['listBreaches']['parameters']['query']>['sortBy'] | undefined
  /** Only breaches of the service with this domain, not of its subdomains. Case makes no difference. */
  domain?: NonNullable<operations['listBreaches']['parameters']['query']>['domain'] | undefined
  /** Only breaches of exactly this severity: `high` leaves out `critical`. */
  severity?: NonNullable<operations['listBreaches']['parameters']['query']>['severity'] | undefined
  /** Only breaches with this class in `dataClasses`. Case makes no difference. */
  dataClass?: NonNullable<operations['listBreaches']['parameters']['query']>['dataClass'] | undefined
  /** Only breaches that are confirmed (`true`), or only unconfirmed ones (`false`). */
  isVerified?: NonNullable<operations['listBreaches']['parameters']['query']>['isVerified'] | undefined
  /** Only logs of information-stealing malware (`true`), or only other breaches (`false`). */
  isStealerLog?: NonNullable<operations['listBreaches']['parameters']['query']>['isStealerLog'] | undefined
  /** Only breaches that can harm a person if their presence is known (`true`), or only others (`false`). */
  isSensitive?: NonNullable<operations['listBreaches']['parameters']['query']>['isSensitive'] | undefined
  /** Only breaches with an `addedDate` on or after this day. */
  addedSince?: NonNullable<operations['listBreaches']['parameters']['query']>['addedSince'] | undefined
  /** Only breaches with all of these words, or parts of words, in their name, title, domain or description. Case makes no difference. At most ten words are used. */
  q?: NonNullable<operations['listBreaches']['parameters']['query']>['q'] | undefined
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['listBreaches']['parameters']['header']>['If-None-Match'] | undefined
  /** The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored. */
  ifModifiedSince?: NonNullable<operations['listBreaches']['parameters']['header']>['If-Modified-Since'] | undefined
}

export interface GetBreachOptions extends CallOptions {
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['getBreach']['parameters']['header']>['If-None-Match'] | undefined
  /** The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored. */
  ifModifiedSince?: NonNullable<operations['getBreach']['parameters']['header']>['If-Modified-Since'] | undefined
}

export interface ListDataClassesOptions extends CallOptions {
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['listDataClasses']['parameters']['header']>['If-None-Match'] | undefined
  /** The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored. */
  ifModifiedSince?: NonNullable<operations['listDataClasses']['parameters']['header']>['If-Modified-Since'] | undefined
}

export interface GetBreachFeedOptions extends CallOptions {
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['getBreachFeed']['parameters']['header']>['If-None-Match'] | undefined
  /** The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored. */
  ifModifiedSince?: NonNullable<operations['getBreachFeed']['parameters']['header']>['If-Modified-Since'] | undefined
}

export interface ExportToolResultOptions extends CallOptions {
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`, `xlsx`), or for programs (`jsonl`). */
  format?: NonNullable<operations['exportToolResult']['parameters']['query']>['format'] | undefined
  /** With `1`, a CSV file begins with a byte order mark, from which Excel knows that it is UTF-8. Other formats do not have one. */
  bom?: NonNullable<operations['exportToolResult']['parameters']['query']>['bom'] | undefined
  /** With `1`, an apostrophe precedes each cell of a CSV file that a spreadsheet would convert to a number, a date or a time, such as `007` or a number of 20 digits. Other formats ignore it. */
  text?: NonNullable<operations['exportToolResult']['parameters']['query']>['text'] | undefined
  /** Separator of the cells of a CSV file. Other formats ignore it. */
  separator?: NonNullable<operations['exportToolResult']['parameters']['query']>['separator'] | undefined
}

export interface FindSubdomainsOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['findSubdomains']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface ResolveDomainOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['resolveDomain']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface FindRegistrationOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['findRegistration']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface FindCertificatesOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['findCertificates']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface InvestigateDomainOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['investigateDomain']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface LookUpAddressOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['lookUpAddress']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface JudgeAddressOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['judgeAddress']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface InvestigateAddressOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['investigateAddress']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface LookUpNetworkOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['lookUpNetwork']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface LookUpSystemOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['lookUpSystem']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface InvestigateEmailOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['investigateEmail']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface InvestigatePseudonymOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['investigatePseudonym']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface CheckEmailSecurityOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['checkEmailSecurity']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface FindPlayerOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['findPlayer']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface DecodeVinOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['decodeVin']['parameters']['header']>['Idempotency-Key'] | undefined
}

/** Check the API key. `GET /` */
export function validateToken(connection: Connection, options: CallOptions = {}): Call<TokenInfo> {
  return send(connection, options, true, signal => connection.http.GET('/', { signal }))
}

/** Check the health of the service. `GET /health` */
export function getHealth(connection: Connection, options: CallOptions = {}): Call<Health> {
  return send(connection, options, true, signal => connection.http.GET('/health', { signal }))
}

/** Liveness probe. `GET /health/live` */
export function getLiveness(connection: Connection, options: CallOptions = {}): Call<Health> {
  return send(connection, options, true, signal => connection.http.GET('/health/live', { signal }))
}

/** Readiness probe. `GET /health/ready` */
export function getReadiness(connection: Connection, options: CallOptions = {}): Call<Health> {
  return send(connection, options, true, signal => connection.http.GET('/health/ready', { signal }))
}

/** Sign in with a code. `POST /sign-in` */
export function signIn(connection: Connection, body: SignInRequest, options: CallOptions = {}): Call<SignedIn> {
  return send(connection, options, false, signal => connection.http.POST('/sign-in', { body, signal }))
}

/** Get the usage of the account. `GET /usage` */
export function getUsage(connection: Connection, options: CallOptions = {}): Call<Usage> {
  return send(connection, options, true, signal => connection.http.GET('/usage', { signal }))
}

/** Get the account. `GET /account`; needs a key marked `manage` */
export function getAccount(connection: Connection, options: CallOptions = {}): Call<AccountState> {
  return send(connection, options, true, signal => connection.http.GET('/account', { signal }))
}

/** Claim the free plan. `POST /account/free-plan`; needs a key marked `manage` */
export function claimFreePlan(connection: Connection, body: FreePlanClaim, options: CallOptions = {}): Call<AccountState> {
  return send(connection, options, false, signal => connection.http.POST('/account/free-plan', { body, signal }))
}

/** Get the usage by key and by day. `GET /account/usage`; needs a key marked `manage` */
export function getUsageReport(connection: Connection, options: GetUsageReportOptions = {}): Call<UsageReport> {
  return send(connection, options, true, signal => connection.http.GET('/account/usage', { params: { query: given({ 'from': options.from, 'to': options.to, 'key_id': options.keyId, 'label': options.label, 'reference': options.reference }) }, signal }))
}

/** List the audit of the account. `GET /account/audit`; needs a key marked `manage` */
export function listAuditRecords(connection: Connection, options: ListAuditRecordsOptions = {}): Call<AuditRecordList> {
  return send(connection, options, true, signal => connection.http.GET('/account/audit', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'from': options.from, 'to': options.to, 'key_id': options.keyId, 'operation': options.operation }) }, signal }))
}

/** Yields the entries of all pages of `audit`. Reads a page when it is needed. */
export function iterListAuditRecords(connection: Connection, options: Omit<ListAuditRecordsOptions, 'cursor'> = {}): AsyncGenerator<AuditRecord, void, void> {
  return entriesOf(cursor => listAuditRecords(connection, { ...options, cursor }), page => [page.data.records, page.data.pagination.nextCursor])
}

/** List the domains of the account. `GET /account/domains`; needs a key marked `manage` */
export function listDomains(connection: Connection, options: CallOptions = {}): Call<AccountDomainList> {
  return send(connection, options, true, signal => connection.http.GET('/account/domains', { signal }))
}

/** Claim a domain. `POST /account/domains`; needs a key marked `manage` */
export function claimDomain(connection: Connection, body: AccountDomainRequest, options: CallOptions = {}): Call<AccountDomainReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/domains', { body, signal }))
}

/** Check the proof of a domain. `POST /account/domains/{id}/check`; needs a key marked `manage` */
export function checkDomain(connection: Connection, id: string, options: CallOptions = {}): Call<AccountDomainReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/domains/{id}/check', { params: { path: { id } }, signal }))
}

/** Remove a domain. `POST /account/domains/{id}/remove`; needs a key marked `manage` */
export function removeDomain(connection: Connection, id: string, options: CallOptions = {}): Call<AccountDomainReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/domains/{id}/remove', { params: { path: { id } }, signal }))
}

/** List API keys. `GET /account/keys`; needs a key marked `manage` */
export function listKeys(connection: Connection, options: ListKeysOptions = {}): Call<AccountKeyList> {
  return send(connection, options, true, signal => connection.http.GET('/account/keys', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, signal }))
}

/** Yields the entries of all pages of `list`. Reads a page when it is needed. */
export function iterListKeys(connection: Connection, options: Omit<ListKeysOptions, 'cursor'> = {}): AsyncGenerator<AccountKey, void, void> {
  return entriesOf(cursor => listKeys(connection, { ...options, cursor }), page => [page.data.keys, page.data.pagination.nextCursor])
}

/** Create an API key. `POST /account/keys`; needs a key marked `manage` */
export function createKey(connection: Connection, body: AccountKeyRequest, options: CreateKeyOptions = {}): Call<AccountKeyCreated> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/account/keys', { params: { header: given({ 'Idempotency-Key': key }) }, body, signal }))
}

/** Get an API key. `GET /account/keys/{id}`; needs a key marked `manage` */
export function getKey(connection: Connection, id: string, options: CallOptions = {}): Call<AccountKeyReply> {
  return send(connection, options, true, signal => connection.http.GET('/account/keys/{id}', { params: { path: { id } }, signal }))
}

/** Change an API key. `PATCH /account/keys/{id}`; needs a key marked `manage` */
export function updateKey(connection: Connection, id: string, body: AccountKeyChange, options: CallOptions = {}): Call<AccountKeyReply> {
  return send(connection, options, false, signal => connection.http.PATCH('/account/keys/{id}', { params: { path: { id } }, body, signal }))
}

/** Revoke an API key. `POST /account/keys/{id}/revoke`; needs a key marked `manage` */
export function revokeKey(connection: Connection, id: string, options: RevokeKeyOptions = {}): Call<AccountKeyReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/keys/{id}/revoke', { params: { path: { id }, query: given({ 'own_key': options.ownKey }) }, signal }))
}

/** Rotate an API key. `POST /account/keys/{id}/rotate`; needs a key marked `manage` */
export function rotateKey(connection: Connection, id: string, body: KeyRotationRequest, options: CallOptions = {}): Call<AccountKeyRotated> {
  return send(connection, options, false, signal => connection.http.POST('/account/keys/{id}/rotate', { params: { path: { id } }, body, signal }))
}

/** Restore a revoked API key. `POST /account/keys/{id}/restore`; needs a key marked `manage` */
export function restoreKey(connection: Connection, id: string, options: CallOptions = {}): Call<AccountKeyReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/keys/{id}/restore', { params: { path: { id } }, signal }))
}

/** List webhook endpoints. `GET /account/webhooks`; needs a key marked `manage` */
export function listWebhookEndpoints(connection: Connection, options: CallOptions = {}): Call<WebhookEndpointList> {
  return send(connection, options, true, signal => connection.http.GET('/account/webhooks', { signal }))
}

/** Create a webhook endpoint. `POST /account/webhooks`; needs a key marked `manage` */
export function createWebhookEndpoint(connection: Connection, body: WebhookEndpointRequest, options: CreateWebhookEndpointOptions = {}): Call<WebhookEndpointCreated> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/account/webhooks', { params: { header: given({ 'Idempotency-Key': key }) }, body, signal }))
}

/** Get a webhook endpoint. `GET /account/webhooks/{id}`; needs a key marked `manage` */
export function getWebhookEndpoint(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookEndpointReply> {
  return send(connection, options, true, signal => connection.http.GET('/account/webhooks/{id}', { params: { path: { id } }, signal }))
}

/** Change a webhook endpoint. `PATCH /account/webhooks/{id}`; needs a key marked `manage` */
export function updateWebhookEndpoint(connection: Connection, id: string, body: WebhookEndpointChange, options: CallOptions = {}): Call<WebhookEndpointReply> {
  return send(connection, options, false, signal => connection.http.PATCH('/account/webhooks/{id}', { params: { path: { id } }, body, signal }))
}

/** Delete a webhook endpoint. `POST /account/webhooks/{id}/remove`; needs a key marked `manage` */
export function deleteWebhookEndpoint(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookEndpointReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/webhooks/{id}/remove', { params: { path: { id } }, signal }))
}

/** Rotate the secret of a webhook endpoint. `POST /account/webhooks/{id}/rotate`; needs a key marked `manage` */
export function rotateWebhookEndpoint(connection: Connection, id: string, body: WebhookRotationRequest, options: CallOptions = {}): Call<WebhookEndpointSecret> {
  return send(connection, options, false, signal => connection.http.POST('/account/webhooks/{id}/rotate', { params: { path: { id } }, body, signal }))
}

/** Test a webhook endpoint. `POST /account/webhooks/{id}/test`; needs a key marked `manage` */
export function testWebhookEndpoint(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookTestReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/webhooks/{id}/test', { params: { path: { id } }, signal }))
}

/** List webhook deliveries. `GET /account/webhook-deliveries`; needs a key marked `manage` */
export function listWebhookDeliveries(connection: Connection, options: ListWebhookDeliveriesOptions = {}): Call<AccountDeliveryList> {
  return send(connection, options, true, signal => connection.http.GET('/account/webhook-deliveries', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'status': options.status, 'event': options.event, 'endpoint_id': options.endpointId, 'search_id': options.searchId, 'investigation_id': options.investigationId, 'watch_id': options.watchId, 'created_after': options.createdAfter, 'created_before': options.createdBefore, 'sort': options.sort }) }, signal }))
}

/** Yields the entries of all pages of `deliveries`. Reads a page when it is needed. */
export function iterListWebhookDeliveries(connection: Connection, options: Omit<ListWebhookDeliveriesOptions, 'cursor'> = {}): AsyncGenerator<AccountDelivery, void, void> {
  return entriesOf(cursor => listWebhookDeliveries(connection, { ...options, cursor }), page => [page.data.deliveries, page.data.pagination.nextCursor])
}

/** Recover failed webhook deliveries. `POST /account/webhook-deliveries/recover`; needs a key marked `manage` */
export function recoverWebhookDeliveries(connection: Connection, body: WebhookRecoveryRequest, options: CallOptions = {}): Call<WebhookRecoveryReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/webhook-deliveries/recover', { body, signal }))
}

/** Get a webhook delivery. `GET /account/webhook-deliveries/{id}`; needs a key marked `manage` */
export function getWebhookDelivery(connection: Connection, id: string, options: CallOptions = {}): Call<AccountDeliveryReply> {
  return send(connection, options, true, signal => connection.http.GET('/account/webhook-deliveries/{id}', { params: { path: { id } }, signal }))
}

/** Redeliver a webhook delivery. `POST /account/webhook-deliveries/{id}/redeliver`; needs a key marked `manage` */
export function redeliverWebhookDelivery(connection: Connection, id: string, options: CallOptions = {}): Call<AccountDeliveryReply> {
  return send(connection, options, false, signal => connection.http.POST('/account/webhook-deliveries/{id}/redeliver', { params: { path: { id } }, signal }))
}

/** List modules. `GET /modules` */
export function listModules(connection: Connection, options: ListModulesOptions = {}): Call<ModuleList> {
  return send(connection, options, true, signal => connection.http.GET('/modules', { params: { query: given({ 'type': options.type, 'tag': options.tag }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, signal }))
}

/** List account checks. `GET /account-checks` */
export function listAccountChecks(connection: Connection, options: ListAccountChecksOptions = {}): Call<AccountCheckList> {
  return send(connection, options, true, signal => connection.http.GET('/account-checks', { params: { query: given({ 'type': options.type, 'tag': options.tag, 'pack': options.pack, 'class': options.class }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, signal }))
}

/** List leak sources. `GET /leaks` */
export function listLeakSources(connection: Connection, options: ListLeakSourcesOptions = {}): Call<LeakSourceList> {
  return send(connection, options, true, signal => connection.http.GET('/leaks', { params: { query: given({ 'type': options.type }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, signal }))
}

/** Guess the types of values. `POST /observables/types` */
export function guessTypes(connection: Connection, values: TypeGuessRequest['values'], options: CallOptions = {}): Call<TypeGuesses> {
  return send(connection, options, false, signal => connection.http.POST('/observables/types', { body: { values }, signal }))
}

/** List searches. `GET /search` */
export function listSearches(connection: Connection, options: ListSearchesOptions = {}): Call<SearchList> {
  return send(connection, options, true, signal => connection.http.GET('/search', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'type': options.type, 'status': options.status, 'reference': options.reference, 'label': options.label, 'watch_id': options.watchId, 'outcome': options.outcome, 'webhook_status': options.webhookStatus, 'key_id': options.keyId, 'created_after': options.createdAfter, 'created_before': options.createdBefore, 'sort': options.sort }) }, signal }))
}

/** Yields the entries of all pages of `list`. Reads a page when it is needed. */
export function iterListSearches(connection: Connection, options: Omit<ListSearchesOptions, 'cursor'> = {}): AsyncGenerator<Search, void, void> {
  return entriesOf(cursor => listSearches(connection, { ...options, cursor }), page => [page.data.searches, page.data.pagination.nextCursor])
}

/** Create a search. `POST /search`; needs the plan feature `search`, costs 1 core search */
export function createSearch(connection: Connection, body: SearchRequest, options: CreateSearchOptions = {}): Call<SearchCreated> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/search', { params: { header: given({ 'Idempotency-Key': key, 'Prefer': options.prefer }) }, body, signal }))
}

/** Run a temporary search. `POST /search/temporary`; needs the plan feature `search`, costs 1 core search */
export function createTemporarySearch(connection: Connection, body: SearchRequest, options: CreateTemporarySearchOptions = {}): AsyncGenerator<TemporarySearchEvent, void, void> {
  return followOnce(signal => streamOf(connection.http.POST('/search/temporary', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, parseAs: 'stream', signal })), options)
}

/** Export a temporary search. `POST /search/temporary/export` */
export function exportTemporarySearch<Format extends NonNullable<ExportTemporarySearchOptions['format']> = 'html'>(connection: Connection, body: TemporaryExportRequest, options: ExportTemporarySearchOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, false, signal => connection.http.POST('/search/temporary/export', { params: { query: given({ 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator }) }, body, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** Run one module. `POST /search/module/once`; needs the plan feature `search`, costs 1 core search */
export function runModuleOnce(connection: Connection, body: ModuleRunRequest, options: RunModuleOnceOptions = {}): Call<ModuleRun> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/search/module/once', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Find searches by value. `POST /search/find` */
export function findSearches(connection: Connection, body: SearchFindRequest, options: CallOptions = {}): Call<SearchList> {
  return send(connection, options, false, signal => connection.http.POST('/search/find', { body, signal }))
}

/** Delete searches. `POST /search/delete` */
export function deleteSearches(connection: Connection, ids: SearchDeletionRequest['ids'], options: CallOptions = {}): Call<SearchDeletion> {
  return send(connection, options, false, signal => connection.http.POST('/search/delete', { body: { ids }, signal }))
}

/** Export several searches. `GET /search/export` */
export function exportSearches<Format extends NonNullable<ExportSearchesOptions['format']> = 'html'>(connection: Connection, options: ExportSearchesOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, true, signal => connection.http.GET('/search/export', { params: { query: given({ 'label': options.label, 'ids': options.ids, 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator, 'marks': options.marks }) }, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** Get a search. `GET /search/{id}` */
export function getSearch(connection: Connection, id: string, options: GetSearchOptions = {}): Call<SearchState> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}', { params: { path: { id }, query: given({ 'retries': options.retries }) }, signal }))
}

/** Change the words of a search. `PATCH /search/{id}` */
export function updateSearch(connection: Connection, id: string, body: WordsUpdate, options: CallOptions = {}): Call<SearchState> {
  return send(connection, options, false, signal => connection.http.PATCH('/search/{id}', { params: { path: { id } }, body, signal }))
}

/** Get the results of a search. `GET /search/{id}/results` */
export function getSearchResults(connection: Connection, id: string, options: GetSearchResultsOptions = {}): Call<SearchResults> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/results', { params: { path: { id }, query: given({ 'retries': options.retries }) }, signal }))
}

/** List the observables of a search. `GET /search/{id}/observables` */
export function getSearchObservables(connection: Connection, id: string, options: GetSearchObservablesOptions = {}): Call<SearchObservables> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/observables', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor, 'retries': options.retries, 'type': options.type, 'strength': options.strength }) }, signal }))
}

/** Yields the entries of all pages of `observables`. Reads a page when it is needed. */
export function iterGetSearchObservables(connection: Connection, id: string, options: Omit<GetSearchObservablesOptions, 'cursor'> = {}): AsyncGenerator<Observable, void, void> {
  return entriesOf(cursor => getSearchObservables(connection, id, { ...options, cursor }), page => [page.data.observables, page.data.pagination.nextCursor])
}

/** Show the merged picture of a search. `GET /search/{id}/profile` */
export function getSearchProfile(connection: Connection, id: string, options: GetSearchProfileOptions = {}): Call<SearchProfile> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/profile', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor, 'retries': options.retries }) }, signal }))
}

/** Yields the entries of all pages of `profile`. Reads a page when it is needed. */
export function iterGetSearchProfile(connection: Connection, id: string, options: Omit<GetSearchProfileOptions, 'cursor'> = {}): AsyncGenerator<Person, void, void> {
  return entriesOf(cursor => getSearchProfile(connection, id, { ...options, cursor }), page => [page.data.persons, page.data.pagination.nextCursor])
}

/** Export the merged picture of a search. `GET /search/{id}/profile/export` */
export function exportSearchProfile<Format extends NonNullable<ExportSearchProfileOptions['format']> = 'html'>(connection: Connection, id: string, options: ExportSearchProfileOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/profile/export', { params: { path: { id }, query: given({ 'retries': options.retries, 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator }) }, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** Get the picture of an account. `POST /search/{id}/picture` */
export function getSearchPicture(connection: Connection, id: string, body: PictureRequest, options: GetSearchPictureOptions = {}): Call<Blob | undefined> {
  return send(connection, options, false, signal => connection.http.POST('/search/{id}/picture', { params: { path: { id }, query: given({ 'retries': options.retries }) }, body, parseAs: 'blob', signal }))
}

/** Get the external provider results of a search. `GET /search/{id}/byok` */
export function getSearchByok(connection: Connection, id: string, options: GetSearchByokOptions = {}): Call<SearchByok> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/byok', { params: { path: { id }, query: given({ 'retries': options.retries, 'provider': options.provider }) }, signal }))
}

/** Export a search. `GET /search/{id}/export` */
export function exportSearch<Format extends NonNullable<ExportSearchOptions['format']> = 'html'>(connection: Connection, id: string, options: ExportSearchOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/export', { params: { path: { id }, query: given({ 'retries': options.retries, 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator, 'marks': options.marks, 'select': options.select }) }, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** List the leak sources of a search. `GET /search/{id}/results/leaks` */
export function getSearchLeaks(connection: Connection, id: string, options: GetSearchLeaksOptions = {}): Call<SearchLeaks> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/results/leaks', { params: { path: { id }, query: given({ 'retries': options.retries }) }, signal }))
}

/** Get a page of leak records. `GET /search/{id}/results/leaks/{source}` */
export function getSearchLeakPage(connection: Connection, id: string, source: string, options: GetSearchLeakPageOptions = {}): Call<SearchLeakPage> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/results/leaks/{source}', { params: { path: { id, source }, query: given({ 'retries': options.retries, 'page': options.page }) }, signal }))
}

/** Yields the entries of all pages of `leakPage`. Reads a page when it is needed. */
export function iterGetSearchLeakPage(connection: Connection, id: string, source: string, options: Omit<GetSearchLeakPageOptions, 'page'> = {}): AsyncGenerator<LeakEntry, void, void> {
  return numberedEntriesOf(page => getSearchLeakPage(connection, id, source, { ...options, page }), page => [page.data.results, page.data.page_count])
}

/** List the marks of a search. `GET /search/{id}/marks` */
export function getSearchMarks(connection: Connection, id: string, options: CallOptions = {}): Call<SearchMarks> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/marks', { params: { path: { id } }, signal }))
}

/** Mark findings of a search. `POST /search/{id}/marks` */
export function setSearchMarks(connection: Connection, id: string, marks: SearchMarksRequest['marks'], options: CallOptions = {}): Call<SearchMarks> {
  return send(connection, options, false, signal => connection.http.POST('/search/{id}/marks', { params: { path: { id } }, body: { marks }, signal }))
}

/** Remove marks of a search. `POST /search/{id}/marks/remove` */
export function removeSearchMarks(connection: Connection, id: string, ids: MarkRemovalRequest['ids'], options: CallOptions = {}): Call<SearchMarks> {
  return send(connection, options, false, signal => connection.http.POST('/search/{id}/marks/remove', { params: { path: { id } }, body: { ids }, signal }))
}

/** Cancel a search. `POST /search/{id}/cancel` */
export function cancelSearch(connection: Connection, id: string, options: CallOptions = {}): Call<SearchState> {
  return send(connection, options, false, signal => connection.http.POST('/search/{id}/cancel', { params: { path: { id } }, signal }))
}

/** Retry the sources of a search that failed. `POST /search/{id}/retry`; needs the plan feature `search`, costs 1 core search */
export function retrySearch(connection: Connection, id: string, options: RetrySearchOptions = {}): Call<SearchCreated> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/search/{id}/retry', { params: { path: { id }, header: given({ 'Idempotency-Key': key, 'Prefer': options.prefer }) }, signal }))
}

/** Run a search again. `POST /search/{id}/rerun`; needs the plan feature `search`, costs 1 core search */
export function rerunSearch(connection: Connection, id: string, options: RerunSearchOptions = {}): Call<SearchCreated> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/search/{id}/rerun', { params: { path: { id }, query: given({ 'cache': options.cache }), header: given({ 'Idempotency-Key': key, 'Prefer': options.prefer }) }, signal }))
}

/** Compare two searches. `GET /search/{id}/compare/{other}` */
export function compareSearches(connection: Connection, id: string, other: string, options: CallOptions = {}): Call<SearchComparison> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/compare/{other}', { params: { path: { id, other } }, signal }))
}

/** Stream the events of a search. `GET /search/{id}/stream` */
export function streamSearch(connection: Connection, id: string, options: StreamSearchOptions = {}): AsyncGenerator<SearchEvent, void, void> {
  return followResumable((signal, lastEventId) => streamOf(connection.http.GET('/search/{id}/stream', { params: { path: { id }, query: given({ 'cursor': options.cursor, 'start_index': options.startIndex, 'from': options.from, 'attempts': options.attempts }), header: given({ 'Last-Event-ID': lastEventId }) }, parseAs: 'stream', signal })), options)
}

/** List the delivery attempts of a webhook. `GET /search/{id}/webhook/attempts` */
export function listWebhookAttempts(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookAttemptList> {
  return send(connection, options, true, signal => connection.http.GET('/search/{id}/webhook/attempts', { params: { path: { id } }, signal }))
}

/** Redeliver a webhook. `POST /search/{id}/webhook/redeliver` */
export function redeliverWebhook(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookRedelivery> {
  return send(connection, options, false, signal => connection.http.POST('/search/{id}/webhook/redeliver', { params: { path: { id } }, signal }))
}

/** List investigations. `GET /investigations` */
export function listInvestigations(connection: Connection, options: ListInvestigationsOptions = {}): Call<InvestigationList> {
  return send(connection, options, true, signal => connection.http.GET('/investigations', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'status': options.status, 'reference': options.reference, 'label': options.label, 'key_id': options.keyId, 'created_after': options.createdAfter, 'created_before': options.createdBefore, 'sort': options.sort }) }, signal }))
}

/** Yields the entries of all pages of `list`. Reads a page when it is needed. */
export function iterListInvestigations(connection: Connection, options: Omit<ListInvestigationsOptions, 'cursor'> = {}): AsyncGenerator<Investigation, void, void> {
  return entriesOf(cursor => listInvestigations(connection, { ...options, cursor }), page => [page.data.investigations, page.data.pagination.nextCursor])
}

/** Create an investigation. `POST /investigations`; needs the plan feature `search` */
export function createInvestigation(connection: Connection, body: InvestigationRequest, options: CreateInvestigationOptions = {}): Call<InvestigationCreated> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/investigations', { params: { header: given({ 'Idempotency-Key': key, 'Prefer': options.prefer }) }, body, signal }))
}

/** Delete investigations. `POST /investigations/delete` */
export function deleteInvestigations(connection: Connection, ids: InvestigationDeletionRequest['ids'], options: CallOptions = {}): Call<SearchDeletion> {
  return send(connection, options, false, signal => connection.http.POST('/investigations/delete', { body: { ids }, signal }))
}

/** Get an investigation. `GET /investigations/{id}` */
export function getInvestigation(connection: Connection, id: string, options: CallOptions = {}): Call<InvestigationState> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}', { params: { path: { id } }, signal }))
}

/** Change the words of an investigation. `PATCH /investigations/{id}` */
export function updateInvestigation(connection: Connection, id: string, body: WordsUpdate, options: CallOptions = {}): Call<InvestigationState> {
  return send(connection, options, false, signal => connection.http.PATCH('/investigations/{id}', { params: { path: { id } }, body, signal }))
}

/** Stream the events of an investigation. `GET /investigations/{id}/stream` */
export function streamInvestigation(connection: Connection, id: string, options: StreamInvestigationOptions = {}): AsyncGenerator<InvestigationEvent, void, void> {
  return followResumable((signal, lastEventId) => streamOf(connection.http.GET('/investigations/{id}/stream', { params: { path: { id }, query: given({ 'cursor': options.cursor, 'start_index': options.startIndex, 'from': options.from }), header: given({ 'Last-Event-ID': lastEventId }) }, parseAs: 'stream', signal })), options, 'investigation.finished')
}

/** Get the graph of an investigation. `GET /investigations/{id}/graph` */
export function getInvestigationGraph(connection: Connection, id: string, options: GetInvestigationGraphOptions = {}): Call<InvestigationGraph | string> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/graph', { params: { path: { id }, query: given({ 'format': options.format, 'type': options.type, 'strength': options.strength, 'shared': options.shared }) }, parseAs: options.format === undefined || options.format === 'json' ? 'json' : 'text', signal }))
}

/** Get the results of an investigation. `GET /investigations/{id}/results` */
export function getInvestigationResults(connection: Connection, id: string, options: GetInvestigationResultsOptions = {}): Call<InvestigationResults> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/results', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, signal }))
}

/** Yields the entries of all pages of `results`. Reads a page when it is needed. */
export function iterGetInvestigationResults(connection: Connection, id: string, options: Omit<GetInvestigationResultsOptions, 'cursor'> = {}): AsyncGenerator<SearchResultsData, void, void> {
  return entriesOf(cursor => getInvestigationResults(connection, id, { ...options, cursor }), page => [page.data.searches, page.data.pagination.nextCursor])
}

/** List the observables of an investigation. `GET /investigations/{id}/observables` */
export function getInvestigationObservables(connection: Connection, id: string, options: GetInvestigationObservablesOptions = {}): Call<SearchObservables> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/observables', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor, 'type': options.type, 'strength': options.strength }) }, signal }))
}

/** Yields the entries of all pages of `observables`. Reads a page when it is needed. */
export function iterGetInvestigationObservables(connection: Connection, id: string, options: Omit<GetInvestigationObservablesOptions, 'cursor'> = {}): AsyncGenerator<Observable, void, void> {
  return entriesOf(cursor => getInvestigationObservables(connection, id, { ...options, cursor }), page => [page.data.observables, page.data.pagination.nextCursor])
}

/** Show the merged picture of an investigation. `GET /investigations/{id}/profile` */
export function getInvestigationProfile(connection: Connection, id: string, options: GetInvestigationProfileOptions = {}): Call<SearchProfile> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/profile', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, signal }))
}

/** Yields the entries of all pages of `profile`. Reads a page when it is needed. */
export function iterGetInvestigationProfile(connection: Connection, id: string, options: Omit<GetInvestigationProfileOptions, 'cursor'> = {}): AsyncGenerator<Person, void, void> {
  return entriesOf(cursor => getInvestigationProfile(connection, id, { ...options, cursor }), page => [page.data.persons, page.data.pagination.nextCursor])
}

/** List the accounts of an investigation. `GET /investigations/{id}/accounts` */
export function getInvestigationAccounts(connection: Connection, id: string, options: GetInvestigationAccountsOptions = {}): Call<InvestigationAccounts> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/accounts', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, signal }))
}

/** Yields the entries of all pages of `accounts`. Reads a page when it is needed. */
export function iterGetInvestigationAccounts(connection: Connection, id: string, options: Omit<GetInvestigationAccountsOptions, 'cursor'> = {}): AsyncGenerator<InvestigationSearchAccounts, void, void> {
  return entriesOf(cursor => getInvestigationAccounts(connection, id, { ...options, cursor }), page => [page.data.searches, page.data.pagination.nextCursor])
}

/** List the leak sources of an investigation. `GET /investigations/{id}/leaks` */
export function getInvestigationLeaks(connection: Connection, id: string, options: GetInvestigationLeaksOptions = {}): Call<InvestigationLeaks> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/leaks', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, signal }))
}

/** Yields the entries of all pages of `leaks`. Reads a page when it is needed. */
export function iterGetInvestigationLeaks(connection: Connection, id: string, options: Omit<GetInvestigationLeaksOptions, 'cursor'> = {}): AsyncGenerator<InvestigationSearchLeaks, void, void> {
  return entriesOf(cursor => getInvestigationLeaks(connection, id, { ...options, cursor }), page => [page.data.searches, page.data.pagination.nextCursor])
}

/** Export an investigation. `GET /investigations/{id}/export` */
export function exportInvestigation<Format extends NonNullable<ExportInvestigationOptions['format']> = 'html'>(connection: Connection, id: string, options: ExportInvestigationOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/export', { params: { path: { id }, query: given({ 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator, 'marks': options.marks }) }, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** Add observables to an investigation. `POST /investigations/{id}/follow`; needs the plan feature `search` */
export function followInvestigation(connection: Connection, id: string, observables: InvestigationFollowRequest['observables'], options: FollowInvestigationOptions = {}): Call<InvestigationFollowed> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/investigations/{id}/follow', { params: { path: { id }, header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body: { observables }, signal }))
}

/** Retry what failed in an investigation. `POST /investigations/{id}/retry`; needs the plan feature `search` */
export function retryInvestigation(connection: Connection, id: string, options: RetryInvestigationOptions = {}): Call<InvestigationRetried> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/investigations/{id}/retry', { params: { path: { id }, header: given({ 'Idempotency-Key': options.idempotencyKey }) }, signal }))
}

/** Cancel an investigation. `POST /investigations/{id}/cancel` */
export function cancelInvestigation(connection: Connection, id: string, options: CallOptions = {}): Call<InvestigationState> {
  return send(connection, options, false, signal => connection.http.POST('/investigations/{id}/cancel', { params: { path: { id } }, signal }))
}

/** List the webhook attempts of an investigation. `GET /investigations/{id}/webhook/attempts` */
export function listInvestigationWebhookAttempts(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookAttemptList> {
  return send(connection, options, true, signal => connection.http.GET('/investigations/{id}/webhook/attempts', { params: { path: { id } }, signal }))
}

/** Redeliver the webhook of an investigation. `POST /investigations/{id}/webhook/redeliver` */
export function redeliverInvestigationWebhook(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookRedelivery> {
  return send(connection, options, false, signal => connection.http.POST('/investigations/{id}/webhook/redeliver', { params: { path: { id } }, signal }))
}

/** Export the response of a tool. `POST /exports/tool` */
export function exportToolResponse<Format extends NonNullable<ExportToolResponseOptions['format']> = 'html'>(connection: Connection, body: ToolExportRequest, options: ExportToolResponseOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, false, signal => connection.http.POST('/exports/tool', { params: { query: given({ 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator }) }, body, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** List watches. `GET /watches` */
export function listWatches(connection: Connection, options: ListWatchesOptions = {}): Call<WatchList> {
  return send(connection, options, true, signal => connection.http.GET('/watches', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'status': options.status, 'reference': options.reference, 'label': options.label, 'type': options.type, 'key_id': options.keyId, 'created_after': options.createdAfter, 'created_before': options.createdBefore, 'sort': options.sort }) }, signal }))
}

/** Yields the entries of all pages of `list`. Reads a page when it is needed. */
export function iterListWatches(connection: Connection, options: Omit<ListWatchesOptions, 'cursor'> = {}): AsyncGenerator<Watch, void, void> {
  return entriesOf(cursor => listWatches(connection, { ...options, cursor }), page => [page.data.watches, page.data.pagination.nextCursor])
}

/** Create a watch. `POST /watches`; needs the plan feature `search` */
export function createWatch(connection: Connection, body: WatchRequest, options: CreateWatchOptions = {}): Call<WatchState> {
  const key = keyOf(connection, options.idempotencyKey)
  return send(connection, options, key !== undefined, signal => connection.http.POST('/watches', { params: { header: given({ 'Idempotency-Key': key }) }, body, signal }))
}

/** Delete watches. `POST /watches/delete` */
export function deleteWatches(connection: Connection, ids: WatchDeletionRequest['ids'], options: CallOptions = {}): Call<SearchDeletion> {
  return send(connection, options, false, signal => connection.http.POST('/watches/delete', { body: { ids }, signal }))
}

/** Get a watch. `GET /watches/{id}` */
export function getWatch(connection: Connection, id: string, options: CallOptions = {}): Call<WatchState> {
  return send(connection, options, true, signal => connection.http.GET('/watches/{id}', { params: { path: { id } }, signal }))
}

/** Change a watch. `PATCH /watches/{id}` */
export function updateWatch(connection: Connection, id: string, body: WatchUpdate, options: CallOptions = {}): Call<WatchState> {
  return send(connection, options, false, signal => connection.http.PATCH('/watches/{id}', { params: { path: { id } }, body, signal }))
}

/** Run a watch now. `POST /watches/{id}/run` */
export function runWatch(connection: Connection, id: string, options: CallOptions = {}): Call<WatchState> {
  return send(connection, options, false, signal => connection.http.POST('/watches/{id}/run', { params: { path: { id } }, signal }))
}

/** List the changes of a watch. `GET /watches/{id}/changes` */
export function listWatchChanges(connection: Connection, id: string, options: ListWatchChangesOptions = {}): Call<WatchChangeList> {
  return send(connection, options, true, signal => connection.http.GET('/watches/{id}/changes', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor, 'kind': options.kind, 'found_after': options.foundAfter, 'found_before': options.foundBefore }) }, signal }))
}

/** Yields the entries of all pages of `changes`. Reads a page when it is needed. */
export function iterListWatchChanges(connection: Connection, id: string, options: Omit<ListWatchChangesOptions, 'cursor'> = {}): AsyncGenerator<WatchChange, void, void> {
  return entriesOf(cursor => listWatchChanges(connection, id, { ...options, cursor }), page => [page.data.changes, page.data.pagination.nextCursor])
}

/** Stream the changes of a watch. `GET /watches/{id}/stream` */
export function streamWatch(connection: Connection, id: string, options: StreamWatchOptions = {}): AsyncGenerator<WatchEvent, void, void> {
  return followResumable((signal, lastEventId) => streamOf(connection.http.GET('/watches/{id}/stream', { params: { path: { id }, query: given({ 'cursor': options.cursor, 'start_index': options.startIndex, 'from': options.from }), header: given({ 'Last-Event-ID': lastEventId }) }, parseAs: 'stream', signal })), options, null)
}

/** List the webhook attempts of a watch. `GET /watches/{id}/webhook/attempts` */
export function listWatchWebhookAttempts(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookAttemptList> {
  return send(connection, options, true, signal => connection.http.GET('/watches/{id}/webhook/attempts', { params: { path: { id } }, signal }))
}

/** Redeliver the webhook of a watch. `POST /watches/{id}/webhook/redeliver` */
export function redeliverWatchWebhook(connection: Connection, id: string, options: CallOptions = {}): Call<WebhookRedelivery> {
  return send(connection, options, false, signal => connection.http.POST('/watches/{id}/webhook/redeliver', { params: { path: { id } }, signal }))
}

/** List breaches. `GET /radar/breaches`; needs the plan feature `radar` */
export function listBreaches(connection: Connection, options: ListBreachesOptions = {}): Call<BreachList> {
  return send(connection, options, true, signal => connection.http.GET('/radar/breaches', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'sortBy': options.sortBy, 'domain': options.domain, 'severity': options.severity, 'dataClass': options.dataClass, 'isVerified': options.isVerified, 'isStealerLog': options.isStealerLog, 'isSensitive': options.isSensitive, 'addedSince': options.addedSince, 'q': options.q }), header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, signal }))
}

/** Yields the entries of all pages of `list`. Reads a page when it is needed. */
export function iterListBreaches(connection: Connection, options: Omit<ListBreachesOptions, 'cursor' | 'ifNoneMatch' | 'ifModifiedSince'> = {}): AsyncGenerator<Breach, void, void> {
  return entriesOf(cursor => listBreaches(connection, { ...options, cursor }), page => [page.breaches, page.pagination.nextCursor])
}

/** Get a breach. `GET /radar/breaches/{name}`; needs the plan feature `radar` */
export function getBreach(connection: Connection, name: string, options: GetBreachOptions = {}): Call<BreachRecord> {
  return send(connection, options, true, signal => connection.http.GET('/radar/breaches/{name}', { params: { path: { name }, header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, signal }))
}

/** List the classes of exposed data. `GET /radar/data-classes`; needs the plan feature `radar` */
export function listDataClasses(connection: Connection, options: ListDataClassesOptions = {}): Call<DataClassList> {
  return send(connection, options, true, signal => connection.http.GET('/radar/data-classes', { params: { header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, signal }))
}

/** Get the feed of new breaches. `GET /radar/feed.atom`; needs the plan feature `radar` */
export function getBreachFeed(connection: Connection, options: GetBreachFeedOptions = {}): Call<string> {
  return send(connection, options, true, signal => connection.http.GET('/radar/feed.atom', { params: { header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, parseAs: 'text', signal }))
}

/** List tools. `GET /tools` */
export function listTools(connection: Connection, options: CallOptions = {}): Call<ToolList> {
  return send(connection, options, true, signal => connection.http.GET('/tools', { signal }))
}

/** Get a tool. `GET /tools/{tool}/infos` */
export function getTool(connection: Connection, tool: string, options: CallOptions = {}): Call<ToolInfos> {
  return send(connection, options, true, signal => connection.http.GET('/tools/{tool}/infos', { params: { path: { tool } }, signal }))
}

/** Get the late result of a tool. `GET /tools/results/{id}` */
export function getToolResult(connection: Connection, id: string, options: CallOptions = {}): Call<ToolResponse | ToolResultPending> {
  return send(connection, options, true, signal => connection.http.GET('/tools/results/{id}', { params: { path: { id } }, signal }))
}

/** Export the late result of a tool. `GET /tools/results/{id}/export` */
export function exportToolResult<Format extends NonNullable<ExportToolResultOptions['format']> = 'html'>(connection: Connection, id: string, options: ExportToolResultOptions & { format?: Format | undefined } = {}): Call<Format extends 'xlsx' ? Blob : string> {
  return send(connection, options, true, signal => connection.http.GET('/tools/results/{id}/export', { params: { path: { id }, query: given({ 'format': options.format, 'bom': options.bom, 'text': options.text, 'separator': options.separator }) }, parseAs: ['xlsx'].includes(options.format ?? '') ? 'blob' : 'text', signal })) as Call<never>
}

/** Find subdomains. `POST /tools/domain-intelligence/subdomains`; needs the plan feature `tools`, costs 1 core search */
export function findSubdomains(connection: Connection, body: DomainRequest, options: FindSubdomainsOptions = {}): Call<SubdomainsResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/domain-intelligence/subdomains', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Look up DNS records. `POST /tools/domain-intelligence/dns`; needs the plan feature `tools`, costs 1 core search */
export function resolveDomain(connection: Connection, body: DomainRequest, options: ResolveDomainOptions = {}): Call<DnsResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/domain-intelligence/dns', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Look up the registration of a domain. `POST /tools/domain-intelligence/rdap`; needs the plan feature `tools`, costs 1 core search */
export function findRegistration(connection: Connection, body: DomainRequest, options: FindRegistrationOptions = {}): Call<RdapResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/domain-intelligence/rdap', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Find the certificates of a domain. `POST /tools/domain-intelligence/certificates`; needs the plan feature `tools`, costs 1 core search */
export function findCertificates(connection: Connection, body: DomainRequest, options: FindCertificatesOptions = {}): Call<CertificatesResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/domain-intelligence/certificates', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Run all domain operations. `POST /tools/domain-intelligence/all`; needs the plan feature `tools`, costs 1 core search */
export function investigateDomain(connection: Connection, body: DomainRequest, options: InvestigateDomainOptions = {}): Call<DomainAllResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/domain-intelligence/all', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Look up an IP address. `POST /tools/ip-intelligence/lookup`; needs the plan feature `tools`, costs 1 core search */
export function lookUpAddress(connection: Connection, body: IpRequest, options: LookUpAddressOptions = {}): Call<IpLookupResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/ip-intelligence/lookup', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Check the reputation of an IP address. `POST /tools/ip-intelligence/reputation`; needs the plan feature `tools`, costs 1 core search */
export function judgeAddress(connection: Connection, body: IpRequest, options: JudgeAddressOptions = {}): Call<IpReputationResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/ip-intelligence/reputation', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Run all IP address operations. `POST /tools/ip-intelligence/all`; needs the plan feature `tools`, costs 1 core search */
export function investigateAddress(connection: Connection, body: IpRequest, options: InvestigateAddressOptions = {}): Call<IpAllResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/ip-intelligence/all', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Look up a network of IP addresses. `POST /tools/ip-intelligence/network`; needs the plan feature `tools`, costs 1 core search */
export function lookUpNetwork(connection: Connection, body: NetworkRequest, options: LookUpNetworkOptions = {}): Call<NetworkResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/ip-intelligence/network', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Look up an autonomous system. `POST /tools/ip-intelligence/asn`; needs the plan feature `tools`, costs 1 core search */
export function lookUpSystem(connection: Connection, body: AsnRequest, options: LookUpSystemOptions = {}): Call<AsnResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/ip-intelligence/asn', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Look up an e-mail address. `POST /tools/account-intelligence/email`; needs the plan feature `tools`, costs 1 core search */
export function investigateEmail(connection: Connection, body: EmailRequest, options: InvestigateEmailOptions = {}): Call<AccountEmailResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/account-intelligence/email', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Find the accounts of a pseudonym. `POST /tools/account-intelligence/pseudonym`; needs the plan feature `tools`, costs 1 core search */
export function investigatePseudonym(connection: Connection, body: PseudonymRequest, options: InvestigatePseudonymOptions = {}): Call<AccountPseudonymResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/account-intelligence/pseudonym', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Check the mail policies of a domain. `POST /tools/domain-intelligence/email-security`; needs the plan feature `tools`, costs 1 core search */
export function checkEmailSecurity(connection: Connection, body: DomainRequest, options: CheckEmailSecurityOptions = {}): Call<EmailSecurityResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/domain-intelligence/email-security', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Find players by name. `POST /tools/gaming-intelligence/profile`; needs the plan feature `tools`, costs 1 core search */
export function findPlayer(connection: Connection, body: PlayerRequest, options: FindPlayerOptions = {}): Call<GameProfileResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/gaming-intelligence/profile', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}

/** Decode a VIN. `POST /tools/vehicle-intelligence/vin`; needs the plan feature `tools`, costs 1 core search */
export function decodeVin(connection: Connection, body: VinRequest, options: DecodeVinOptions = {}): Call<VehicleResponse> {
  return send(connection, options, options.idempotencyKey !== undefined, signal => connection.http.POST('/tools/vehicle-intelligence/vin', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, signal }))
}
