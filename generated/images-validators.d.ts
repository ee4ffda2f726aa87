// Made by npm run generate from openapi/. Do not edit.
import type { RequestValidators } from '../src/http/operation.ts'

/** Validators by operationId. */
export declare const validators: Readonly<Record<string, RequestValidators>>
