import { createHmac, timingSafeEqual } from 'node:crypto'

const standardPrefix = 'whsec_'

interface SignedMessage {
  id: string
  /** Time of the attempt, in Unix seconds. */
  timestamp: number
  body: string
}

/**
 * Returns the headers of an attempt. If there is a secret, the headers include two signatures:
 * - `X-Webhook-Signature` signs the timestamp followed by the body, with the first secret.
 * - `webhook-signature` follows Standard Webhooks. It has a signature of each secret, separated by spaces. If a secret
 * starts with `whsec_`, the rest of the secret is the signing key in base64. https://www.standardwebhooks.com
 */
export function webhookHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const headers = {
    'X-Webhook-Id': id,
    'X-Webhook-Timestamp': String(timestamp),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
  }
  const [secret] = secrets
  if (secret === undefined) return headers
  return {
    ...headers,
    'X-Webhook-Signature': ownSignature(timestamp, body, secret),
    'webhook-signature': secrets.map(one => standardSignature(id, timestamp, body, one)).join(' '),
  }
}

/**
 * Returns `true` if both signatures are correct. The names in `headers` must be lower case. While a secret is being
 * rotated, `webhook-signature` has several signatures, one of which must be correct; the other header has only one.
 */
export function isSigned(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  secret: string,
): boolean {
  const header = (name: string) => String(headers[name] ?? '')
  const standard = header('webhook-signature').split(' ')
  const expected = standardSignature(header('webhook-id'), header('webhook-timestamp'), body, secret)
  const isOwn = areEqual(header('x-webhook-signature'), ownSignature(header('x-webhook-timestamp'), body, secret))
  return (isOwn || standard.length > 1) && standard.some(one => areEqual(one, expected))
}

const ownSignature = (timestamp: number | string, body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}${body}`).digest('hex')}`

const standardSignature = (id: string, timestamp: number | string, body: string, secret: string): string =>
  `v1,${createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/**
 * Compares texts in constant time. First compares the lengths in bytes, because `timingSafeEqual` throws if the lengths
 * differ.
 */
function areEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Returns the fault of a secret that starts with `whsec_`, or `undefined` if there is no fault. The rest of the secret
 * is the key. An empty or malformed key is a fault, because signatures made with it would not protect webhooks.
 */
export function secretFault(secret: string): string | undefined {
  if (!secret.startsWith(standardPrefix)) return undefined
  const isValid = standardKey(secret).length > 0 &&
    standardKey(secret).toString('base64') === secret.slice(standardPrefix.length)
  return isValid ? undefined : 'starts with whsec_, which must be followed by a key in padded base64'
}

const standardKey = (secret: string): Buffer =>
  secret.startsWith(standardPrefix) ? Buffer.from(secret.slice(standardPrefix.length), 'base64') : Buffer.from(secret)
