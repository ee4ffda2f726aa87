import { enableCompileCache, flushCompileCache } from 'node:module'

// Before the first TypeScript file: from the second start on, nothing is compiled or stripped of its types again, which
// is half of the start and the memory of the stripper. JavaScript, since this file itself is not in the cache.
enableCompileCache()
const entries = { server: './main.ts', sandbox: './sandbox/main.ts', cli: './cli.ts' }
const named = process.argv[2] in entries ? process.argv.splice(2, 1)[0] : process.env.TRACEWELL || 'server' // a CI may have no other way to say it
if (!(named in entries)) {
  process.stderr.write(`TRACEWELL: must be one of ${Object.keys(entries).join(', ')}\n`)
  process.exit(2)
}
await import(entries[named])
flushCompileCache() // now: a process that is killed would leave nothing to the next start
