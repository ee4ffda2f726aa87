import type { PublicOperation } from '../../generated/api-operations.ts'
import type { operations, webhooks } from '../../generated/api.ts'
import type { Principal } from '../core/access/keys.ts'
import type { Handlers } from '../http/handler.ts'

/** Handlers for the given operations in openapi/api.yaml. */
export type ApiHandlers<Id extends keyof operations> = Handlers<operations, Id, Principal, PublicOperation>
export type AllApiHandlers = ApiHandlers<Exclude<keyof operations, keyof webhooks>>
