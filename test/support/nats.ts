import { findNats } from '../../scripts/support/nats.ts'

export { findNats, startNats, type NatsServer } from '../../scripts/support/nats.ts'

let isSaid = false

/** Skips the tests of a suite if there is no NATS server. Call it in `before`. */
export function requireNats(context: Mocha.Context): void {
  if (findNats() !== undefined) return
  if (!isSaid) console.log('pending: the tests of the wire need a nats-server (NATS_SERVER may name its command)')
  isSaid = true
  context.skip()
}
