import type { operations } from '../../generated/images.ts'
import type { Handlers } from '../http/handler.ts'

/** Handlers of the given operations of openapi/images.yaml. No operation requires a key. */
export type ImageHandlers<Id extends keyof operations> = Handlers<operations, Id, undefined, Id>
