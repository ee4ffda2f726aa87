// Made by npm run generate from scripts/client/webhook.ts. Do not edit.
import type {
  InvestigationFinishedNotice, SearchEndedNotice, WatchChangedNotice, WebhookTestNotice,
} from './schema.ts'

/**
 * Body of a webhook. The notice of a search has no `event`; every other one has, so `'event' in notice` tells them
 * apart. Later servers may send further events.
 */
export type WebhookNotice = SearchEndedNotice | InvestigationFinishedNotice | WatchChangedNotice | WebhookTestNotice

/** Reason why a webhook is refused. */
export type WebhookFault =
  | 'MISSING_HEADER'
  | 'INVALID_TIMESTAMP'
  | 'TOO_OLD'
  | 'TOO_NEW'
  | 'INVALID_SECRET'
  | 'WRONG_SIGNATURE'
  | 'INVALID_BODY'

/** Thrown for a webhook that cannot be trusted. Answer the webhook with 401 or 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: WebhookFault

  constructor(code: WebhookFault, message: string) {
    super(message)
    this.code = code
  }
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface WebhookOptions {
  /**
   * Highest age of the signature, in seconds. The timestamp may also be at most this far in the future, because clocks
   * differ. Default: 300.
   */
  toleranceSeconds?: number | undefined
}

/**
 * Returns the notice of a webhook if its signature matches the secret and its timestamp is recent. Otherwise throws a
 * `WebhookError`. Throws a `RangeError` if the tolerance is negative or not a number.
 * `rawBody` is the received body before any parsing. Checks the headers of Standard Webhooks
 * (https://www.standardwebhooks.com) if they are present. Otherwise checks `X-Webhook-Signature` and
 * `X-Webhook-Timestamp`.
 * WebCrypto compares the signatures in constant time.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = 300 }: WebhookOptions = {},
): Promise<WebhookNotice> {
  // a tolerance of NaN would accept every age
  if (!(toleranceSeconds >= 0)) throw new RangeError('toleranceSeconds must be a number of seconds')
  if (secret === '') throw new WebhookError('INVALID_SECRET', 'The secret is empty')
  const body = bytesOf(rawBody)
  const isStandard = find(headers, 'webhook-signature') !== undefined
  const timestamp = header(headers, isStandard ? 'webhook-timestamp' : 'x-webhook-timestamp')
  const signatures = isStandard
    ? standardSignatures(header(headers, 'webhook-signature'))
    : ownSignatures(header(headers, 'x-webhook-signature'))
  const before = isStandard ? `${header(headers, 'webhook-id')}.${timestamp}.` : timestamp
  checkAge(timestamp, toleranceSeconds)
  const key = await crypto.subtle.importKey(
    'raw',
    isStandard ? standardKey(secret) : utf8(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signed = joined(utf8(before), body)
  for (const signature of signatures) {
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parsed(body)
  }
  throw new WebhookError('WRONG_SIGNATURE', 'The signature is not one of this body, this timestamp and this secret')
}

function checkAge(timestamp: string, toleranceSeconds: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookError('INVALID_TIMESTAMP', 'The timestamp is no number of seconds')
  }
  const age = Date.now() / 1000 - Number(timestamp)
  if (age > toleranceSeconds) {
    throw new WebhookError(
      'TOO_OLD',
      `The webhook was signed ${Math.floor(age)} seconds ago, and at most ${toleranceSeconds} are allowed`,
    )
  }
  if (-age > toleranceSeconds) {
    throw new WebhookError(
      'TOO_NEW',
      `The webhook was signed ${Math.floor(-age)} seconds in the future: compare the clocks`,
    )
  }
}

/** Parses a signature of the form `sha256=<hex>`. */
function ownSignatures(text: string): Bytes[] {
  const [, digits] = /^sha256=([0-9a-f]{64})$/i.exec(text) ?? []
  return digits === undefined ? [] : [Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16))]
}

/**
 * Parses signatures of the form `v1,<base64>`. While a secret is being rotated, there are several signatures, separated
 * by spaces.
 */
const standardSignatures = (text: string): Bytes[] => text.split(' ').flatMap(one => {
  const bytes = one.startsWith('v1,') ? fromBase64(one.slice('v1,'.length)) : undefined
  return bytes === undefined ? [] : [bytes]
})

/**
 * Returns the bytes of a secret. Decodes the Base64 after `whsec_`. A secret without this prefix is encoded as UTF-8.
 */
function standardKey(secret: string): Bytes {
  if (!secret.startsWith('whsec_')) return utf8(secret)
  const key = fromBase64(secret.slice('whsec_'.length))
  if (key === undefined || key.length === 0) {
    throw new WebhookError('INVALID_SECRET', 'The secret begins with whsec_, but no base64 follows')
  }
  return key
}

function parsed(body: Bytes): WebhookNotice {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookNotice
  } catch {
    throw new WebhookError('INVALID_BODY', 'The body is signed, but no JSON')
  }
}

function header(headers: WebhookHeaders, name: string): string {
  const value = find(headers, name)
  if (value === undefined) throw new WebhookError('MISSING_HEADER', `The header ${name} is missing`)
  return value
}

function find(headers: WebhookHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof value === 'string' ? value : value?.[0]
}

type Bytes = Uint8Array<ArrayBuffer>

function bytesOf(rawBody: string | Uint8Array | ArrayBuffer): Bytes {
  if (typeof rawBody === 'string') return utf8(rawBody)
  if (rawBody instanceof ArrayBuffer || rawBody instanceof Uint8Array) return new Uint8Array(rawBody)
  throw new TypeError('rawBody is the body as it came, as text or bytes: verify it before anything parses it')
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

function joined(some: Bytes, more: Bytes): Bytes {
  const whole = new Uint8Array(some.length + more.length)
  whole.set(some)
  whole.set(more, some.length)
  return whole
}

function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Accepts any implementation of `Headers`, not only the global class. */
const isHeaders = (headers: WebhookHeaders): headers is Headers => typeof headers.get === 'function'
