/** Builds the content of the package that `npm pack` makes: `node scripts/pack.ts --help`. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { dataFiles } from '../src/sources/modules/ip-data.ts'
import { noticeOf } from './notice/notice.ts'
import { sbomOf } from './notice/sbom.ts'
import { listShipped } from './notice/shipped.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'

const help = `Usage: node scripts/pack.ts [--out <folder>]

Builds what the package of npm pack contains beside package.json: the service as JavaScript, because Node.js strips no
types below node_modules, the data of IP addresses, the built documentation and console, the notices of third parties
(NOTICE), and a list of their packages (sbom.cdx.json). npm pack runs this by itself, and the Dockerfile too.

  --out <folder>   output folder (default: dist/package); its content is replaced

Exit codes: 0 built, 1 not built, 2 wrong usage.
`
const root = resolve(import.meta.dirname, '..')
/** The package gets only the files of these packages that are read, and their licences. */
const dataPackages = 'node_modules/@ip-location-db'
const { values } = readArguments(help, {
  out: { type: 'string', default: join(root, 'dist/package') },
}, onlyOptions)
const folder = resolve(values.out)

/**
 * Gives each source file its own place below `src`, though its code is in a file elsewhere: data files, threads and
 * child processes are found relative to it.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const place = relative(join(root, 'src'), path).replaceAll('\\', '/').replace(/\.ts$/, '.js')
      const url = `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/src/') + 5) + ${JSON.stringify(place)})`
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
}
/** Keeps the generated validators as they are: the bundler would write their code in twice the length. */
const keepValidators: Plugin = {
  name: 'keep-validators',
  setup({ onResolve }) {
    onResolve({ filter: /\/generated\/\w+-validators\.js$/ }, ({ path }) => ({
      path: `../generated/${basename(path)}`, // as the parts in src see it
      external: true,
    }))
  },
}
const { version, type, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
  type: string
  engines: { node: string }
}

rmSync(folder, { recursive: true, force: true })
await bundle(['src/{start,bin}.js', 'src/{main,cli}.ts', 'src/sandbox/main.ts', 'src/**/*-{worker,child}.ts'])
for (const file of list(['src/**/*.json', 'recorded/**/*.json', 'generated/*.json', 'generated/*-validators.js'])) {
  cpSync(join(root, file), join(folder, file))
}
for (const file of list([...dataFiles, '*/*LICENSE', '*/MODIFICATIONS'].map(name => `${dataPackages}/${name}`))) {
  cpSync(join(root, file), join(folder, 'ip-location-db', relative(dataPackages, file)))
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'tracewell', version, type }, null, 2)}\n`)
const shipped = await listShipped(root)
writeFileSync(join(folder, 'NOTICE'), noticeOf(shipped))
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(root, shipped), null, 2)}\n`)
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
 * Writes the programs as JavaScript for the oldest Node.js that package.json names, under the same paths. What several
 * programs import, or what one imports at its first use, is written once to `part-*.js`: few files start in three
 * quarters of the time that a file for each source file takes. The packages stay apart. The source maps have the lines
 * of the repository; Node.js reads them only with `--enable-source-maps`.
 */
async function bundle(programs: string[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: list(programs).map(file => join(root, file)),
    absWorkingDir: root,
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'src/part-[hash]',
    packages: 'external',
    plugins: [keepPlaces, keepValidators],
    format: 'esm',
    platform: 'node',
    target: `node${engines.node.replace('>=', '')}`,
    charset: 'ascii', // V8 keeps a text with a single wider character in two bytes a character
    sourcemap: 'linked',
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    write: false,
    logLevel: 'warning',
  })
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    const code = () => toAscii(text.replaceAll(/"(\.{1,2}\/[^"\n]+)\.ts"/g, '"$1.js"'))
    writeFileSync(path, path.endsWith('.js') ? code() : text, {
      mode: relative(folder, path) === join('src', 'bin.js') ? 0o755 : 0o644,
    })
  }
}

/** Escapes what `charset` of esbuild leaves: wide characters in patterns and comments. */
function toAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7F]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
