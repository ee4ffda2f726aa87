/** Builds the console: `npm run console -- --help`. */
import { relative, resolve } from 'node:path'
import { buildConsole, builtConsole } from './console/build.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'

const help = `Usage: npm run console -- [--out <folder>] [--watch] [--json]

Builds the console, the pages for people, from src/console. Every server serves dist/console at /console.

  --out <folder>   output folder (default: dist/console); its content is replaced
  --watch          build again whenever a file changes, until Ctrl-C
  --json           print one line of JSON: folder, files with their sizes in bytes, and the compressed size of the first
                   page

Exit codes: 0 built, 1 not built (an error in the code), 2 wrong usage.
`
const { values } = readArguments(help, {
  out: { type: 'string', default: builtConsole },
  watch: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
}, onlyOptions)

try {
  const built = await buildConsole({ folder: resolve(values.out), watch: values.watch })
  if (values.json) console.log(JSON.stringify({ folder: resolve(values.out), ...built }))
  else {
    const kilobytes = (built.firstPageBytes / 1000).toFixed(0)
    console.log(`${built.files.length} files, ${kilobytes} kB compressed for the first page, in ` +
      `${relative('.', values.out) || '.'}; a running server serves dist/console at /console`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
