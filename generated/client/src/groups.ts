// Made by npm run generate from openapi/. Do not edit.
import type { Call } from './call.ts'
import type { Connection } from './connection.ts'
import {
  validateToken,
  getHealth,
  getLiveness,
  getReadiness,
  signIn,
  getUsage,
  getAccount,
  claimFreePlan,
  getUsageReport,
  listAuditRecords,
  iterListAuditRecords,
  listDomains,
  claimDomain,
  checkDomain,
  removeDomain,
  listKeys,
  iterListKeys,
  createKey,
  getKey,
  updateKey,
  revokeKey,
  rotateKey,
  restoreKey,
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookEndpoint,
  testWebhookEndpoint,
  listWebhookDeliveries,
  iterListWebhookDeliveries,
  recoverWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhookDelivery,
  listModules,
  listAccountChecks,
  listLeakSources,
  guessTypes,
  listSearches,
  iterListSearches,
  createSearch,
  createTemporarySearch,
  exportTemporarySearch,
  runModuleOnce,
  findSearches,
  deleteSearches,
  exportSearches,
  getSearch,
  updateSearch,
  getSearchResults,
  getSearchObservables,
  iterGetSearchObservables,
  getSearchProfile,
  iterGetSearchProfile,
  exportSearchProfile,
  getSearchPicture,
  getSearchByok,
  exportSearch,
  getSearchLeaks,
  getSearchLeakPage,
  iterGetSearchLeakPage,
  getSearchMarks,
  setSearchMarks,
  removeSearchMarks,
  cancelSearch,
  retrySearch,
  rerunSearch,
  compareSearches,
  streamSearch,
  listWebhookAttempts,
  redeliverWebhook,
  listInvestigations,
  iterListInvestigations,
  createInvestigation,
  deleteInvestigations,
  getInvestigation,
  updateInvestigation,
  streamInvestigation,
  getInvestigationGraph,
  getInvestigationResults,
  iterGetInvestigationResults,
  getInvestigationObservables,
  iterGetInvestigationObservables,
  getInvestigationProfile,
  iterGetInvestigationProfile,
  getInvestigationAccounts,
  iterGetInvestigationAccounts,
  getInvestigationLeaks,
  iterGetInvestigationLeaks,
  exportInvestigation,
  followInvestigation,
  retryInvestigation,
  cancelInvestigation,
  listInvestigationWebhookAttempts,
  redeliverInvestigationWebhook,
  exportToolResponse,
  listWatches,
  iterListWatches,
  createWatch,
  deleteWatches,
  getWatch,
  updateWatch,
  runWatch,
  listWatchChanges,
  iterListWatchChanges,
  streamWatch,
  listWatchWebhookAttempts,
  redeliverWatchWebhook,
  listBreaches,
  iterListBreaches,
  getBreach,
  listDataClasses,
  getBreachFeed,
  listTools,
  getTool,
  getToolResult,
  exportToolResult,
  findSubdomains,
  resolveDomain,
  findRegistration,
  findCertificates,
  investigateDomain,
  lookUpAddress,
  judgeAddress,
  investigateAddress,
  lookUpNetwork,
  lookUpSystem,
  investigateEmail,
  investigatePseudonym,
  checkEmailSecurity,
  findPlayer,
  decodeVin,
  type CheckEmailSecurityOptions,
  type CreateInvestigationOptions,
  type CreateKeyOptions,
  type CreateSearchOptions,
  type CreateTemporarySearchOptions,
  type CreateWatchOptions,
  type CreateWebhookEndpointOptions,
  type DecodeVinOptions,
  type ExportInvestigationOptions,
  type ExportSearchOptions,
  type ExportSearchProfileOptions,
  type ExportSearchesOptions,
  type ExportTemporarySearchOptions,
  type ExportToolResponseOptions,
  type ExportToolResultOptions,
  type FindCertificatesOptions,
  type FindPlayerOptions,
  type FindRegistrationOptions,
  type FindSubdomainsOptions,
  type FollowInvestigationOptions,
  type GetBreachFeedOptions,
  type GetBreachOptions,
  type GetInvestigationAccountsOptions,
  type GetInvestigationGraphOptions,
  type GetInvestigationLeaksOptions,
  type GetInvestigationObservablesOptions,
  type GetInvestigationProfileOptions,
  type GetInvestigationResultsOptions,
  type GetSearchByokOptions,
  type GetSearchLeakPageOptions,
  type GetSearchLeaksOptions,
  type GetSearchObservablesOptions,
  type GetSearchOptions,
  type GetSearchPictureOptions,
  type GetSearchProfileOptions,
  type GetSearchResultsOptions,
  type GetUsageReportOptions,
  type InvestigateAddressOptions,
  type InvestigateDomainOptions,
  type InvestigateEmailOptions,
  type InvestigatePseudonymOptions,
  type JudgeAddressOptions,
  type ListAccountChecksOptions,
  type ListAuditRecordsOptions,
  type ListBreachesOptions,
  type ListDataClassesOptions,
  type ListInvestigationsOptions,
  type ListKeysOptions,
  type ListLeakSourcesOptions,
  type ListModulesOptions,
  type ListSearchesOptions,
  type ListWatchChangesOptions,
  type ListWatchesOptions,
  type ListWebhookDeliveriesOptions,
  type LookUpAddressOptions,
  type LookUpNetworkOptions,
  type LookUpSystemOptions,
  type RerunSearchOptions,
  type ResolveDomainOptions,
  type RetryInvestigationOptions,
  type RetrySearchOptions,
  type RevokeKeyOptions,
  type RunModuleOnceOptions,
  type StreamInvestigationOptions,
  type StreamSearchOptions,
  type StreamWatchOptions,
} from './operations.ts'
import type { CallOptions } from './repeat.ts'
import type { AccountCheckList, AccountDelivery, AccountDeliveryList, AccountDeliveryReply, AccountDomainList, AccountDomainReply, AccountDomainRequest, AccountEmailResponse, AccountKey, AccountKeyChange, AccountKeyCreated, AccountKeyList, AccountKeyReply, AccountKeyRequest, AccountKeyRotated, AccountPseudonymResponse, AccountState, AsnRequest, AsnResponse, AuditRecord, AuditRecordList, Breach, BreachList, BreachRecord, CertificatesResponse, DataClassList, DnsResponse, DomainAllResponse, DomainRequest, EmailRequest, EmailSecurityResponse, FreePlanClaim, GameProfileResponse, Health, Investigation, InvestigationAccounts, InvestigationCreated, InvestigationDeletionRequest, InvestigationEvent, InvestigationFollowRequest, InvestigationFollowed, InvestigationGraph, InvestigationLeaks, InvestigationList, InvestigationRequest, InvestigationResults, InvestigationRetried, InvestigationSearchAccounts, InvestigationSearchLeaks, InvestigationState, IpAllResponse, IpLookupResponse, IpReputationResponse, IpRequest, KeyRotationRequest, LeakEntry, LeakSourceList, MarkRemovalRequest, ModuleList, ModuleRun, ModuleRunRequest, NetworkRequest, NetworkResponse, Observable, Person, PictureRequest, PlayerRequest, PseudonymRequest, RdapResponse, Search, SearchByok, SearchComparison, SearchCreated, SearchDeletion, SearchDeletionRequest, SearchEvent, SearchFindRequest, SearchLeakPage, SearchLeaks, SearchList, SearchMarks, SearchMarksRequest, SearchObservables, SearchProfile, SearchRequest, SearchResults, SearchResultsData, SearchState, SignInRequest, SignedIn, SubdomainsResponse, TemporaryExportRequest, TemporarySearchEvent, TokenInfo, ToolExportRequest, ToolInfos, ToolList, ToolResponse, ToolResultPending, TypeGuessRequest, TypeGuesses, Usage, UsageReport, VehicleResponse, VinRequest, Watch, WatchChange, WatchChangeList, WatchDeletionRequest, WatchEvent, WatchList, WatchRequest, WatchState, WatchUpdate, WebhookAttemptList, WebhookEndpointChange, WebhookEndpointCreated, WebhookEndpointList, WebhookEndpointReply, WebhookEndpointRequest, WebhookEndpointSecret, WebhookRecoveryReply, WebhookRecoveryRequest, WebhookRedelivery, WebhookRotationRequest, WebhookTestReply, WordsUpdate } from './schema.ts'

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
    /** Yields the entries of all pages of `audit`. Reads a page when it is needed. */
    iterAudit(options?: Omit<ListAuditRecordsOptions, 'cursor'>): AsyncGenerator<AuditRecord, void, void>
  }
  health: {
    /** Check the health of the service. `GET /health` */
    get(options?: CallOptions): Call<Health>
    /** Liveness probe. `GET /health/live` */
    live(options?: CallOptions): Call<Health>
    /** Readiness probe. `GET /health/ready` */
    ready(options?: CallOptions): Call<Health>
  }
  domains: {
    /** List the domains of the account. `GET /account/domains`; needs a key marked `manage` */
    list(options?: CallOptions): Call<AccountDomainList>
    /** Claim a domain. `POST /account/domains`; needs a key marked `manage` */
    claim(body: AccountDomainRequest, options?: CallOptions): Call<AccountDomainReply>
    /** Check the proof of a domain. `POST /account/domains/{id}/check`; needs a key marked `manage` */
    check(id: string, options?: CallOptions): Call<AccountDomainReply>
    /** Remove a domain. `POST /account/domains/{id}/remove`; needs a key marked `manage` */
    remove(id: string, options?: CallOptions): Call<AccountDomainReply>
  }
  keys: {
    /** List API keys. `GET /account/keys`; needs a key marked `manage` */
    list(options?: ListKeysOptions): Call<AccountKeyList>
    /** Yields the entries of all pages of `list`. Reads a page when it is needed. */
    iterList(options?: Omit<ListKeysOptions, 'cursor'>): AsyncGenerator<AccountKey, void, void>
    /** Create an API key. `POST /account/keys`; needs a key marked `manage` */
    create(body: AccountKeyRequest, options?: CreateKeyOptions): Call<AccountKeyCreated>
    /** Get an API key. `GET /account/keys/{id}`; needs a key marked `manage` */
    get(id: string, options?: CallOptions): Call<AccountKeyReply>
    /** Change an API key. `PATCH /account/keys/{id}`; needs a key marked `manage` */
    update(id: string, body: AccountKeyChange, options?: CallOptions): Call<AccountKeyReply>
    /** Revoke an API key. `POST /account/keys/{id}/revoke`; needs a key marked `manage` */
    revoke(id: string, options?: RevokeKeyOptions): Call<AccountKeyReply>
    /** Rotate an API key. `POST /account/keys/{id}/rotate`; needs a key marked `manage` */
    rotate(id: string, body: KeyRotationRequest, options?: CallOptions): Call<AccountKeyRotated>
    /** Restore a revoked API key. `POST /account/keys/{id}/restore`; needs a key marked `manage` */
    restore(id: string, options?: CallOptions): Call<AccountKeyReply>
  }
  webhooks: {
    /** List webhook endpoints. `GET /account/webhooks`; needs a key marked `manage` */
    list(options?: CallOptions): Call<WebhookEndpointList>
    /** Create a webhook endpoint. `POST /account/webhooks`; needs a key marked `manage` */
    create(body: WebhookEndpointRequest, options?: CreateWebhookEndpointOptions): Call<WebhookEndpointCreated>
    /** Get a webhook endpoint. `GET /account/webhooks/{id}`; needs a key marked `manage` */
    get(id: string, options?: CallOptions): Call<WebhookEndpointReply>
    /** Change a webhook endpoint. `PATCH /account/webhooks/{id}`; needs a key marked `manage` */
    update(id: string, body: WebhookEndpointChange, options?: CallOptions): Call<WebhookEndpointReply>
    /** Delete a webhook endpoint. `POST /account/webhooks/{id}/remove`; needs a key marked `manage` */
    delete(id: string, options?: CallOptions): Call<WebhookEndpointReply>
    /** Rotate the secret of a webhook endpoint. `POST /account/webhooks/{id}/rotate`; needs a key marked `manage` */
    rotate(id: string, body: WebhookRotationRequest, options?: CallOptions): Call<WebhookEndpointSecret>
    /** Test a webhook endpoint. `POST /account/webhooks/{id}/test`; needs a key marked `manage` */
    test(id: string, options?: CallOptions): Call<WebhookTestReply>
    /** List webhook deliveries. `GET /account/webhook-deliveries`; needs a key marked `manage` */
    deliveries(options?: ListWebhookDeliveriesOptions): Call<AccountDeliveryList>
    /** Yields the entries of all pages of `deliveries`. Reads a page when it is needed. */
    iterDeliveries(options?: Omit<ListWebhookDeliveriesOptions, 'cursor'>): AsyncGenerator<AccountDelivery, void, void>
    /** Recover failed webhook deliveries. `POST /account/webhook-deliveries/recover`; needs a key marked `manage` */
    recover(body: WebhookRecoveryRequest, options?: CallOptions): Call<WebhookRecoveryReply>
    /** Get a webhook delivery. `GET /account/webhook-deliveries/{id}`; needs a key marked `manage` */
    delivery(id: string, options?: CallOptions): Call<AccountDeliveryReply>
    /** Redeliver a webhook delivery. `POST /account/webhook-deliveries/{id}/redeliver`; needs a key marked `manage` */
    redeliver(id: string, options?: CallOptions): Call<AccountDeliveryReply>
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
    /** Yields the entries of all pages of `list`. Reads a page when it is needed. */
    iterList(options?: Omit<ListSearchesOptions, 'cursor'>): AsyncGenerator<Search, void, void>
    /** Create a search. `POST /search`; needs the plan feature `search`, costs 1 core search */
    create(body: SearchRequest, options?: CreateSearchOptions): Call<SearchCreated>
    /** Run a temporary search. `POST /search/temporary`; needs the plan feature `search`, costs 1 core search */
    streamTemporary(body: SearchRequest, options?: CreateTemporarySearchOptions): AsyncGenerator<TemporarySearchEvent, void, void>
    /** Export a temporary search. `POST /search/temporary/export` */
    exportTemporary<Format extends NonNullable<ExportTemporarySearchOptions['format']> = 'html'>(body: TemporaryExportRequest, options?: ExportTemporarySearchOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
    /** Find searches by value. `POST /search/find` */
    find(body: SearchFindRequest, options?: CallOptions): Call<SearchList>
    /** Delete searches. `POST /search/delete` */
    delete(ids: SearchDeletionRequest['ids'], options?: CallOptions): Call<SearchDeletion>
    /** Export several searches. `GET /search/export` */
    exportMany<Format extends NonNullable<ExportSearchesOptions['format']> = 'html'>(options?: ExportSearchesOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
    /** Get a search. `GET /search/{id}` */
    get(id: string, options?: GetSearchOptions): Call<SearchState>
    /** Change the words of a search. `PATCH /search/{id}` */
    update(id: string, body: WordsUpdate, options?: CallOptions): Call<SearchState>
    /** Get the results of a search. `GET /search/{id}/results` */
    results(id: string, options?: GetSearchResultsOptions): Call<SearchResults>
    /** List the observables of a search. `GET /search/{id}/observables` */
    observables(id: string, options?: GetSearchObservablesOptions): Call<SearchObservables>
    /** Yields the entries of all pages of `observables`. Reads a page when it is needed. */
    iterObservables(id: string, options?: Omit<GetSearchObservablesOptions, 'cursor'>): AsyncGenerator<Observable, void, void>
    /** Show the merged picture of a search. `GET /search/{id}/profile` */
    profile(id: string, options?: GetSearchProfileOptions): Call<SearchProfile>
    /** Yields the entries of all pages of `profile`. Reads a page when it is needed. */
    iterProfile(id: string, options?: Omit<GetSearchProfileOptions, 'cursor'>): AsyncGenerator<Person, void, void>
    /** Export the merged picture of a search. `GET /search/{id}/profile/export` */
    exportProfile<Format extends NonNullable<ExportSearchProfileOptions['format']> = 'html'>(id: string, options?: ExportSearchProfileOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
    /** Get the picture of an account. `POST /search/{id}/picture` */
    picture(id: string, body: PictureRequest, options?: GetSearchPictureOptions): Call<Blob | undefined>
    /** Get the external provider results of a search. `GET /search/{id}/byok` */
    byok(id: string, options?: GetSearchByokOptions): Call<SearchByok>
    /** Export a search. `GET /search/{id}/export` */
    export<Format extends NonNullable<ExportSearchOptions['format']> = 'html'>(id: string, options?: ExportSearchOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
    /** List the leak sources of a search. `GET /search/{id}/results/leaks` */
    leaks(id: string, options?: GetSearchLeaksOptions): Call<SearchLeaks>
    /** Get a page of leak records. `GET /search/{id}/results/leaks/{source}` */
    leakPage(id: string, source: string, options?: GetSearchLeakPageOptions): Call<SearchLeakPage>
    /** Yields the entries of all pages of `leakPage`. Reads a page when it is needed. */
    iterLeakPage(id: string, source: string, options?: Omit<GetSearchLeakPageOptions, 'page'>): AsyncGenerator<LeakEntry, void, void>
    /** Cancel a search. `POST /search/{id}/cancel` */
    cancel(id: string, options?: CallOptions): Call<SearchState>
    /** Retry the sources of a search that failed. `POST /search/{id}/retry`; needs the plan feature `search`, costs 1 core search */
    retry(id: string, options?: RetrySearchOptions): Call<SearchCreated>
    /** Run a search again. `POST /search/{id}/rerun`; needs the plan feature `search`, costs 1 core search */
    rerun(id: string, options?: RerunSearchOptions): Call<SearchCreated>
    /** Compare two searches. `GET /search/{id}/compare/{other}` */
    compare(id: string, other: string, options?: CallOptions): Call<SearchComparison>
    /** Stream the events of a search. `GET /search/{id}/stream` */
    stream(id: string, options?: StreamSearchOptions): AsyncGenerator<SearchEvent, void, void>
    /** List the delivery attempts of a webhook. `GET /search/{id}/webhook/attempts` */
    webhookAttempts(id: string, options?: CallOptions): Call<WebhookAttemptList>
    /** Redeliver a webhook. `POST /search/{id}/webhook/redeliver` */
    redeliverWebhook(id: string, options?: CallOptions): Call<WebhookRedelivery>
  }
  marks: {
    /** List the marks of a search. `GET /search/{id}/marks` */
    list(id: string, options?: CallOptions): Call<SearchMarks>
    /** Mark findings of a search. `POST /search/{id}/marks` */
    set(id: string, marks: SearchMarksRequest['marks'], options?: CallOptions): Call<SearchMarks>
    /** Remove marks of a search. `POST /search/{id}/marks/remove` */
    remove(id: string, ids: MarkRemovalRequest['ids'], options?: CallOptions): Call<SearchMarks>
  }
  investigations: {
    /** List investigations. `GET /investigations` */
    list(options?: ListInvestigationsOptions): Call<InvestigationList>
    /** Yields the entries of all pages of `list`. Reads a page when it is needed. */
    iterList(options?: Omit<ListInvestigationsOptions, 'cursor'>): AsyncGenerator<Investigation, void, void>
    /** Create an investigation. `POST /investigations`; needs the plan feature `search` */
    create(body: InvestigationRequest, options?: CreateInvestigationOptions): Call<InvestigationCreated>
    /** Delete investigations. `POST /investigations/delete` */
    delete(ids: InvestigationDeletionRequest['ids'], options?: CallOptions): Call<SearchDeletion>
    /** Get an investigation. `GET /investigations/{id}` */
    get(id: string, options?: CallOptions): Call<InvestigationState>
    /** Change the words of an investigation. `PATCH /investigations/{id}` */
    update(id: string, body: WordsUpdate, options?: CallOptions): Call<InvestigationState>
    /** Stream the events of an investigation. `GET /investigations/{id}/stream` */
    stream(id: string, options?: StreamInvestigationOptions): AsyncGenerator<InvestigationEvent, void, void>
    /** Get the graph of an investigation. `GET /investigations/{id}/graph` */
    graph(id: string, options?: GetInvestigationGraphOptions): Call<InvestigationGraph | string>
    /** Get the results of an investigation. `GET /investigations/{id}/results` */
    results(id: string, options?: GetInvestigationResultsOptions): Call<InvestigationResults>
    /** Yields the entries of all pages of `results`. Reads a page when it is needed. */
    iterResults(id: string, options?: Omit<GetInvestigationResultsOptions, 'cursor'>): AsyncGenerator<SearchResultsData, void, void>
    /** List the observables of an investigation. `GET /investigations/{id}/observables` */
    observables(id: string, options?: GetInvestigationObservablesOptions): Call<SearchObservables>
    /** Yields the entries of all pages of `observables`. Reads a page when it is needed. */
    iterObservables(id: string, options?: Omit<GetInvestigationObservablesOptions, 'cursor'>): AsyncGenerator<Observable, void, void>
    /** Show the merged picture of an investigation. `GET /investigations/{id}/profile` */
    profile(id: string, options?: GetInvestigationProfileOptions): Call<SearchProfile>
    /** Yields the entries of all pages of `profile`. Reads a page when it is needed. */
    iterProfile(id: string, options?: Omit<GetInvestigationProfileOptions, 'cursor'>): AsyncGenerator<Person, void, void>
    /** List the accounts of an investigation. `GET /investigations/{id}/accounts` */
    accounts(id: string, options?: GetInvestigationAccountsOptions): Call<InvestigationAccounts>
    /** Yields the entries of all pages of `accounts`. Reads a page when it is needed. */
    iterAccounts(id: string, options?: Omit<GetInvestigationAccountsOptions, 'cursor'>): AsyncGenerator<InvestigationSearchAccounts, void, void>
    /** List the leak sources of an investigation. `GET /investigations/{id}/leaks` */
    leaks(id: string, options?: GetInvestigationLeaksOptions): Call<InvestigationLeaks>
    /** Yields the entries of all pages of `leaks`. Reads a page when it is needed. */
    iterLeaks(id: string, options?: Omit<GetInvestigationLeaksOptions, 'cursor'>): AsyncGenerator<InvestigationSearchLeaks, void, void>
    /** Export an investigation. `GET /investigations/{id}/export` */
    export<Format extends NonNullable<ExportInvestigationOptions['format']> = 'html'>(id: string, options?: ExportInvestigationOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
    /** Add observables to an investigation. `POST /investigations/{id}/follow`; needs the plan feature `search` */
    follow(id: string, observables: InvestigationFollowRequest['observables'], options?: FollowInvestigationOptions): Call<InvestigationFollowed>
    /** Retry what failed in an investigation. `POST /investigations/{id}/retry`; needs the plan feature `search` */
    retry(id: string, options?: RetryInvestigationOptions): Call<InvestigationRetried>
    /** Cancel an investigation. `POST /investigations/{id}/cancel` */
    cancel(id: string, options?: CallOptions): Call<InvestigationState>
    /** List the webhook attempts of an investigation. `GET /investigations/{id}/webhook/attempts` */
    webhookAttempts(id: string, options?: CallOptions): Call<WebhookAttemptList>
    /** Redeliver the webhook of an investigation. `POST /investigations/{id}/webhook/redeliver` */
    redeliverWebhook(id: string, options?: CallOptions): Call<WebhookRedelivery>
  }
  tools: {
    /** Export the response of a tool. `POST /exports/tool` */
    exportResponse<Format extends NonNullable<ExportToolResponseOptions['format']> = 'html'>(body: ToolExportRequest, options?: ExportToolResponseOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
    /** List tools. `GET /tools` */
    list(options?: CallOptions): Call<ToolList>
    /** Get a tool. `GET /tools/{tool}/infos` */
    get(tool: string, options?: CallOptions): Call<ToolInfos>
    /** Get the late result of a tool. `GET /tools/results/{id}` */
    result(id: string, options?: CallOptions): Call<ToolResponse | ToolResultPending>
    /** Export the late result of a tool. `GET /tools/results/{id}/export` */
    exportResult<Format extends NonNullable<ExportToolResultOptions['format']> = 'html'>(id: string, options?: ExportToolResultOptions & { format?: Format | undefined }): Call<Format extends 'xlsx' ? Blob : string>
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
    /** Look up a network of IP addresses. `POST /tools/ip-intelligence/network`; needs the plan feature `tools`, costs 1 core search */
    network(body: NetworkRequest, options?: LookUpNetworkOptions): Call<NetworkResponse>
    /** Look up an autonomous system. `POST /tools/ip-intelligence/asn`; needs the plan feature `tools`, costs 1 core search */
    asn(body: AsnRequest, options?: LookUpSystemOptions): Call<AsnResponse>
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
  watches: {
    /** List watches. `GET /watches` */
    list(options?: ListWatchesOptions): Call<WatchList>
    /** Yields the entries of all pages of `list`. Reads a page when it is needed. */
    iterList(options?: Omit<ListWatchesOptions, 'cursor'>): AsyncGenerator<Watch, void, void>
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
    /** Yields the entries of all pages of `changes`. Reads a page when it is needed. */
    iterChanges(id: string, options?: Omit<ListWatchChangesOptions, 'cursor'>): AsyncGenerator<WatchChange, void, void>
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
    /** Yields the entries of all pages of `list`. Reads a page when it is needed. */
    iterList(options?: Omit<ListBreachesOptions, 'cursor' | 'ifNoneMatch' | 'ifModifiedSince'>): AsyncGenerator<Breach, void, void>
    /** Get a breach. `GET /radar/breaches/{name}`; needs the plan feature `radar` */
    get(name: string, options?: GetBreachOptions): Call<BreachRecord>
    /** List the classes of exposed data. `GET /radar/data-classes`; needs the plan feature `radar` */
    dataClasses(options?: ListDataClassesOptions): Call<DataClassList>
    /** Get the feed of new breaches. `GET /radar/feed.atom`; needs the plan feature `radar` */
    feed(options?: GetBreachFeedOptions): Call<string>
  }
}

export function createOperations(connection: Connection): Operations {
  return {
    account: {
      validate: (options) => validateToken(connection, options),
      signIn: (body, options) => signIn(connection, body, options),
      usage: (options) => getUsage(connection, options),
      get: (options) => getAccount(connection, options),
      claimFreePlan: (body, options) => claimFreePlan(connection, body, options),
      usageReport: (options) => getUsageReport(connection, options),
      audit: (options) => listAuditRecords(connection, options),
      iterAudit: (options) => iterListAuditRecords(connection, options),
    },
    health: {
      get: (options) => getHealth(connection, options),
      live: (options) => getLiveness(connection, options),
      ready: (options) => getReadiness(connection, options),
    },
    domains: {
      list: (options) => listDomains(connection, options),
      claim: (body, options) => claimDomain(connection, body, options),
      check: (id, options) => checkDomain(connection, id, options),
      remove: (id, options) => removeDomain(connection, id, options),
    },
    keys: {
      list: (options) => listKeys(connection, options),
      iterList: (options) => iterListKeys(connection, options),
      create: (body, options) => createKey(connection, body, options),
      get: (id, options) => getKey(connection, id, options),
      update: (id, body, options) => updateKey(connection, id, body, options),
      revoke: (id, options) => revokeKey(connection, id, options),
      rotate: (id, body, options) => rotateKey(connection, id, body, options),
      restore: (id, options) => restoreKey(connection, id, options),
    },
    webhooks: {
      list: (options) => listWebhookEndpoints(connection, options),
      create: (body, options) => createWebhookEndpoint(connection, body, options),
      get: (id, options) => getWebhookEndpoint(connection, id, options),
      update: (id, body, options) => updateWebhookEndpoint(connection, id, body, options),
      delete: (id, options) => deleteWebhookEndpoint(connection, id, options),
      rotate: (id, body, options) => rotateWebhookEndpoint(connection, id, body, options),
      test: (id, options) => testWebhookEndpoint(connection, id, options),
      deliveries: (options) => listWebhookDeliveries(connection, options),
      iterDeliveries: (options) => iterListWebhookDeliveries(connection, options),
      recover: (body, options) => recoverWebhookDeliveries(connection, body, options),
      delivery: (id, options) => getWebhookDelivery(connection, id, options),
      redeliver: (id, options) => redeliverWebhookDelivery(connection, id, options),
    },
    modules: {
      list: (options) => listModules(connection, options),
      run: (body, options) => runModuleOnce(connection, body, options),
    },
    accountChecks: {
      list: (options) => listAccountChecks(connection, options),
    },
    leaks: {
      list: (options) => listLeakSources(connection, options),
    },
    observables: {
      guessTypes: (values, options) => guessTypes(connection, values, options),
    },
    searches: {
      list: (options) => listSearches(connection, options),
      iterList: (options) => iterListSearches(connection, options),
      create: (body, options) => createSearch(connection, body, options),
      streamTemporary: (body, options) => createTemporarySearch(connection, body, options),
      exportTemporary: (body, options) => exportTemporarySearch(connection, body, options),
      find: (body, options) => findSearches(connection, body, options),
      delete: (ids, options) => deleteSearches(connection, ids, options),
      exportMany: (options) => exportSearches(connection, options),
      get: (id, options) => getSearch(connection, id, options),
      update: (id, body, options) => updateSearch(connection, id, body, options),
      results: (id, options) => getSearchResults(connection, id, options),
      observables: (id, options) => getSearchObservables(connection, id, options),
      iterObservables: (id, options) => iterGetSearchObservables(connection, id, options),
      profile: (id, options) => getSearchProfile(connection, id, options),
      iterProfile: (id, options) => iterGetSearchProfile(connection, id, options),
      exportProfile: (id, options) => exportSearchProfile(connection, id, options),
      picture: (id, body, options) => getSearchPicture(connection, id, body, options),
      byok: (id, options) => getSearchByok(connection, id, options),
      export: (id, options) => exportSearch(connection, id, options),
      leaks: (id, options) => getSearchLeaks(connection, id, options),
      leakPage: (id, source, options) => getSearchLeakPage(connection, id, source, options),
      iterLeakPage: (id, source, options) => iterGetSearchLeakPage(connection, id, source, options),
      cancel: (id, options) => cancelSearch(connection, id, options),
      retry: (id, options) => retrySearch(connection, id, options),
      rerun: (id, options) => rerunSearch(connection, id, options),
      compare: (id, other, options) => compareSearches(connection, id, other, options),
      stream: (id, options) => streamSearch(connection, id, options),
      webhookAttempts: (id, options) => listWebhookAttempts(connection, id, options),
      redeliverWebhook: (id, options) => redeliverWebhook(connection, id, options),
    },
    marks: {
      list: (id, options) => getSearchMarks(connection, id, options),
      set: (id, marks, options) => setSearchMarks(connection, id, marks, options),
      remove: (id, ids, options) => removeSearchMarks(connection, id, ids, options),
    },
    investigations: {
      list: (options) => listInvestigations(connection, options),
      iterList: (options) => iterListInvestigations(connection, options),
      create: (body, options) => createInvestigation(connection, body, options),
      delete: (ids, options) => deleteInvestigations(connection, ids, options),
      get: (id, options) => getInvestigation(connection, id, options),
      update: (id, body, options) => updateInvestigation(connection, id, body, options),
      stream: (id, options) => streamInvestigation(connection, id, options),
      graph: (id, options) => getInvestigationGraph(connection, id, options),
      results: (id, options) => getInvestigationResults(connection, id, options),
      iterResults: (id, options) => iterGetInvestigationResults(connection, id, options),
      observables: (id, options) => getInvestigationObservables(connection, id, options),
      iterObservables: (id, options) => iterGetInvestigationObservables(connection, id, options),
      profile: (id, options) => getInvestigationProfile(connection, id, options),
      iterProfile: (id, options) => iterGetInvestigationProfile(connection, id, options),
      accounts: (id, options) => getInvestigationAccounts(connection, id, options),
      iterAccounts: (id, options) => iterGetInvestigationAccounts(connection, id, options),
      leaks: (id, options) => getInvestigationLeaks(connection, id, options),
      iterLeaks: (id, options) => iterGetInvestigationLeaks(connection, id, options),
      export: (id, options) => exportInvestigation(connection, id, options),
      follow: (id, observables, options) => followInvestigation(connection, id, observables, options),
      retry: (id, options) => retryInvestigation(connection, id, options),
      cancel: (id, options) => cancelInvestigation(connection, id, options),
      webhookAttempts: (id, options) => listInvestigationWebhookAttempts(connection, id, options),
      redeliverWebhook: (id, options) => redeliverInvestigationWebhook(connection, id, options),
    },
    tools: {
      exportResponse: (body, options) => exportToolResponse(connection, body, options),
      list: (options) => listTools(connection, options),
      get: (tool, options) => getTool(connection, tool, options),
      result: (id, options) => getToolResult(connection, id, options),
      exportResult: (id, options) => exportToolResult(connection, id, options),
      subdomains: (body, options) => findSubdomains(connection, body, options),
      dns: (body, options) => resolveDomain(connection, body, options),
      rdap: (body, options) => findRegistration(connection, body, options),
      certificates: (body, options) => findCertificates(connection, body, options),
      domain: (body, options) => investigateDomain(connection, body, options),
      ipLookup: (body, options) => lookUpAddress(connection, body, options),
      ipReputation: (body, options) => judgeAddress(connection, body, options),
      ip: (body, options) => investigateAddress(connection, body, options),
      network: (body, options) => lookUpNetwork(connection, body, options),
      asn: (body, options) => lookUpSystem(connection, body, options),
      email: (body, options) => investigateEmail(connection, body, options),
      pseudonym: (body, options) => investigatePseudonym(connection, body, options),
      emailSecurity: (body, options) => checkEmailSecurity(connection, body, options),
      gameProfile: (body, options) => findPlayer(connection, body, options),
      vin: (body, options) => decodeVin(connection, body, options),
    },
    watches: {
      list: (options) => listWatches(connection, options),
      iterList: (options) => iterListWatches(connection, options),
      create: (body, options) => createWatch(connection, body, options),
      delete: (ids, options) => deleteWatches(connection, ids, options),
      get: (id, options) => getWatch(connection, id, options),
      update: (id, body, options) => updateWatch(connection, id, body, options),
      run: (id, options) => runWatch(connection, id, options),
      changes: (id, options) => listWatchChanges(connection, id, options),
      iterChanges: (id, options) => iterListWatchChanges(connection, id, options),
      stream: (id, options) => streamWatch(connection, id, options),
      webhookAttempts: (id, options) => listWatchWebhookAttempts(connection, id, options),
      redeliverWebhook: (id, options) => redeliverWatchWebhook(connection, id, options),
    },
    radar: {
      list: (options) => listBreaches(connection, options),
      iterList: (options) => iterListBreaches(connection, options),
      get: (name, options) => getBreach(connection, name, options),
      dataClasses: (options) => listDataClasses(connection, options),
      feed: (options) => getBreachFeed(connection, options),
    },
  }
}
