/** Sources that also work without a key, but then have stricter rate limits. */
export const optionalKeys: ReadonlySet<string> = new Set([
  'cert-spotter',
  'github',
  'gravatar',
  'greynoise',
  'otx',
  'trongrid',
  'urlscan',
])
