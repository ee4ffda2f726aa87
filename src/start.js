import { enableCompileCache, flushCompileCache } from 'node:module'

// Before the first TypeScript file: from the second start on, nothing is compiled or stripped of its types again, which
// is half of the start and the memory of the stripper. JavaScript, since this file itself is not in the cache.
enableCompileCache()
const others = { sandbox: './sandbox.ts', cli: './cli.ts' }
const other = others[process.argv[2]]
if (other) process.argv.splice(2, 1)
await import(other ?? './main.ts')
flushCompileCache() // now: a process that is killed would leave nothing to the next start
