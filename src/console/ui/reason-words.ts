/** Reason why a source has no answer, as the service returns it. */
interface Reason {
  code: string
  message: string
}

/** Reasons with a status of HTTP, in the words of a person. The status stays, for those who know it. */
const byCode: Readonly<Record<string, string>> = {
  UPSTREAM_ERROR: 'the site has a fault of its own',
  UPSTREAM_BLOCKED: 'the site refuses to answer',
  UPSTREAM_RATE_LIMITED: 'the site limits questions for now',
}

/** Writes why a source has no answer. */
export function reasonOf({ code, message }: Reason): string {
  const status = /^the source answered (\d+)$/.exec(message)?.[1]
  const words = byCode[code]
  if (status !== undefined && words !== undefined) return `${words} (${status})`
  if (code === 'UPSTREAM_CHANGED') return 'the answer of the site has changed, and this version cannot read it'
  return message
}
