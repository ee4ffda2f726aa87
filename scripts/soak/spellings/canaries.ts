import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ports of the canaries. 80, 443 and 8443 are web ports, which the egress guard allows. So only its check of the
 * address can stop a connection to these canaries. 0 selects a free port.
 */
const ports = [80, 443, 8443, 0]
const hosts = ['127.0.0.1', '::1']
/** Time for which other runs on this machine may hold the web ports, in milliseconds. */
const patienceMs = 180_000

/**
 * Opens listeners on loopback that no request may reach. Leaves out ports that another process uses or that need more
 * rights. Waits if it gets no web port at all, and throws if none is free after three minutes.
 */
export async function openCanaries() {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const canaries = await tryPorts()
    if (canaries.open.some(({ port }) => ports.includes(port))) return canaries
    await canaries[Symbol.asyncDispose]()
    if (Date.now() > giveUpAt) throw new Error('no port of the web is free for a canary')
    await sleep(500)
  }
}

async function tryPorts() {
  const reached: string[] = []
  const servers: Server[] = []
  const open: Array<{ host: string, port: number }> = []

  for (const preferred of ports) {
    let port = preferred
    for (const host of hosts) {
      const server = createServer(socket => {
        reached.push(`${host}:${port}`)
        socket.on('error', () => undefined).destroy()
      })
      const got = await listen(server, host, port)
      if (got === undefined) continue
      port = got
      servers.push(server)
      open.push({ host, port })
    }
  }

  return {
    /** Addresses of the canaries that were reached, one entry for each connection. */
    reached,
    open,
    /** Port suffixes for a host. The empty suffix stands for the default port of the scheme. */
    endings: ['', ...new Set(open.map(({ port }) => `:${port}`))],
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
    },
  }
}

export type Canaries = Awaited<ReturnType<typeof openCanaries>>

function listen(server: Server, host: string, port: number): Promise<number | undefined> {
  return new Promise(resolve => {
    server.once('error', () => resolve(undefined)).listen(
      port,
      host,
      () => resolve((server.address() as { port: number }).port),
    )
  })
}
