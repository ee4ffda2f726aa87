// Apart from log.ts, because the configuration needs the names, and commands need no log.
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
