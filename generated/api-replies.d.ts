// Made by npm run generate from openapi/. Do not edit.
import type { ReplyValidators, Validate } from '../src/http/operation.ts'

/** Validators by operationId, status and content type. */
export declare const replies: Readonly<Record<string, ReplyValidators>>

/** Validators of webhook bodies, by name. */
export declare const webhooks: Readonly<Record<string, Validate>>
