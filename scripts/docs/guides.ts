import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenApi } from '../generate/document.ts'
import { errorsTable } from './tables/errors.ts'
import { costsTable, plansTable, weightsTable } from './tables/plans.ts'
import { magicNamesTable, magicNumbersTable } from './tables/sandbox.ts'
import { settingsTable } from './tables/settings.ts'
import {
  sandboxBlockedTable,
  sandboxDeliveriesTable,
  sandboxEventsTable,
  sandboxKeysTable,
  sandboxStatusesTable,
} from './tables/sandbox-requests.ts'

const root = join(import.meta.dirname, '../..')
const guidesFolder = join(root, 'openapi/guides')

/** The guides, in groups and in reading order. `name.md` becomes `guides/name.html`. */
export const guideGroups = [
  {
    title: 'Use the API',
    guides: [
      {
        name: 'first-search',
        title: 'First search in five minutes',
        about: 'A key, a search and its results, with curl and a local sandbox.',
      },
      {
        name: 'console',
        title: 'The console',
        about: 'Search and read results in a browser.',
      },
      {
        name: 'searches',
        title: 'Searches',
        about: 'The options of a search: modules, cache, external providers, deletion.',
      },
      {
        name: 'watches',
        title: 'Watches',
        about: 'Search an observable again and again, and read what has changed.',
      },
      {
        name: 'exports',
        title: 'Reports and exports',
        about: 'Searches and investigations as files: HTML, Markdown, CSV, JSON Lines, STIX, MISP, GraphML.',
      },
      {
        name: 'streams',
        title: 'Streams and resuming',
        about: 'Server-Sent Events, and how a client resumes a stream without losing an event.',
      },
      {
        name: 'webhooks',
        title: 'Webhooks',
        about: 'Get a request when a search has ended, and verify its signature in TypeScript or Python.',
      },
      { name: 'errors', title: 'Errors and retries', about: 'Every error code, its meaning, and when to retry.' },
      {
        name: 'plans',
        title: 'Plans and limits',
        about: 'What each plan includes, what is metered, and how to read the limits.',
      },
      {
        name: 'tools',
        title: 'Direct tools',
        about: 'One call about a domain, an IP address, an account or a vehicle.',
      },
      {
        name: 'images',
        title: 'Logos and flags',
        about: 'Where logos come from, how flags are named, and how long images are cached.',
      },
      {
        name: 'clients',
        title: 'Clients',
        about: 'Packages for TypeScript and Python, and generated clients for Go, Java, Kotlin, Rust, Ruby and PHP.',
      },
      {
        name: 'mcp',
        title: 'Tools for language models (MCP)',
        about: 'The API as tools of the Model Context Protocol: configuration of hosts, tools, pages, errors.',
      },
      {
        name: 'sandbox',
        title: 'Sandbox',
        about: 'Keys and values for every outcome, and a reset, for your own tests.',
      },
      {
        name: 'contract-tests',
        title: 'Contract tests',
        about: 'A workflow for your CI with Postman, Bruno, Prism and Schemathesis, and tests of a server.',
      },
      {
        name: 'api-changes',
        title: 'Changes of the API',
        about: 'What broke, was deprecated and was added for callers, by date.',
      },
    ],
  },
  {
    title: 'Sources',
    guides: [
      {
        name: 'sources',
        title: 'Sources',
        about: 'Every module, check, leak, breach, subdomain and logo source, with what it finds.',
      },
      { name: 'terminal', title: 'Search in a terminal', about: 'A search without a server, an account or a key.' },
      {
        name: 'leaks',
        title: 'Leaks and breaches',
        about: 'Leak sources, breached accounts, and how to import a leak of your own.',
      },
      { name: 'radar', title: 'Radar', about: 'The catalogue of known breaches: read it, fill it, enrich it.' },
      {
        name: 'account-checks',
        title: 'Account checks',
        about: 'Where an address or a name is registered, and how the checks decide.',
      },
    ],
  },
  {
    title: 'Run a server',
    guides: [
      { name: 'self-hosting', title: 'Self-hosting', about: 'Start a server and put it behind a proxy.' },
      {
        name: 'container',
        title: 'Container',
        about: 'The image, and a cluster with PostgreSQL and NATS in Docker Compose.',
      },
      {
        name: 'deploying',
        title: 'Deployment samples',
        about: 'Proxies with TLS, systemd, Compose with metrics, a Helm chart, and what each role must answer.',
      },
      {
        name: 'publishing',
        title: 'Publish the documentation',
        about: 'These pages under your own name: title, logo, colour, footer, address, choice of guides.',
      },
      { name: 'configuration', title: 'Configuration', about: 'Every setting, with its default.' },
      {
        name: 'accounts',
        title: 'Accounts, plans and keys',
        about: 'The command line for accounts, plans, keys, the blocklist and the audit; the API for account holders.',
      },
      {
        name: 'requests-of-people',
        title: 'Requests of people',
        about: 'Find, export, erase and block what a server holds about one person.',
      },
      { name: 'operating', title: 'Operating', about: 'Processes, shutdown, backup, secrets, logs and limits.' },
      {
        name: 'scaling',
        title: 'Scaling',
        about: 'From one process to several machines, PgBouncer, upgrades, and what is exhausted first.',
      },
      {
        name: 'monitoring',
        title: 'Metrics and traces',
        about: 'Prometheus metrics and OpenTelemetry traces, and what they never contain.',
      },
    ],
  },
] as const

export const guides = guideGroups.flatMap(group => [...group.guides])

/**
 * Returns a guide in Markdown. A line such as `<!-- table: errors -->` becomes a table that is generated from the code.
 * Throws if no table has this name.
 */
export async function readGuide(name: string, document: OpenApi): Promise<string> {
  const text = await readFile(join(guidesFolder, `${name}.md`), 'utf8')
  const lines = await Promise.all(text.split('\n').map(async line => {
    const tableName = /^<!-- table: (.+) -->$/.exec(line)?.[1]
    return tableName === undefined ? line : table(tableName, document)
  }))
  return lines.join('\n')
}

async function table(name: string, document: OpenApi): Promise<string> {
  const made = {
    'errors': errorsTable,
    'plans': plansTable,
    'costs': () => costsTable(document),
    'weights': () => weightsTable(document),
    'settings': settingsTable,
    'sandbox names': magicNamesTable,
    'sandbox numbers': magicNumbersTable,
    'sandbox keys': sandboxKeysTable,
    'sandbox statuses': sandboxStatusesTable,
    'sandbox events': sandboxEventsTable,
    'sandbox deliveries': sandboxDeliveriesTable,
    'sandbox blocked': sandboxBlockedTable,
  }[name]
  if (made === undefined) throw new Error(`there is no table "${name}"`)
  return made()
}

export const readChangelog = (): Promise<string> => readFile(join(root, 'CHANGELOG.md'), 'utf8')
