/** Simulates the outside world on loopback: `npm run upstreams -- --help`. */
import { Command, InvalidArgumentError } from 'commander'
import { magicValues, outcomes } from '../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../src/upstreams/server.ts'
import { upstreams } from '../src/upstreams/index.ts'
import { magicSystems } from '../src/upstreams/magic-systems.ts'
import { magicVins } from '../src/upstreams/vpic.ts'

interface Options {
  port: number
  slowMs: number
  json?: boolean
}

const whole = (most: number) => (text: string): number => {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > most) throw new InvalidArgumentError(`Give a whole number from 0 to ${most}.`)
  return number
}

const options = new Command('upstreams')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .description('Plays the providers that the modules ask. What a provider answers is decided by the searched value.')
  .option('--port <number>', 'the port on 127.0.0.1; 0 takes a free one', whole(65_535), 9100)
  .option('--slow-ms <number>', 'how long the outcome "slow" takes, in milliseconds', whole(600_000), 1_500)
  .option('--json', 'print one line of JSON instead of text')
  .addHelpText('after', '\nGET / of the simulator lists its hosts and the values that ask for each outcome.')
  .parse()
  .opts<Options>()

const server = createUpstreamServer({ upstreams, slowMs: options.slowMs })
await server.listen(options.port)
const egressRoutes = server.routes

if (options.json) {
  const hosts = upstreams.map(({ origin }) => new URL(origin).host)
  console.log(JSON.stringify({
    url: server.url,
    egressRoutes,
    hosts,
    magicValues,
    magicVins,
    magicSystems,
  }))
} else {
  console.log(`${upstreams.length} sources are simulated at ${server.url}. Start Tracewell with\n`)
  console.log(`  EGRESS_ROUTES='${egressRoutes}'\n`)
  for (const outcome of outcomes) {
    const values = [...Object.values(magicValues[outcome]), magicVins[outcome], magicSystems[outcome]]
    console.log(`${outcome.padEnd(8)} ${values.join('  ')}`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
