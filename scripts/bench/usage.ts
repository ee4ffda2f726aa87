export interface Usage {
  /** Since the process began. */
  cpuSeconds: number
  /** After a collection, where the process was started with `--expose-gc`. */
  residentBytes: number
}

export function usage(): Usage {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  return { cpuSeconds: (user + system) / 1e6, residentBytes: process.memoryUsage.rss() }
}
