import { isQueryType, queryTypes } from '../model/kinds.ts'

/** Acts whose names say too little in words. */
const acts: Readonly<Record<string, string>> = {
  createSearch: 'searched',
  createTemporarySearch: 'searched, storing nothing',
  runModuleOnce: 'asked one source',
  retrySearch: 'asked the failed sources again',
  rerunSearch: 'ran a search again',
  cancelSearch: 'cancelled a search',
  updateSearch: 'changed the words of a search',
  setSearchMarks: 'marked findings',
  removeSearchMarks: 'removed marks of findings',
  deleteSearches: 'deleted searches',
  createInvestigation: 'began an investigation',
  followInvestigation: 'added to an investigation',
  retryInvestigation: 'asked the failed sources of an investigation again',
  updateInvestigation: 'changed the words of an investigation',
  cancelInvestigation: 'cancelled an investigation',
  deleteInvestigations: 'deleted investigations',
  createWatch: 'created a watch',
  updateWatch: 'changed a watch',
  runWatch: 'ran a watch',
  deleteWatches: 'deleted watches',
  createKey: 'created a key',
  updateKey: 'changed a key',
  rotateKey: 'gave a key a new secret',
  revokeKey: 'revoked a key',
  restoreKey: 'restored a key',
  claimFreePlan: 'took the free plan',
  exportSearch: 'exported a search',
  exportInvestigation: 'exported an investigation',
  redeliverWebhook: 'sent a webhook again',
  redeliverInvestigationWebhook: 'sent a webhook again',
  redeliverWatchWebhook: 'sent a webhook again',
  checkEmailSecurity: 'checked the e-mail security of a domain',
  decodeVin: 'decoded a vehicle number',
  findCertificates: 'looked for certificates',
  findPlayer: 'looked for a player',
  findRegistration: 'looked up the registration of a domain',
  findSubdomains: 'looked for subdomains',
  investigateAddress: 'asked all about an IP address',
  investigateDomain: 'asked all about a domain',
  investigateEmail: 'asked all about an e-mail address',
  investigatePseudonym: 'asked all about a pseudonym',
  judgeAddress: 'asked for the reputation of an IP address',
  lookUpAddress: 'looked up an IP address',
  lookUpNetwork: 'looked up a network',
  lookUpSystem: 'looked up an autonomous system',
  resolveDomain: 'resolved a domain',
}

const outcomes: Readonly<Record<string, string>> = {
  ok: 'done',
  accepted: 'running',
  abandoned: 'left before its end',
  RATE_LIMIT_RPM_EXCEEDED: 'refused: too many requests in a minute',
  RATE_LIMIT_EXCEEDED: 'refused: the quota is used up',
  MAX_CONCURRENCY_EXCEEDED: 'refused: too much at the same time',
  PLAN_FEATURE_REQUIRED: 'refused: not in the plan',
  MANAGE_KEY_REQUIRED: 'refused: the key may not manage',
  QUERY_BLOCKED: 'refused: the value is blocked',
  KEY_QUOTA_EXCEEDED: 'refused: no further keys',
  WATCH_QUOTA_EXCEEDED: 'refused: no further watches',
  WATCH_EXISTS: 'refused: the same watch exists',
  WATCH_RUNNING: 'refused: the watch runs',
  NOT_FOUND: 'refused: there is none',
  INTERNAL_ERROR: 'failed: an error of the server',
}

/** Writes the name of an operation in words, also of one that a later version adds: `createReport`, `create report`. */
export const actWords = (operation: string): string =>
  acts[operation] ?? operation.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** Writes an outcome in words. Codes of errors have capital letters. */
export const outcomeWords = (outcome: string): string =>
  outcomes[outcome] ?? (/^[A-Z_]+$/.test(outcome)
    ? `refused: ${outcome.toLowerCase().replaceAll('_', ' ')}`
    : outcome)

/** Writes the type of a searched value in words. Direct tools have types that searches do not have. */
export const searchedType = (type: string): string => isQueryType(type) ? queryTypes[type] : type
