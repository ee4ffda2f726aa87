// Made by npm run generate from scripts/client/index.ts. Do not edit.
export { createClient, type ClientOptions, type Tracewell } from './client.ts'
export { TracewellError, type AnyErrorCode, type RateLimit } from './error.ts'
export {
  verifyWebhook, WebhookError, type WebhookFault, type WebhookHeaders, type WebhookNotice, type WebhookOptions,
} from './webhook.ts'
export type { Answer, Call, CallOptions } from './call.ts'
export type { ResumableStreamOptions, Retry, StreamOptions } from './follow.ts'
export type * from './operations.ts'
export type * from './schema.ts'
