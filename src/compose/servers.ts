import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations as apiOperations, securitySchemes as apiSchemes } from '../../generated/api-operations.ts'
import { validators as apiValidators } from '../../generated/api-validators.js'
import { operations as imageOperations, securitySchemes as imageSchemes } from '../../generated/images-operations.ts'
import { validators as imageValidators } from '../../generated/images-validators.js'
import { createApiChecks } from '../api/checks.ts'
import { createApiHandlers } from '../api/handlers.ts'
import { apiServiceHeaders } from '../api/security.ts'
import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createFlags } from '../core/flags/flags.ts'
import { requireMark, type Principal } from '../core/access/keys.ts'
import { createToolCatalogue } from '../core/tools/catalogue.ts'
import { operations as toolOperations, tools } from '../core/tools/operations/index.ts'
import type { Feature } from '../db/plans.ts'
import { createApp } from '../http/app.ts'
import type { Operation } from '../http/operation.ts'
import { createServer } from '../http/server.ts'
import { createImageChecks } from '../images/checks.ts'
import { createImageHandlers } from '../images/handlers.ts'
import { imagePreflight, imageServiceHeaders } from '../images/reply.ts'
import type { Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import { composeMcp } from './mcp.ts'
import { toFailure } from './failures.ts'
import type { Services } from './services.ts'
import type { Overrides, Store } from './store.ts'

/** The folders that `npm run docs` and `npm run console` build. `npm ci` runs both. */
export const builtDocs = fileURLToPath(new URL('../../dist/docs', import.meta.url))
export const builtConsole = fileURLToPath(new URL('../../dist/console', import.meta.url))

/** Parses a generated document. Nothing keeps the result: the server sends the text of the document only. */
const readDocument = (name: string) => (): object =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')) as object

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
  { docsFolder = builtDocs, consoleFolder = builtConsole, stalledClientTimeoutMs, onReply }: Overrides,
) {
  const { environment, trustProxy, publicUrl } = config
  const { authenticate, admission, onRefused } = services
  const shared = {
    log,
    clock,
    telemetry,
    environment,
    trustProxy,
    authenticate,
    authorise(principal: Principal, { planFeature, keyMark }: Operation): void {
      if (planFeature !== null) admission.authorise(principal, planFeature as Feature)
      if (keyMark !== null) requireMark(principal)
    },
    limitHeaders: async (principal: Principal) => ({ ...await admission.limitHeaders(principal) }),
    onRefused,
    toFailure,
    describe: ({ keyId, accountId }: Principal) => ({ key_id: keyId, account_id: accountId }),
    ...onReply && { onReply },
  }
  type OwnOptions = Omit<Parameters<typeof createApp<Principal>>[0], keyof typeof shared>
  const servers: Array<ReturnType<typeof createServer>> = []

  async function serve(port: number, options: OwnOptions): Promise<Listening> {
    const server = createServer({
      app: await createApp({ ...shared, ...options }),
      log,
      clock,
      environment,
      stalledClientTimeoutMs,
      ...options.headers && { headers: options.headers },
    })
    servers.push(server)
    return server.listen(config.host, port)
  }

  async function serveApi(): Promise<Listening> {
    const imagesOrigin = new URL(config.publicImagesUrl).origin
    const readTools = readDocument('tools')
    return serve(config.port, {
      readDocument: readDocument('api'),
      moreDocuments: { '/openapi/tools': readTools },
      securitySchemes: apiSchemes,
      operations: apiOperations,
      validators: apiValidators,
      handlers: createApiHandlers({
        ...services.api,
        toolCatalogue: createToolCatalogue({
          document: readTools(),
          tools,
          operations: toolOperations,
          sourceHealth,
          restrictedSources: config.restrictedSources,
        }),
      }),
      checks: createApiChecks(services.api),
      publicUrl,
      headers: apiServiceHeaders(publicUrl),
      service: 'api',
      sites: [{
        path: '/docs',
        folder: docsFolder,
        missingMessage: 'The documentation has not been built. Build it with: npm run docs',
        replaced: { 'http://localhost:8080': publicUrl, 'http://localhost:8081': config.publicImagesUrl },
        // The pages can send requests to a sandbox.
        ...config.sandbox && { imageOrigins: [imagesOrigin], requestOrigins: [imagesOrigin] },
      }, {
        path: '/console',
        folder: consoleFolder,
        missingMessage: 'The console has not been built. Build it with: npm run console. Documentation: /docs/',
        imageOrigins: [imagesOrigin],
      }],
      browserRoot: 'console/',
      mount: config.mcp ? await composeMcp(config) : undefined,
    })
  }

  async function serveImages(logos: NonNullable<Services['logos']>): Promise<Listening> {
    const flags = createFlags({ folder: join(config.dataDir, 'cache'), log })
    return serve(config.imagesPort, {
      readDocument: readDocument('images'),
      securitySchemes: imageSchemes,
      operations: imageOperations,
      validators: imageValidators,
      handlers: createImageHandlers({
        health: services.api.health,
        clock,
        logos,
        flags,
      }),
      checks: createImageChecks({ flags }),
      publicUrl: config.publicImagesUrl,
      service: 'images',
      headers: imageServiceHeaders,
      preflight: imagePreflight,
      emptyValues: true,
    })
  }

  return {
    /**
     * Starts the servers and returns the address of each. An address is `undefined` if this process does not have the
     * role of that server.
     */
    async listen() {
      return {
        api: hasRole(config, 'api') ? await serveApi() : undefined,
        images: services.logos && await serveImages(services.logos),
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
