import type { Config } from '../config/read.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'

interface SystemError extends Error {
  code?: string
  path?: string
  port?: number
  address?: string
  hostname?: string
}

/** What kept the server from starting, in one sentence, where its operator can mend it; undefined for every other error. */
export function explainStartFailure(
  thrown: unknown,
  { host, metricsHost, metricsPort, databaseUrl, dataDir }: Config,
): string | undefined {
  const { code = '', path, port, address, message } = thrown as SystemError
  const isServer = isPostgresUrl(databaseUrl)
  const database = isServer ? new URL(databaseUrl).host : databaseUrl

  const isMetrics = metricsPort !== undefined && (port === metricsPort || address === metricsHost && address !== host)

  if (isMetrics && code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is in use already: stop what uses it, or set METRICS_PORT to another.`
  }
  if (isMetrics && code === 'EADDRNOTAVAIL') return `METRICS_HOST ${address} is not an address of this machine.`
  if (isMetrics && code === 'EACCES') {
    return `Port ${port} may not be opened by this user: set METRICS_PORT to one above 1023.`
  }
  if (
    code === 'ENOTFOUND' && metricsPort !== undefined && (thrown as SystemError).hostname === metricsHost &&
    metricsHost !== host
  ) {
    return `METRICS_HOST ${metricsHost} is not an address of this machine.`
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is in use already: stop what uses it, or set PORT or IMAGES_PORT to another.`
  }
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`
  if (code === 'ENOTFOUND' && (thrown as SystemError).hostname === host) {
    return `HOST ${host} is not an address of this machine.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be opened by this user: set PORT or IMAGES_PORT to one above 1023.`
  }
  if (code === 'SQLITE_NOTADB') {
    return `${database} is not a SQLite database: set DATABASE_URL to another file, or move this one away.`
  }
  if (code.startsWith('SQLITE_CORRUPT')) return `The database ${database} is damaged: put a backup in its place.`
  if (code.startsWith('SQLITE_BUSY')) return `The database ${database} is held by another process.`
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `There is no room left on the disk of ${path ?? database}.`
  if (/^SQLITE_(CANTOPEN|READONLY|PERM)/.test(code)) {
    return `The database ${database} cannot be opened for writing: set DATA_DIR or DATABASE_URL to a place that can.`
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|EISDIR)$/.test(code)) {
    return `${path ?? dataDir} cannot be written (${code}): set DATA_DIR to a folder that can.`
  }
  if (!isServer) return undefined
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET)$/.test(code)) {
    return `No PostgreSQL answers at ${database} (${code}): look at DATABASE_URL.`
  }
  if (/^(28|3D|42501|53|57P)/.test(code)) return `PostgreSQL at ${database} refused the connection: ${message}.`
  return undefined
}
