// Made by npm run generate from openapi/. Do not edit.
import type { Client } from 'openapi-fetch'
import { callOf, given, streamOf, type Call, type CallOptions } from './call.ts'
import { followOnce, followResumable, type ResumableStreamOptions, type StreamOptions } from './follow.ts'
import type { operations, paths, AccountCheckList, AccountEmailResponse, AccountKeyChange, AccountKeyCreated, AccountKeyList, AccountKeyReply, AccountKeyRequest, AccountPseudonymResponse, AccountState, AuditRecordList, BreachList, BreachRecord, CertificatesResponse, DnsResponse, DomainAllResponse, DomainRequest, EmailRequest, EmailSecurityResponse, FreePlanClaim, GameProfileResponse, Health, InvestigationCreated, InvestigationDeletionRequest, InvestigationEvent, InvestigationFollowRequest, InvestigationFollowed, InvestigationGraph, InvestigationList, InvestigationRequest, InvestigationState, IpAllResponse, IpLookupResponse, IpReputationResponse, IpRequest, LeakSourceList, ModuleList, ModuleRun, ModuleRunRequest, PictureRequest, PlayerRequest, PseudonymRequest, RdapResponse, SearchByok, SearchCreated, SearchDeletion, SearchDeletionRequest, SearchEvent, SearchLeakPage, SearchLeaks, SearchList, SearchObservables, SearchProfile, SearchRequest, SearchResults, SearchState, SignInRequest, SignedIn, SubdomainsResponse, TemporarySearchEvent, TokenInfo, ToolInfos, ToolList, ToolResponse, ToolResultPending, TypeGuessRequest, TypeGuesses, Usage, UsageReport, VehicleResponse, VinRequest, WatchChangeList, WatchDeletionRequest, WatchEvent, WatchList, WatchRequest, WatchState, WatchUpdate, WebhookAttemptList, WebhookRedelivery } from './schema.ts'

export interface GetUsageReportOptions extends CallOptions {
  /** First day of the range, in UTC. */
  from?: NonNullable<operations['getUsageReport']['parameters']['query']>['from'] | undefined
  /** Last day of the range, in UTC. */
  to?: NonNullable<operations['getUsageReport']['parameters']['query']>['to'] | undefined
  /** Only requests with this API key of the account. */
  keyId?: NonNullable<operations['getUsageReport']['parameters']['query']>['key_id'] | undefined
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
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['listAccountChecks']['parameters']['header']>['If-None-Match'] | undefined
}

export interface ListLeakSourcesOptions extends CallOptions {
  /** Query type that the listed modules or leak sources support. Without it, all are listed. */
  type?: NonNullable<operations['listLeakSources']['parameters']['query']>['type'] | undefined
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
}

export interface CreateSearchOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createSearch']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface CreateTemporarySearchOptions extends StreamOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createTemporarySearch']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface RunModuleOnceOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['runModuleOnce']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface GetSearchResultsOptions extends CallOptions {
  /** `merged` reads the search and its retries as one, whichever of their ids is given. Without it, the results are those of this search alone. */
  retries?: NonNullable<operations['getSearchResults']['parameters']['query']>['retries'] | undefined
}

export interface GetSearchObservablesOptions extends CallOptions {
  /** Maximum number of observables on a page. */
  limit?: NonNullable<operations['getSearchObservables']['parameters']['query']>['limit'] | undefined
  /** `pagination.nextCursor` of the previous page, given with the same filters (`limit` may change). Left out for the first page. An unknown cursor, or one of another list, is a `VALIDATION_ERROR`. */
  cursor?: NonNullable<operations['getSearchObservables']['parameters']['query']>['cursor'] | undefined
  /** `merged` reads the search and its retries as one, whichever of their ids is given. Without it, the results are those of this search alone. */
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
  /** `merged` reads the search and its retries as one, whichever of their ids is given. Without it, the results are those of this search alone. */
  retries?: NonNullable<operations['getSearchProfile']['parameters']['query']>['retries'] | undefined
}

export interface GetSearchByokOptions extends CallOptions {
  /** External provider to return. Without it, all are returned. */
  provider?: NonNullable<operations['getSearchByok']['parameters']['query']>['provider'] | undefined
}

export interface ExportSearchOptions extends CallOptions {
  /** `merged` reads the search and its retries as one, whichever of their ids is given. Without it, the results are those of this search alone. */
  retries?: NonNullable<operations['exportSearch']['parameters']['query']>['retries'] | undefined
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`), or for programs. */
  format?: NonNullable<operations['exportSearch']['parameters']['query']>['format'] | undefined
}

export interface GetSearchLeakPageOptions extends CallOptions {
  /** Number of the page, from 1. */
  page?: NonNullable<operations['getSearchLeakPage']['parameters']['query']>['page'] | undefined
}

export interface RetrySearchOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['retrySearch']['parameters']['header']>['Idempotency-Key'] | undefined
}

export interface StreamSearchOptions extends ResumableStreamOptions {
  /** Number of the last event that the client received: the stream continues after it. 0 is the beginning. */
  cursor?: NonNullable<operations['streamSearch']['parameters']['query']>['cursor'] | undefined
  /** Number of the first event to send. 0 and 1 are the beginning. */
  startIndex?: NonNullable<operations['streamSearch']['parameters']['query']>['start_index'] | undefined
  /** The same as `start_index`, which has precedence. */
  from?: NonNullable<operations['streamSearch']['parameters']['query']>['from'] | undefined
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
}

export interface CreateInvestigationOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['createInvestigation']['parameters']['header']>['Idempotency-Key'] | undefined
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

export interface ExportInvestigationOptions extends CallOptions {
  /** Form of the file: for people (`html`, `md`), for spreadsheets (`csv`), or for programs. */
  format?: NonNullable<operations['exportInvestigation']['parameters']['query']>['format'] | undefined
}

export interface FollowInvestigationOptions extends CallOptions {
  /** Makes the request safe to repeat: for 24 hours, the account's requests of this operation with this key and this body get the answer of the first one, and are neither started nor charged again. Choose a new random value, such as a UUID, for each thing to be done. Quotes around it are ignored. A key that no accepted request has used is free: a refused request does not use it up. https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07 */
  idempotencyKey?: NonNullable<operations['followInvestigation']['parameters']['header']>['Idempotency-Key'] | undefined
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

export interface GetBreachFeedOptions extends CallOptions {
  /** Entity tags of the caller's copies: a list, strong or weak, or `*`. If one matches, the response is 304. */
  ifNoneMatch?: NonNullable<operations['getBreachFeed']['parameters']['header']>['If-None-Match'] | undefined
  /** The `Last-Modified` of the caller's copy. Anything except an HTTP date is ignored. */
  ifModifiedSince?: NonNullable<operations['getBreachFeed']['parameters']['header']>['If-Modified-Since'] | undefined
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

export interface Operations {
  account: {
    /** Check the API key. `GET /` */
    validate(options?: CallOptions): Call<TokenInfo>
    /** Sign in with a code. `POST /sign-in` */
    signIn(body: SignInRequest, options?: CallOptions): Call<SignedIn>
    /** Get the usage of the account. `GET /usage` */
    usage(options?: CallOptions): Call<Usage>
    /** Get the account. `GET /account`; needs a key marked `manage` */
    get(options?: CallOptions): Call<AccountState>
    /** Claim the free plan. `POST /account/free-plan`; needs a key marked `manage` */
    claimFreePlan(body: FreePlanClaim, options?: CallOptions): Call<AccountState>
    /** Get the usage by key and by day. `GET /account/usage`; needs a key marked `manage` */
    usageReport(options?: GetUsageReportOptions): Call<UsageReport>
    /** List the audit of the account. `GET /account/audit`; needs a key marked `manage` */
    audit(options?: ListAuditRecordsOptions): Call<AuditRecordList>
  }
  health: {
    /** Check the health of the service. `GET /health` */
    get(options?: CallOptions): Call<Health>
    /** Liveness probe. `GET /health/live` */
    live(options?: CallOptions): Call<Health>
    /** Readiness probe. `GET /health/ready` */
    ready(options?: CallOptions): Call<Health>
  }
  keys: {
    /** List API keys. `GET /account/keys`; needs a key marked `manage` */
    list(options?: ListKeysOptions): Call<AccountKeyList>
    /** Create an API key. `POST /account/keys`; needs a key marked `manage` */
    create(body: AccountKeyRequest, options?: CreateKeyOptions): Call<AccountKeyCreated>
    /** Get an API key. `GET /account/keys/{id}`; needs a key marked `manage` */
    get(id: string, options?: CallOptions): Call<AccountKeyReply>
    /** Change the label of an API key. `PATCH /account/keys/{id}`; needs a key marked `manage` */
    update(id: string, body: AccountKeyChange, options?: CallOptions): Call<AccountKeyReply>
    /** Revoke an API key. `POST /account/keys/{id}/revoke`; needs a key marked `manage` */
    revoke(id: string, options?: RevokeKeyOptions): Call<AccountKeyReply>
    /** Restore a revoked API key. `POST /account/keys/{id}/restore`; needs a key marked `manage` */
    restore(id: string, options?: CallOptions): Call<AccountKeyReply>
  }
  modules: {
    /** List modules. `GET /modules` */
    list(options?: ListModulesOptions): Call<ModuleList>
    /** Run one module. `POST /search/module/once`; needs the plan feature `search`, costs 1 core search */
    run(body: ModuleRunRequest, options?: RunModuleOnceOptions): Call<ModuleRun>
  }
  accountChecks: {
    /** List account checks. `GET /account-checks` */
    list(options?: ListAccountChecksOptions): Call<AccountCheckList>
  }
  leaks: {
    /** List leak sources. `GET /leaks` */
    list(options?: ListLeakSourcesOptions): Call<LeakSourceList>
  }
  observables: {
    /** Guess the types of values. `POST /observables/types` */
    guessTypes(values: TypeGuessRequest['values'], options?: CallOptions): Call<TypeGuesses>
  }
  searches: {
    /** List searches. `GET /search` */
    list(options?: ListSearchesOptions): Call<SearchList>
    /** Create a search. `POST /search`; needs the plan feature `search`, costs 1 core search */
    create(body: SearchRequest, options?: CreateSearchOptions): Call<SearchCreated>
    /** Run a temporary search. `POST /search/temporary`; needs the plan feature `search`, costs 1 core search */
    streamTemporary(body: SearchRequest, options?: CreateTemporarySearchOptions): AsyncGenerator<TemporarySearchEvent, void, void>
    /** Delete searches. `POST /search/delete` */
    delete(ids: SearchDeletionRequest['ids'], options?: CallOptions): Call<SearchDeletion>
    /** Get a search. `GET /search/{id}` */
    get(id: string, options?: CallOptions): Call<SearchState>
    /** Get the results of a search. `GET /search/{id}/results` */
    results(id: string, options?: GetSearchResultsOptions): Call<SearchResults>
    /** List the observables of a search. `GET /search/{id}/observables` */
    observables(id: string, options?: GetSearchObservablesOptions): Call<SearchObservables>
    /** Show the merged picture of a search. `GET /search/{id}/profile` */
    profile(id: string, options?: GetSearchProfileOptions): Call<SearchProfile>
    /** Get the picture of an account. `POST /search/{id}/picture` */
    picture(id: string, body: PictureRequest, options?: CallOptions): Call<Blob | undefined>
    /** Get the external provider results of a search. `GET /search/{id}/byok` */
    byok(id: string, options?: GetSearchByokOptions): Call<SearchByok>
    /** Export a search. `GET /search/{id}/export` */
    export(id: string, options?: ExportSearchOptions): Call<string>
    /** List the leak sources of a search. `GET /search/{id}/results/leaks` */
    leaks(id: string, options?: CallOptions): Call<SearchLeaks>
    /** Get a page of leak records. `GET /search/{id}/results/leaks/{source}` */
    leakPage(id: string, source: string, options?: GetSearchLeakPageOptions): Call<SearchLeakPage>
    /** Cancel a search. `POST /search/{id}/cancel` */
    cancel(id: string, options?: CallOptions): Call<SearchState>
    /** Retry the sources of a search that failed. `POST /search/{id}/retry`; needs the plan feature `search`, costs 1 core search */
    retry(id: string, options?: RetrySearchOptions): Call<SearchCreated>
    /** Stream the events of a search. `GET /search/{id}/stream` */
    stream(id: string, options?: StreamSearchOptions): AsyncGenerator<SearchEvent, void, void>
    /** List the delivery attempts of a webhook. `GET /search/{id}/webhook/attempts` */
    webhookAttempts(id: string, options?: CallOptions): Call<WebhookAttemptList>
    /** Redeliver a webhook. `POST /search/{id}/webhook/redeliver` */
    redeliverWebhook(id: string, options?: CallOptions): Call<WebhookRedelivery>
  }
  investigations: {
    /** List investigations. `GET /investigations` */
    list(options?: ListInvestigationsOptions): Call<InvestigationList>
    /** Create an investigation. `POST /investigations`; needs the plan feature `search` */
    create(body: InvestigationRequest, options?: CreateInvestigationOptions): Call<InvestigationCreated>
    /** Delete investigations. `POST /investigations/delete` */
    delete(ids: InvestigationDeletionRequest['ids'], options?: CallOptions): Call<SearchDeletion>
    /** Get an investigation. `GET /investigations/{id}` */
    get(id: string, options?: CallOptions): Call<InvestigationState>
    /** Stream the events of an investigation. `GET /investigations/{id}/stream` */
    stream(id: string, options?: StreamInvestigationOptions): AsyncGenerator<InvestigationEvent, void, void>
    /** Get the graph of an investigation. `GET /investigations/{id}/graph` */
    graph(id: string, options?: GetInvestigationGraphOptions): Call<InvestigationGraph | string>
    /** Export an investigation. `GET /investigations/{id}/export` */
    export(id: string, options?: ExportInvestigationOptions): Call<string>
    /** Add observables to an investigation. `POST /investigations/{id}/follow`; needs the plan feature `search` */
    follow(id: string, observables: InvestigationFollowRequest['observables'], options?: FollowInvestigationOptions): Call<InvestigationFollowed>
    /** Cancel an investigation. `POST /investigations/{id}/cancel` */
    cancel(id: string, options?: CallOptions): Call<InvestigationState>
    /** List the webhook attempts of an investigation. `GET /investigations/{id}/webhook/attempts` */
    webhookAttempts(id: string, options?: CallOptions): Call<WebhookAttemptList>
    /** Redeliver the webhook of an investigation. `POST /investigations/{id}/webhook/redeliver` */
    redeliverWebhook(id: string, options?: CallOptions): Call<WebhookRedelivery>
  }
  watches: {
    /** List watches. `GET /watches` */
    list(options?: ListWatchesOptions): Call<WatchList>
    /** Create a watch. `POST /watches`; needs the plan feature `search` */
    create(body: WatchRequest, options?: CreateWatchOptions): Call<WatchState>
    /** Delete watches. `POST /watches/delete` */
    delete(ids: WatchDeletionRequest['ids'], options?: CallOptions): Call<SearchDeletion>
    /** Get a watch. `GET /watches/{id}` */
    get(id: string, options?: CallOptions): Call<WatchState>
    /** Change a watch. `PATCH /watches/{id}` */
    update(id: string, body: WatchUpdate, options?: CallOptions): Call<WatchState>
    /** Run a watch now. `POST /watches/{id}/run` */
    run(id: string, options?: CallOptions): Call<WatchState>
    /** List the changes of a watch. `GET /watches/{id}/changes` */
    changes(id: string, options?: ListWatchChangesOptions): Call<WatchChangeList>
    /** Stream the changes of a watch. `GET /watches/{id}/stream` */
    stream(id: string, options?: StreamWatchOptions): AsyncGenerator<WatchEvent, void, void>
    /** List the webhook attempts of a watch. `GET /watches/{id}/webhook/attempts` */
    webhookAttempts(id: string, options?: CallOptions): Call<WebhookAttemptList>
    /** Redeliver the webhook of a watch. `POST /watches/{id}/webhook/redeliver` */
    redeliverWebhook(id: string, options?: CallOptions): Call<WebhookRedelivery>
  }
  radar: {
    /** List breaches. `GET /radar/breaches`; needs the plan feature `radar` */
    list(options?: ListBreachesOptions): Call<BreachList>
    /** Get a breach. `GET /radar/breaches/{name}`; needs the plan feature `radar` */
    get(name: string, options?: GetBreachOptions): Call<BreachRecord>
    /** Get the feed of new breaches. `GET /radar/feed.atom`; needs the plan feature `radar` */
    feed(options?: GetBreachFeedOptions): Call<string>
  }
  tools: {
    /** List tools. `GET /tools` */
    list(options?: CallOptions): Call<ToolList>
    /** Get a tool. `GET /tools/{tool}/infos` */
    get(tool: string, options?: CallOptions): Call<ToolInfos>
    /** Get the late result of a tool. `GET /tools/results/{id}` */
    result(id: string, options?: CallOptions): Call<ToolResponse | ToolResultPending>
    /** Find subdomains. `POST /tools/domain-intelligence/subdomains`; needs the plan feature `tools`, costs 1 core search */
    subdomains(body: DomainRequest, options?: FindSubdomainsOptions): Call<SubdomainsResponse>
    /** Look up DNS records. `POST /tools/domain-intelligence/dns`; needs the plan feature `tools`, costs 1 core search */
    dns(body: DomainRequest, options?: ResolveDomainOptions): Call<DnsResponse>
    /** Look up the registration of a domain. `POST /tools/domain-intelligence/rdap`; needs the plan feature `tools`, costs 1 core search */
    rdap(body: DomainRequest, options?: FindRegistrationOptions): Call<RdapResponse>
    /** Find the certificates of a domain. `POST /tools/domain-intelligence/certificates`; needs the plan feature `tools`, costs 1 core search */
    certificates(body: DomainRequest, options?: FindCertificatesOptions): Call<CertificatesResponse>
    /** Run all domain operations. `POST /tools/domain-intelligence/all`; needs the plan feature `tools`, costs 1 core search */
    domain(body: DomainRequest, options?: InvestigateDomainOptions): Call<DomainAllResponse>
    /** Look up an IP address. `POST /tools/ip-intelligence/lookup`; needs the plan feature `tools`, costs 1 core search */
    ipLookup(body: IpRequest, options?: LookUpAddressOptions): Call<IpLookupResponse>
    /** Check the reputation of an IP address. `POST /tools/ip-intelligence/reputation`; needs the plan feature `tools`, costs 1 core search */
    ipReputation(body: IpRequest, options?: JudgeAddressOptions): Call<IpReputationResponse>
    /** Run all IP address operations. `POST /tools/ip-intelligence/all`; needs the plan feature `tools`, costs 1 core search */
    ip(body: IpRequest, options?: InvestigateAddressOptions): Call<IpAllResponse>
    /** Look up an e-mail address. `POST /tools/account-intelligence/email`; needs the plan feature `tools`, costs 1 core search */
    email(body: EmailRequest, options?: InvestigateEmailOptions): Call<AccountEmailResponse>
    /** Find the accounts of a pseudonym. `POST /tools/account-intelligence/pseudonym`; needs the plan feature `tools`, costs 1 core search */
    pseudonym(body: PseudonymRequest, options?: InvestigatePseudonymOptions): Call<AccountPseudonymResponse>
    /** Check the mail policies of a domain. `POST /tools/domain-intelligence/email-security`; needs the plan feature `tools`, costs 1 core search */
    emailSecurity(body: DomainRequest, options?: CheckEmailSecurityOptions): Call<EmailSecurityResponse>
    /** Find players by name. `POST /tools/gaming-intelligence/profile`; needs the plan feature `tools`, costs 1 core search */
    gameProfile(body: PlayerRequest, options?: FindPlayerOptions): Call<GameProfileResponse>
    /** Decode a VIN. `POST /tools/vehicle-intelligence/vin`; needs the plan feature `tools`, costs 1 core search */
    vin(body: VinRequest, options?: DecodeVinOptions): Call<VehicleResponse>
  }
}

export function createOperations(http: Client<paths>): Operations {
  return {
    account: {
      validate: (options = {}) => callOf(http.GET('/', given({ signal: options.signal }))),
      signIn: (body, options = {}) => callOf(http.POST('/sign-in', { body, ...given({ signal: options.signal }) })),
      usage: (options = {}) => callOf(http.GET('/usage', given({ signal: options.signal }))),
      get: (options = {}) => callOf(http.GET('/account', given({ signal: options.signal }))),
      claimFreePlan: (body, options = {}) => callOf(http.POST('/account/free-plan', { body, ...given({ signal: options.signal }) })),
      usageReport: (options = {}) => callOf(http.GET('/account/usage', { params: { query: given({ 'from': options.from, 'to': options.to, 'key_id': options.keyId }) }, ...given({ signal: options.signal }) })),
      audit: (options = {}) => callOf(http.GET('/account/audit', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'from': options.from, 'to': options.to, 'key_id': options.keyId }) }, ...given({ signal: options.signal }) })),
    },
    health: {
      get: (options = {}) => callOf(http.GET('/health', given({ signal: options.signal }))),
      live: (options = {}) => callOf(http.GET('/health/live', given({ signal: options.signal }))),
      ready: (options = {}) => callOf(http.GET('/health/ready', given({ signal: options.signal }))),
    },
    keys: {
      list: (options = {}) => callOf(http.GET('/account/keys', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, ...given({ signal: options.signal }) })),
      create: (body, options = {}) => callOf(http.POST('/account/keys', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      get: (id, options = {}) => callOf(http.GET('/account/keys/{id}', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      update: (id, body, options = {}) => callOf(http.PATCH('/account/keys/{id}', { params: { path: { id } }, body, ...given({ signal: options.signal }) })),
      revoke: (id, options = {}) => callOf(http.POST('/account/keys/{id}/revoke', { params: { path: { id }, query: given({ 'own_key': options.ownKey }) }, ...given({ signal: options.signal }) })),
      restore: (id, options = {}) => callOf(http.POST('/account/keys/{id}/restore', { params: { path: { id } }, ...given({ signal: options.signal }) })),
    },
    modules: {
      list: (options = {}) => callOf(http.GET('/modules', { params: { query: given({ 'type': options.type, 'tag': options.tag }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, ...given({ signal: options.signal }) })),
      run: (body, options = {}) => callOf(http.POST('/search/module/once', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
    },
    accountChecks: {
      list: (options = {}) => callOf(http.GET('/account-checks', { params: { query: given({ 'type': options.type, 'tag': options.tag, 'pack': options.pack }), header: given({ 'If-None-Match': options.ifNoneMatch }) }, ...given({ signal: options.signal }) })),
    },
    leaks: {
      list: (options = {}) => callOf(http.GET('/leaks', { params: { query: given({ 'type': options.type }) }, ...given({ signal: options.signal }) })),
    },
    observables: {
      guessTypes: (values, options = {}) => callOf(http.POST('/observables/types', { body: { values }, ...given({ signal: options.signal }) })),
    },
    searches: {
      list: (options = {}) => callOf(http.GET('/search', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'type': options.type, 'status': options.status, 'reference': options.reference, 'label': options.label, 'watch_id': options.watchId }) }, ...given({ signal: options.signal }) })),
      create: (body, options = {}) => callOf(http.POST('/search', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      streamTemporary: (body, options = {}) => followOnce(signal => streamOf(http.POST('/search/temporary', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, parseAs: 'stream', signal })), options),
      delete: (ids, options = {}) => callOf(http.POST('/search/delete', { body: { ids }, ...given({ signal: options.signal }) })),
      get: (id, options = {}) => callOf(http.GET('/search/{id}', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      results: (id, options = {}) => callOf(http.GET('/search/{id}/results', { params: { path: { id }, query: given({ 'retries': options.retries }) }, ...given({ signal: options.signal }) })),
      observables: (id, options = {}) => callOf(http.GET('/search/{id}/observables', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor, 'retries': options.retries, 'type': options.type, 'strength': options.strength }) }, ...given({ signal: options.signal }) })),
      profile: (id, options = {}) => callOf(http.GET('/search/{id}/profile', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor, 'retries': options.retries }) }, ...given({ signal: options.signal }) })),
      picture: (id, body, options = {}) => callOf(http.POST('/search/{id}/picture', { params: { path: { id } }, body, parseAs: 'blob', ...given({ signal: options.signal }) })),
      byok: (id, options = {}) => callOf(http.GET('/search/{id}/byok', { params: { path: { id }, query: given({ 'provider': options.provider }) }, ...given({ signal: options.signal }) })),
      export: (id, options = {}) => callOf(http.GET('/search/{id}/export', { params: { path: { id }, query: given({ 'retries': options.retries, 'format': options.format }) }, parseAs: 'text', ...given({ signal: options.signal }) })),
      leaks: (id, options = {}) => callOf(http.GET('/search/{id}/results/leaks', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      leakPage: (id, source, options = {}) => callOf(http.GET('/search/{id}/results/leaks/{source}', { params: { path: { id, source }, query: given({ 'page': options.page }) }, ...given({ signal: options.signal }) })),
      cancel: (id, options = {}) => callOf(http.POST('/search/{id}/cancel', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      retry: (id, options = {}) => callOf(http.POST('/search/{id}/retry', { params: { path: { id }, header: given({ 'Idempotency-Key': options.idempotencyKey }) }, ...given({ signal: options.signal }) })),
      stream: (id, options = {}) => followResumable((signal, lastEventId) => streamOf(http.GET('/search/{id}/stream', { params: { path: { id }, query: given({ 'cursor': options.cursor, 'start_index': options.startIndex, 'from': options.from }), header: given({ 'Last-Event-ID': lastEventId }) }, parseAs: 'stream', signal })), options),
      webhookAttempts: (id, options = {}) => callOf(http.GET('/search/{id}/webhook/attempts', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      redeliverWebhook: (id, options = {}) => callOf(http.POST('/search/{id}/webhook/redeliver', { params: { path: { id } }, ...given({ signal: options.signal }) })),
    },
    investigations: {
      list: (options = {}) => callOf(http.GET('/investigations', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'status': options.status, 'reference': options.reference, 'label': options.label }) }, ...given({ signal: options.signal }) })),
      create: (body, options = {}) => callOf(http.POST('/investigations', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      delete: (ids, options = {}) => callOf(http.POST('/investigations/delete', { body: { ids }, ...given({ signal: options.signal }) })),
      get: (id, options = {}) => callOf(http.GET('/investigations/{id}', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      stream: (id, options = {}) => followResumable((signal, lastEventId) => streamOf(http.GET('/investigations/{id}/stream', { params: { path: { id }, query: given({ 'cursor': options.cursor, 'start_index': options.startIndex, 'from': options.from }), header: given({ 'Last-Event-ID': lastEventId }) }, parseAs: 'stream', signal })), options, 'investigation.finished'),
      graph: (id, options = {}) => callOf(http.GET('/investigations/{id}/graph', { params: { path: { id }, query: given({ 'format': options.format, 'type': options.type, 'strength': options.strength, 'shared': options.shared }) }, parseAs: options.format === undefined || options.format === 'json' ? 'json' : 'text', ...given({ signal: options.signal }) })),
      export: (id, options = {}) => callOf(http.GET('/investigations/{id}/export', { params: { path: { id }, query: given({ 'format': options.format }) }, parseAs: 'text', ...given({ signal: options.signal }) })),
      follow: (id, observables, options = {}) => callOf(http.POST('/investigations/{id}/follow', { params: { path: { id }, header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body: { observables }, ...given({ signal: options.signal }) })),
      cancel: (id, options = {}) => callOf(http.POST('/investigations/{id}/cancel', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      webhookAttempts: (id, options = {}) => callOf(http.GET('/investigations/{id}/webhook/attempts', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      redeliverWebhook: (id, options = {}) => callOf(http.POST('/investigations/{id}/webhook/redeliver', { params: { path: { id } }, ...given({ signal: options.signal }) })),
    },
    watches: {
      list: (options = {}) => callOf(http.GET('/watches', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'status': options.status, 'reference': options.reference, 'label': options.label }) }, ...given({ signal: options.signal }) })),
      create: (body, options = {}) => callOf(http.POST('/watches', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      delete: (ids, options = {}) => callOf(http.POST('/watches/delete', { body: { ids }, ...given({ signal: options.signal }) })),
      get: (id, options = {}) => callOf(http.GET('/watches/{id}', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      update: (id, body, options = {}) => callOf(http.PATCH('/watches/{id}', { params: { path: { id } }, body, ...given({ signal: options.signal }) })),
      run: (id, options = {}) => callOf(http.POST('/watches/{id}/run', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      changes: (id, options = {}) => callOf(http.GET('/watches/{id}/changes', { params: { path: { id }, query: given({ 'limit': options.limit, 'cursor': options.cursor }) }, ...given({ signal: options.signal }) })),
      stream: (id, options = {}) => followResumable((signal, lastEventId) => streamOf(http.GET('/watches/{id}/stream', { params: { path: { id }, query: given({ 'cursor': options.cursor, 'start_index': options.startIndex, 'from': options.from }), header: given({ 'Last-Event-ID': lastEventId }) }, parseAs: 'stream', signal })), options, null),
      webhookAttempts: (id, options = {}) => callOf(http.GET('/watches/{id}/webhook/attempts', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      redeliverWebhook: (id, options = {}) => callOf(http.POST('/watches/{id}/webhook/redeliver', { params: { path: { id } }, ...given({ signal: options.signal }) })),
    },
    radar: {
      list: (options = {}) => callOf(http.GET('/radar/breaches', { params: { query: given({ 'limit': options.limit, 'cursor': options.cursor, 'sortBy': options.sortBy, 'domain': options.domain, 'severity': options.severity, 'dataClass': options.dataClass, 'isVerified': options.isVerified, 'isStealerLog': options.isStealerLog, 'isSensitive': options.isSensitive, 'addedSince': options.addedSince, 'q': options.q }), header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, ...given({ signal: options.signal }) })),
      get: (name, options = {}) => callOf(http.GET('/radar/breaches/{name}', { params: { path: { name }, header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, ...given({ signal: options.signal }) })),
      feed: (options = {}) => callOf(http.GET('/radar/feed.atom', { params: { header: given({ 'If-None-Match': options.ifNoneMatch, 'If-Modified-Since': options.ifModifiedSince }) }, parseAs: 'text', ...given({ signal: options.signal }) })),
    },
    tools: {
      list: (options = {}) => callOf(http.GET('/tools', given({ signal: options.signal }))),
      get: (tool, options = {}) => callOf(http.GET('/tools/{tool}/infos', { params: { path: { tool } }, ...given({ signal: options.signal }) })),
      result: (id, options = {}) => callOf(http.GET('/tools/results/{id}', { params: { path: { id } }, ...given({ signal: options.signal }) })),
      subdomains: (body, options = {}) => callOf(http.POST('/tools/domain-intelligence/subdomains', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      dns: (body, options = {}) => callOf(http.POST('/tools/domain-intelligence/dns', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      rdap: (body, options = {}) => callOf(http.POST('/tools/domain-intelligence/rdap', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      certificates: (body, options = {}) => callOf(http.POST('/tools/domain-intelligence/certificates', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      domain: (body, options = {}) => callOf(http.POST('/tools/domain-intelligence/all', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      ipLookup: (body, options = {}) => callOf(http.POST('/tools/ip-intelligence/lookup', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      ipReputation: (body, options = {}) => callOf(http.POST('/tools/ip-intelligence/reputation', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      ip: (body, options = {}) => callOf(http.POST('/tools/ip-intelligence/all', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      email: (body, options = {}) => callOf(http.POST('/tools/account-intelligence/email', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      pseudonym: (body, options = {}) => callOf(http.POST('/tools/account-intelligence/pseudonym', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      emailSecurity: (body, options = {}) => callOf(http.POST('/tools/domain-intelligence/email-security', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      gameProfile: (body, options = {}) => callOf(http.POST('/tools/gaming-intelligence/profile', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
      vin: (body, options = {}) => callOf(http.POST('/tools/vehicle-intelligence/vin', { params: { header: given({ 'Idempotency-Key': options.idempotencyKey }) }, body, ...given({ signal: options.signal }) })),
    },
  }
}
