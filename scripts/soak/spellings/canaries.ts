import { createServer, type Server } from 'node:net'

/** Web ports, which the guard lets pass: only the look at the address keeps a connection from them. And one that no web server has. */
const ports = [80, 443, 8443, 0]
const hosts = ['127.0.0.1', '::1']

/**
 * Listeners on loopback that nobody may reach. Another process may have some of the web ports, and without the right to
 * ports below 1024 those are missing.
 */
export async function openCanaries() {
  const reached: string[] = []
  const servers: Server[] = []
  const open: Array<{ host: string, port: number }> = []

  for (const wanted of ports) {
    let port = wanted
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
  if (!open.some(({ port }) => port === 80 || port === 443 || port === 8443)) {
    throw new Error('none of the web ports is free for a canary')
  }

  return {
    /** One entry a connection. */
    reached,
    open,
    /** As texts that may stand behind a host; the empty one is the scheme's own port. */
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
