interface StopOnSignals {
  /** Aborts at Ctrl-C and at a termination. */
  signal: AbortSignal
  /** Exit code of the signal that stopped the command: 130 for Ctrl-C, 143 for a termination. */
  exitCode(): number
}

/** Stops a long command at SIGINT and SIGTERM, so that it ends at its next step. */
export function stopOnSignals(): StopOnSignals {
  const stop = new AbortController()
  let exitCode = 130
  for (const [name, code] of [['SIGINT', 130], ['SIGTERM', 143]] as const) {
    process.once(name, () => {
      exitCode = code
      stop.abort()
    })
  }
  return { signal: stop.signal, exitCode: () => exitCode }
}
