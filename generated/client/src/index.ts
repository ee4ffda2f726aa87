// Made by npm run generate from scripts/client/index.ts. Do not edit.
export { createClient, type Tracewell } from './client.ts'
export { connect, connectImages, type ClientOptions, type Connection } from './connection.ts'
export {
  AuthenticationError, BadRequestError, ConflictError, NotFoundError, PermissionDeniedError, RateLimitError,
  ServerError, StreamError, TracewellError, type AnyErrorCode, type RateLimit,
} from './error.ts'
export { createImagesClient, type TracewellImages } from './images-client.ts'
export {
  verifyWebhook, WebhookError, type WebhookFault, type WebhookHeaders, type WebhookNotice, type WebhookOptions,
} from './webhook.ts'
export type { Answer, Call } from './call.ts'
export type { ResumableStreamOptions, Retry, StreamOptions } from './follow.ts'
export type { CallOptions } from './repeat.ts'
export type { Operations } from './groups.ts'
export * from './images.ts'
export * from './operations.ts'
export type * from './schema.ts'
