/** Intervals of the periodic work of a process, in milliseconds. Tests shorten those that they would wait for. */
export const defaultPeriods = {
  /** Rounds of the orchestrator that leads. */
  orchestratorMs: 1_000,
  /** Slots of the duty that removes hidden searches. */
  deletionMs: 5_000,
  /** Writes of refused requests to the audit. */
  refusalsMs: 5_000,
  /** Writes of the last use of keys. */
  keyUseMs: 60_000,
  /** Checks of the keys of open streams. The streams of a revoked key end after this time and one query. */
  streamKeysMs: 1_000,
  /** Renewals of the seats of open streams. */
  streamSeatsMs: 5_000,
}

export type Periods = Readonly<typeof defaultPeriods>
