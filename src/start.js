import { enableCompileCache, flushCompileCache } from 'node:module'

// Enable the compile cache before the first TypeScript file loads. From the second start on, Node neither compiles nor
// strips types again, which saves half of the start time and the memory of the type stripper. This file is JavaScript
// because it is loaded before the cache is enabled.
enableCompileCache()
const entries = { server: './main.ts', sandbox: './sandbox/main.ts', cli: './cli.ts' }
// The variable TRACEWELL also selects the program, because some platforms cannot pass arguments.
const named = process.argv[2] in entries ? process.argv.splice(2, 1)[0] : process.env.TRACEWELL || 'server'
if (!(named in entries)) {
  process.stderr.write(`TRACEWELL: must be one of ${Object.keys(entries).join(', ')}\n`)
  process.exit(2)
}
await import(entries[named])
flushCompileCache() // write the cache now, because a killed process would not write it at its end
