import { operations, securitySchemes } from '../../generated/api-operations.ts'
import { validators } from '../../generated/api-validators.js'
import { createApiChecks } from '../api/checks.ts'
import { createApiHandlers } from '../api/handlers.ts'
import { apiServiceHeaders } from '../api/security.ts'
import type { Config } from '../config/read.ts'
import type { AnyHandler } from '../http/handler.ts'
import { createToolCatalogue } from '../core/tools/catalogue.ts'
import { operations as toolOperations, tools } from '../core/tools/operations/index.ts'
import { builtConsole, builtDocs, readDocument } from './files.ts'
import { composeMcp } from './mcp.ts'
import type { Services } from './services.ts'
import type { Overrides, Store } from './store.ts'

/** Returns the handlers with `prepareCall` before each. */
function prepared<H extends Readonly<Record<string, AnyHandler>>>(
  prepareCall: Overrides['prepareCall'], handlers: H,
): Readonly<Record<string, AnyHandler>> {
  if (prepareCall === undefined) return handlers
  return Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, async (call: never) => {
    await prepareCall(id, call)
    return handler(call)
  }]))
}

/** Returns the options of the application that serves the API, its pages and its endpoint for MCP. */
export async function composeApi(
  config: Config,
  { services, sourceHealth }: { services: Pick<Services, 'api'>, sourceHealth: Store['sourceHealth'] },
  { docsFolder = builtDocs, consoleFolder = builtConsole, prepareCall }:
    Pick<Overrides, 'docsFolder' | 'consoleFolder' | 'prepareCall'>,
) {
  const { publicUrl } = config
  const imagesOrigin = new URL(config.publicImagesUrl).origin
  const readTools = readDocument('tools')
  return {
    readDocument: readDocument('api'),
    moreDocuments: { '/openapi/tools': readTools },
    securitySchemes,
    operations,
    validators,
    handlers: prepared(prepareCall, createApiHandlers({
      ...services.api,
      toolCatalogue: createToolCatalogue({
        document: readTools(),
        tools,
        operations: toolOperations,
        sourceHealth,
        restrictedSources: config.restrictedSources,
      }),
    })),
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
  }
}
