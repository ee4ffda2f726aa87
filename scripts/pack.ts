/** Builds the content of the package that `npm pack` makes: `node scripts/pack.ts --help`. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { onlyOptions, readArguments } from './support/arguments.ts'

const help = `Usage: node scripts/pack.ts [--out <folder>]

Builds what the package of npm pack contains beside package.json: the service as JavaScript, because Node.js strips no
types below node_modules, and the built documentation and console. npm pack runs this by itself.

  --out <folder>   output folder (default: dist/package); its content is replaced

Exit codes: 0 built, 1 not built, 2 wrong usage.
`
const root = resolve(import.meta.dirname, '..')
const { values } = readArguments(help, {
  out: { type: 'string', default: join(root, 'dist/package') },
}, onlyOptions)
const folder = resolve(values.out)
const { version, type, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
  type: string
  engines: { node: string }
}

rmSync(folder, { recursive: true, force: true })
await translate(list(['src/**/*.{ts,js}', 'generated/*-operations.ts', 'generated/client/src/*.ts']))
for (const file of list(['src/**/*.json', 'generated/*-validators.js', 'generated/*.json'])) {
  cpSync(join(root, file), join(folder, file))
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'tracewell', version, type }, null, 2)}\n`)
for (const name of ['docs', 'console']) {
  const out = join(folder, 'dist', name)
  const { status } = spawnSync(process.execPath, [join(root, `scripts/${name}.ts`), '--out', out], {
    stdio: ['ignore', process.stderr, 'inherit'], // on standard output, npm pack prints the name of the package
  })
  if (status !== 0) process.exit(1)
}

/** Returns the paths of the files that match, without the console, of which the package has the built pages. */
function list(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).filter(path => !/^src[\\/]console[\\/]/.test(path)).sort()
}

/**
 * Writes each file as JavaScript for the oldest Node.js that package.json names, under the same path. Files refer to
 * each other by relative paths that end in `.ts`: in imports, and in addresses of threads and child processes.
 */
async function translate(files: string[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: files.map(file => join(root, file)),
    outbase: root,
    outdir: folder,
    format: 'esm',
    target: `node${engines.node.replace('>=', '')}`,
    charset: 'utf8',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    write: false,
    logLevel: 'warning',
  })
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.replaceAll(/"(\.{1,2}\/[^"\n]+)\.ts"/g, '"$1.js"'), {
      mode: relative(folder, path) === join('src', 'bin.js') ? 0o755 : 0o644,
    })
  }
}
