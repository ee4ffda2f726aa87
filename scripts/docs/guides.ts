import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenApi } from '../generate/document.ts'
import { errorsTable } from './tables/errors.ts'
import { costsTable, plansTable } from './tables/plans.ts'
import { magicNamesTable, magicNumbersTable } from './tables/sandbox.ts'
import {
  sandboxBlockedTable,
  sandboxDeliveriesTable,
  sandboxEventsTable,
  sandboxKeysTable,
  sandboxWaysTable,
} from './tables/ways.ts'

const root = join(import.meta.dirname, '../..')
const guidesFolder = join(root, 'openapi/guides')

/** In the order in which they are read. `name.md` becomes `guides/name.html`. */
export const guides = [
  {
    name: 'first-search',
    title: 'First search in five minutes',
    about: 'A key, a search, its results: with curl, in a sandbox that asks nobody.',
  },
  {
    name: 'streams',
    title: 'Streams and resuming',
    about: 'Server-Sent Events as they happen, and how a reader that was cut off misses nothing.',
  },
  {
    name: 'webhooks',
    title: 'Webhooks',
    about: 'Be told when a search has ended, and know that it was us: verifiers in TypeScript and Python.',
  },
  { name: 'errors', title: 'Errors and retries', about: 'Every code, what it means, and when to try again.' },
  {
    name: 'plans',
    title: 'Plans and limits',
    about: 'What each plan holds, what is metered, and how to read the limits.',
  },
  {
    name: 'images',
    title: 'Logos and flags',
    about: 'Where logos come from, what flags are called, how long they are kept.',
  },
  {
    name: 'clients',
    title: 'Clients',
    about: 'Ours for TypeScript, and generated ones for Python, Go, Java and Rust.',
  },
  {
    name: 'sandbox',
    title: 'Sandbox',
    about: 'Keys and values that lead to every outcome, and a reset, for the tests of your own code.',
  },
  {
    name: 'self-hosting',
    title: 'Self-hosting and operating',
    about: 'Start it, configure it, run several, back it up.',
  },
  {
    name: 'monitoring',
    title: 'Metrics and traces',
    about: 'What Prometheus and OpenTelemetry are told, and what they never are.',
  },
] as const

/**
 * A guide in Markdown. A line `<!-- table: errors -->` becomes the table that is made from the code, `<!-- readme: Title -->`
 * what the README says under that heading: neither is written twice. Throws where there is no such thing.
 */
export async function readGuide(name: string, document: OpenApi): Promise<string> {
  const text = await readFile(join(guidesFolder, `${name}.md`), 'utf8')
  const pieces = await Promise.all(text.split('\n').map(async line => {
    const [, kind, what = ''] = /^<!-- (table|readme): (.+) -->$/.exec(line) ?? []
    if (kind === 'readme') return readmeSection(what)
    return kind === 'table' ? table(what, document) : line
  }))
  return pieces.join('\n')
}

async function table(name: string, document: OpenApi): Promise<string> {
  const made = {
    'errors': errorsTable,
    'plans': plansTable,
    'costs': () => costsTable(document),
    'sandbox names': magicNamesTable,
    'sandbox numbers': magicNumbersTable,
    'sandbox keys': sandboxKeysTable,
    'sandbox ways': sandboxWaysTable,
    'sandbox events': sandboxEventsTable,
    'sandbox deliveries': sandboxDeliveriesTable,
    'sandbox blocked': sandboxBlockedTable,
  }[name]
  if (made === undefined) throw new Error(`there is no table "${name}"`)
  return made()
}

async function readmeSection(title: string): Promise<string> {
  const sections = (await readFile(join(root, 'README.md'), 'utf8')).split(/^## /m)
  const section = sections.find(one => one.startsWith(`${title}\n`))
  if (section === undefined) throw new Error(`the README has no section "${title}"`)
  return section.slice(title.length).trim()
}

export const readChangelog = (): Promise<string> => readFile(join(root, 'CHANGELOG.md'), 'utf8')
