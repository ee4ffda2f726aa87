import type { operations } from '../../generated/images.ts'
import type { Handlers } from '../http/handler.ts'

/** Handlers of these operations of openapi/images.yaml. None needs a key. */
export type ImageHandlers<Id extends keyof operations> = Handlers<operations, Id, undefined, Id>
