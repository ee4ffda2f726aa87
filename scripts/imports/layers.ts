/** One layer of the project's files, with the imports that it may use. */
export interface Layer {
  /** Files of the layer. */
  of: RegExp
  /** Files of this project that the layer may import. */
  may: RegExp
  /** Files from which the layer may import types only. */
  types?: RegExp
}

const everything = /./
export const layers: Layer[] = [
  { of: /^src\/lib\//, may: /^src\/lib\// },
  { of: /^src\/facts\//, may: /^src\/(facts|lib)\// },
  { of: /^src\/outcomes\//, may: /^src\/outcomes\// },
  { of: /^src\/errors\.ts$/, may: /^$/ },
  { of: /^src\/db\//, may: /^src\/(db|lib|outcomes)\/|^src\/errors\.ts$/ },
  { of: /^src\/queue\//, may: /^src\/(queue|lib)\/|^src\/errors\.ts$/ },
  { of: /^src\/wire\//, may: /^src\/(wire|lib)\/|^src\/errors\.ts$/ },
  {
    of: /^src\/sources\//,
    may: /^src\/(sources|facts|lib)\/|^src\/errors\.ts$/,
    types: /^src\/db\/source-budgets\.ts$/,
  },
  {
    of: /^src\/upstreams\//,
    may: /^src\/(upstreams|facts|lib|sources\/(rows\/(addresses|look-ups|profiles|ripestat)|dns|lists))\/|^src\/sources\/(kit\/list-source|rows\/key-servers)\.ts$|^src\/errors\.ts$/,
    types: /^src\/sources\/(kit\/(source|facts|card-lines)|rows\/(address-site|look-up))\.ts$/,
  },
  { of: /^src\/http\//, may: /^src\/(http|lib)\/|^src\/errors\.ts$/ },
  {
    of: /^src\/core\//,
    may: /^src\/(core|facts|lib|outcomes|sources)\/|^src\/errors\.ts$/,
    types: /^src\/(db|queue|wire)\/|^generated\//,
  },
  { of: /^src\/mcp\//, may: /^src\/(mcp|outcomes)\/|^src\/(errors|version|lib\/abort)\.ts$|^generated\/(client|api\.json)/ },
  { of: /^src\/telemetry\//, may: /^src\/(telemetry|lib)\//, types: /^src\/core\// },
  {
    of: /^src\/(api|images)\//,
    may: /^src\/(api|images|http|core|lib)\/|^src\/errors\.ts$/,
    types: /^src\/db\/|^generated\//,
  },
  { of: /^src\/console\//, may: /^src\/(console|outcomes)\/|^generated\/client\// },
  { of: /^src\/((cli|compose|config|process|sandbox)\/|[^/]+\.ts$)/, may: everything },
  { of: /^scripts\//, may: /^(src|scripts|generated)\/|^knexfile\.ts$/ },
  { of: /^test\//, may: everything },
]

/**
 * Packages that only some files of `src` may import. Each entry holds a pattern of the packages and a pattern of the
 * files. Every file may import types of these packages.
 */
export const packages: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^(koa|koa-router|openapi-backend)$/, /^src\/http\//],
  [/^(knex|better-sqlite3|pg|pg-copy-streams)$/, /^src\/db\//],
  [/^pg-boss$/, /^src\/db\/jobs\/pg-boss\.ts$/],
  [/^@nats-io\//, /^src\/wire\/nats\.ts$/],
  [/^sharp$/, /^src\/lib\/load-sharp\.ts$/],
  [/^@modelcontextprotocol\//, /^src\/mcp\//],
  [/^(prom-client|@opentelemetry\/.+)$/, /^src\/telemetry\//],
  [/^(preact|@preact\/signals)\b/, /^src\/console\//],
  [/^cytoscape$/, /^src\/console\/graph\//],
  [/^undici$/, /^src\/sources\/egress\//],
  [/^node:(tls|dgram)$/, /^src\/sources\/egress\//],
]

/**
 * Files that no other file needs to import. Node.js starts them as a process or a thread, or they are type
 * declarations.
 */
export const entries: readonly RegExp[] = [
  /^src\/(main|cli)\.ts$/,
  /^src\/console\/main\.tsx$/,
  /^src\/sandbox\/main\.ts$/,
  /-(child|worker)\.ts$/,
  /\.d\.ts$/,
]
