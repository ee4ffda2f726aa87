import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createReadBudget } from '../core/admission/read-budget.ts'
import { createRefusalBudget } from '../core/admission/refusal-budget.ts'
import { requireScope, requireUsable } from '../core/access/key-rules.ts'
import { requireMark, type Principal } from '../core/access/keys.ts'
import type { Feature } from '../db/plans.ts'
import { createApp } from '../http/app.ts'
import type { Operation } from '../http/operation.ts'
import { createClientAddress } from '../http/client-address.ts'
import { addressOf } from '../http/request.ts'
import { createServer } from '../http/server.ts'
import { createUnsent } from '../http/unsent.ts'
import type { Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import { composeApi } from './api.ts'
import { toFailure } from './failures.ts'
import { composeImages } from './images.ts'
import type { Services } from './services.ts'
import type { Overrides, Store } from './store.ts'

interface ServerParts {
  store: Pick<Store, 'clock' | 'sourceHealth'>
  services: Services
  log: Log
  /** Receives the reports of requests. */
  telemetry: Telemetry
}

/** Builds the HTTP servers for the roles of this process: the API, the image service, or both. */
export function composeServers(
  config: Config,
  { store: { clock, sourceHealth }, services, log, telemetry }: ServerParts,
  { maxUnsentBytes = config.unsentMb * 2 ** 20, stalledClientTimeoutMs, onReply, ...folders }: Overrides,
) {
  const { environment, trustProxy } = config
  const clientAddress = createClientAddress(trustProxy)
  const { authenticate, admission, keyUse, onRefused, logos, api: { health } } = services
  const readBudget = createReadBudget({ clock })
  const shared = {
    log,
    clock,
    telemetry,
    environment,
    trustProxy,
    authenticate,
    admit(principal: Principal, address: string): void {
      requireUsable(principal, address, clock.now().toISOString())
      keyUse.note(principal.keyId)
    },
    authorise(principal: Principal, { planFeature, keyMark, scope }: Operation): void {
      if (keyMark !== null) requireMark(principal)
      if (scope !== null) requireScope(principal, scope)
      if (planFeature !== null) admission.authorise(principal, planFeature as Feature)
    },
    weigh: readBudget.enter,
    addWeight: readBudget.add,
    refusals: createRefusalBudget({ clock }),
    limitHeaders: async (principal: Principal) => ({ ...await admission.limitHeaders(principal) }),
    onRefused,
    toFailure,
    unsent: createUnsent(maxUnsentBytes, request => addressOf(request, clientAddress)),
    describe: ({ keyId, accountId }: Principal) => ({ key_id: keyId, account_id: accountId }),
    ...onReply && { onReply },
  }
  type OwnOptions = Omit<Parameters<typeof createApp<Principal>>[0], keyof typeof shared>
  const servers: Array<ReturnType<typeof createServer>> = []

  async function serve(port: number, options: OwnOptions): Promise<Listening> {
    const server = createServer({
      app: await createApp({ ...shared, ...options }),
      operations: options.operations,
      log,
      clock,
      environment,
      connections: { max: config.connectionsPerAddress, trustProxy },
      stalledClientTimeoutMs,
      ...options.headers && { headers: options.headers },
    })
    servers.push(server)
    return server.listen(config.host, port)
  }

  return {
    /**
     * Starts the servers and returns the address of each. An address is `undefined` if this process does not have the
     * role of that server.
     */
    async listen() {
      return {
        api: hasRole(config, 'api')
          ? await serve(config.port, await composeApi(config, { services, sourceHealth }, folders))
          : undefined,
        images: logos && await serve(config.imagesPort, composeImages(config, {
          health,
          logos,
          clock,
          log,
        })),
      }
    },

    /**
     * Closes the servers. Requests in progress get `graceMs` milliseconds to end, or one second if `graceMs` is less.
     */
    async close(graceMs: number): Promise<void> {
      await Promise.all(servers.map(server => server.close(Math.max(1_000, graceMs))))
    },
  }
}
