import { execFile } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'

/** Services that every machine of the cluster reaches. Each one has an address of its own. */
const services = ['database', 'wire', 'outside'] as const
export type Service = (typeof services)[number]

/** A machine on which one process of the service runs. */
export interface Machine {
  address: string
  /** Command that runs a program on this machine. Empty if the machine is this one. */
  command: readonly string[]
  /**
   * Drops every packet that the machine sends to the service, or to every service. Packets in the other direction
   * still arrive, so the loss is one-way. Open connections stay open and become silent. New ones fail at once.
   */
  cut(service?: Service): Promise<void>
  heal(): Promise<void>
}

export interface Network extends AsyncDisposable {
  kind: 'loopback' | 'namespaces'
  addressOf(service: Service): string
  addMachine(name: string): Promise<Machine>
}

const subnet = '10.97.0'
const bridge = 'tracewell0'
/**
 * Address of the bridge's interface. Without a fixed one, it would change when a machine with a lower one is added, and
 * the other machines would send to the old one for half a minute.
 */
const bridgeAddress = '02:00:00:97:00:01'
const ip = (...args: string[]) => promisify(execFile)('ip', args)

/** Returns `true` if this process may create network namespaces: Linux, root and the command `ip`. */
export async function canIsolate(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || bridge in networkInterfaces()) return false
  const probe = `tracewell-probe-${process.pid}`
  return ip('netns', 'add', probe).then(() => ip('netns', 'del', probe)).then(() => true, () => false)
}

/** Creates a network in which every machine is this one, and nothing can be cut. */
export function createLoopback(): Network {
  const refuse = () => Promise.reject(new Error('a partition needs network namespaces'))
  return {
    kind: 'loopback',
    addressOf: () => '127.0.0.1',
    addMachine: () => Promise.resolve({ address: '127.0.0.1', command: [], cut: refuse, heal: refuse }),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}

/**
 * Creates a network in which every machine is a network namespace, connected to a bridge by a virtual cable. Services
 * listen on addresses of the bridge. See https://man7.org/linux/man-pages/man8/ip-netns.8.html
 */
export async function createNamespaces(): Promise<Network> {
  const names: string[] = []
  const cables: string[] = []
  const addressOf = (service: Service): string => `${subnet}.${services.indexOf(service) + 1}`
  await ip('link', 'add', bridge, 'address', bridgeAddress, 'type', 'bridge')
  for (const service of services) await ip('addr', 'add', `${addressOf(service)}/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')

  return {
    kind: 'namespaces',
    addressOf,

    async addMachine(machine) {
      const number = names.length + 1
      const [name, cable] = [`tracewell-${process.pid}-${machine}`, `tracewell${number}`]
      const address = `${subnet}.${100 + number}`
      names.push(name)
      cables.push(cable)
      const inside = (...args: string[]) => ip('-n', name, ...args)
      await ip('netns', 'add', name)
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
      await ip('link', 'set', cable, 'master', bridge, 'up')
      await inside('addr', 'add', `${address}/24`, 'dev', 'eth0')
      for (const device of ['lo', 'eth0']) await inside('link', 'set', device, 'up')
      return {
        address,
        command: ['ip', 'netns', 'exec', name],
        async cut(service) {
          for (const one of service === undefined ? services : [service]) {
            await inside('route', 'replace', 'blackhole', `${addressOf(one)}/32`)
          }
        },
        async heal() {
          for (const one of services) {
            await inside('route', 'del', 'blackhole', `${addressOf(one)}/32`).catch(() => undefined) // was not cut
          }
        },
      }
    },

    async [Symbol.asyncDispose]() {
      // A namespace lives on while connections of its killed process close, and its cable would be in the way.
      for (const cable of cables) await ip('link', 'del', cable).catch(() => undefined)
      for (const name of names) await ip('netns', 'del', name).catch(() => undefined)
      await ip('link', 'del', bridge)
    },
  }
}
