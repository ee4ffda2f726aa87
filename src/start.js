import { existsSync } from 'node:fs'
import * as module from 'node:module'

// The TypeScript files need Node.js 24, because older versions do not know `using`. `npm ci` installs it. After
// `npm ci --omit=dev`, the version that is installed on the machine is used. The package of `npm pack` has JavaScript
// files, which are made for older versions too.
const [oldestMajor, oldestMinor] = existsSync(new URL('cli.ts', import.meta.url)) ? [24, 0] : [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < oldestMajor || major === oldestMajor && minor < oldestMinor) {
  const needed = oldestMinor === 0 ? oldestMajor : `${oldestMajor}.${oldestMinor}`
  process.stderr.write(`Tracewell needs Node.js ${needed} or later, and this is ${process.versions.node}.\n`)
  process.exit(1)
}

// Enable the compile cache before the first TypeScript file loads. From the second start on, Node reads compiled code
// from the cache. This saves half of the start time, and the memory that stripping the types needs. This file is
// JavaScript because it is loaded before the cache is enabled. Node writes the cache when the process ends, which takes
// up to two seconds the first time. A write after the start would block the first requests for so long; the price is
// that a process that is killed leaves no cache for the next one.
module.enableCompileCache()
const entries = { server: './main.ts', sandbox: './sandbox/main.ts', cli: './cli.ts' }
// The environment variable TRACEWELL can also select the program, because some platforms cannot pass arguments.
const named = process.argv[2] in entries ? process.argv.splice(2, 1)[0] : process.env.TRACEWELL || 'server'
if (!(named in entries)) {
  process.stderr.write(`TRACEWELL: must be one of ${Object.keys(entries).join(', ')}\n`)
  process.exit(2)
}
await import(entries[named])
