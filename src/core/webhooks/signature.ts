import { createHmac, timingSafeEqual } from 'node:crypto'

const standardPrefix = 'whsec_'

interface SignedMessage {
  id: string
  /** Unix seconds. */
  timestamp: number
  body: string
}

/**
 * The headers of an attempt. Signed twice where there is a secret: over the timestamp immediately followed by the body,
 * and as https://www.standardwebhooks.com has it, whose keys are base64 behind `whsec_`.
 */
export function webhookHeaders({ id, timestamp, body }: SignedMessage, secret: string | undefined): Record<string, string> {
  const headers = {
    'X-Webhook-Id': id,
    'X-Webhook-Timestamp': String(timestamp),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
  }
  if (secret === undefined) return headers
  return {
    ...headers,
    'X-Webhook-Signature': ownSignature(timestamp, body, secret),
    'webhook-signature': standardSignature(id, timestamp, body, secret),
  }
}

/** Whether both signatures fit; header names in lower case. */
export function isSigned(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  secret: string,
): boolean {
  const header = (name: string) => String(headers[name] ?? '')
  return areEqual(header('x-webhook-signature'), ownSignature(header('x-webhook-timestamp'), body, secret))
    && areEqual(
      header('webhook-signature'),
      standardSignature(header('webhook-id'), header('webhook-timestamp'), body, secret),
    )
}

const ownSignature = (timestamp: number | string, body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}${body}`).digest('hex')}`

const standardSignature = (id: string, timestamp: number | string, body: string, secret: string): string =>
  `v1,${createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** Of their bytes: texts of one length may have more of them than one another. */
function areEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What is wrong with a secret that says it is a key of Standard Webhooks: an empty or misread key would sign nothing. */
export function secretFault(secret: string): string | undefined {
  if (!secret.startsWith(standardPrefix)) return undefined
  const isWhole = standardKey(secret).length > 0 &&
    standardKey(secret).toString('base64') === secret.slice(standardPrefix.length)
  return isWhole ? undefined : 'begins with whsec_, so a key in padded base64 must follow'
}

const standardKey = (secret: string): Buffer =>
  secret.startsWith(standardPrefix) ? Buffer.from(secret.slice(standardPrefix.length), 'base64') : Buffer.from(secret)
