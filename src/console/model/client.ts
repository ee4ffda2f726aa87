/** Everything that the console knows about the service comes through this client of the published contract. */
export { createClient, TracewellError } from '../../../generated/client/src/index.ts'
export { callOf } from '../../../generated/client/src/call.ts'
export type * from '../../../generated/client/src/index.ts'
