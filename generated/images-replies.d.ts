// Made by npm run generate from openapi/. Do not edit.
import type { ReplyValidators, Validate } from '../src/http/operation.ts'

/** By operationId, status and content type. */
export declare const replies: Readonly<Record<string, ReplyValidators>>

/** The bodies of webhooks, by name. */
export declare const webhooks: Readonly<Record<string, Validate>>
