/** The last line of programs that also have a client of the image service. */
export const flagStep = 'flag: a PNG image'

/** Lines that the program of every language must print, in this order. */
export const steps: readonly string[] = [
  'create: a search with an id',
  'stream: from connected to search.finished, completed',
  'resume: after event 2 comes event 3',
  'results: complete, with cards',
  'leak page: page 1, with records',
  'radar: 3 breaches, the largest first',
  'subdomains: of tw-success.example',
  'delete: 1 search',
  'gone: 404 NOT_FOUND',
  'invalid: 400 VALIDATION_ERROR, query.value',
  'wrong key: 401 UNAUTHORIZED',
  'plan: 403 PLAN_FEATURE_REQUIRED',
  'running: 409 SEARCH_NOT_TERMINAL',
  'limited: 429 RATE_LIMIT_RPM_EXCEEDED, with Retry-After',
  'no data: 502 DATA_UNAVAILABLE',
  'no provider: 503 PROVIDER_UNAVAILABLE',
  'too late: 504 TIMEOUT, with where the answer will be',
]
