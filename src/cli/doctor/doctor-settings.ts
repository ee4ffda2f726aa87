import { createServer } from 'node:net'
import { findUnknownNames, unreadSourceKeys } from '../../compose/outside.ts'
import type { Given } from '../../config/given.ts'
import type { Config } from '../../config/read.ts'
import { hasRole } from '../../config/table.ts'
import { unreadSettings } from '../../config/unread.ts'
import { explainStartFailure } from '../../process/start-failure.ts'
import { fine, toDo, type Check } from './doctor-check.ts'

/**
 * Checks that every source that the settings name exists, such as that of a SOURCE_KEY_<SLUG>, and that something reads
 * every setting: a mistyped name has no effect.
 */
export async function checkSettings(config: Config, given: Given): Promise<Check> {
  const faults = await findUnknownNames(config)
  const all = [...faults, ...unreadSettings(given), ...unreadSourceKeys(config)].join('; ')
  if (faults.length > 0) {
    return toDo('settings', all, 'Correct or remove these settings: a server does not start with them.')
  }
  if (all !== '') return toDo('settings', all, 'Correct the names, or remove these settings.')
  return fine('settings', `from the environment${given.file === undefined ? '' : ` and ${given.file.path}`}`)
}

/**
 * Checks whether a server could listen on its addresses, by listening for a moment. A port that is in use is fine if a
 * server of this service answers there.
 */
export async function checkPorts(config: Config): Promise<Check> {
  const { host, metricsHost, port, imagesPort, metricsPort } = config
  const addresses = [
    ...hasRole(config, 'api') ? [{ host, port }] : [],
    ...hasRole(config, 'images') ? [{ host, port: imagesPort }] : [],
    ...metricsPort === undefined ? [] : [{ host: metricsHost, port: metricsPort }],
  ].filter(address => address.port !== 0)
  const findings: string[] = []
  for (const address of addresses) {
    const error = await listenFault(address)
    if (error === undefined) findings.push(`${address.port} is free`)
    else if (error.code === 'EADDRINUSE' && await isServer(address)) findings.push(`a server uses ${address.port}`)
    else return toDo('ports', `${address.port} of ${address.host}: ${error.code}`, explanationOf(error, config))
  }
  return fine('ports', findings.length === 0 ? 'none is needed' : findings.join('; '))
}

interface Address {
  host: string
  port: number
}

const explanationOf = (error: Error, config: Config): string => explainStartFailure(error, config) ?? error.message

/** Returns why nothing can listen there; `undefined` if the port is free. */
function listenFault({ host, port }: Address): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer()
  return new Promise(done => {
    server.once('error', done).listen({ host, port, exclusive: true }, () => server.close(() => done(undefined)))
  })
}

const answerMs = 2_000
/** Addresses that stand for every address of this machine. */
const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** Returns `true` if `/health/live` answers there as a server of this service does. */
async function isServer({ host, port }: Address): Promise<boolean> {
  const name = everyAddress[host] ?? (host.includes(':') ? `[${host}]` : host)
  try {
    const answer = await fetch(`http://${name}:${port}/health/live`, { signal: AbortSignal.timeout(answerMs) })
    return (await answer.json() as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}
