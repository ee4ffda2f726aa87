import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that the system gives to outgoing connections and to `listen(0)`, which could take one meanwhile. */
const [first, end] = [10_000, 32_768]

/** Starts at a random port, so that processes at work side by side seldom examine the same one. */
let next = randomInt(first, end)

/** Returns a port of loopback that is free at this moment, and another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next
    next = port + 1 === end ? first : port + 1
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
