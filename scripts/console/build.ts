import { copyFile, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { context, type BuildOptions, type Metafile } from 'esbuild'
import { outlinePlugin } from './outline.ts'
import { emptyOutput } from '../support/output-folder.ts'

/*
 * Preact and its signals draw the console, and esbuild bundles it: all are small, well kept and have no dependencies.
 * The first page weighs a third of the 100 kB that are allowed. The outline of the world has 21 kB, compressed, which
 * are fetched only if a source names a place.
 */

/** The folder that every server serves at `/console`. */
export const builtConsole = resolve(import.meta.dirname, '../../dist/console')
const source = resolve(import.meta.dirname, '../../src/console')

export interface BuiltConsole {
  files: readonly { name: string, bytes: number }[]
  /** Size of everything that a browser loads for the first page, compressed with gzip. */
  firstPageBytes: number
}

/**
 * Bundles the console into a folder. Parts that are imported when they are needed become files of their own. Throws if
 * a file does not compile, or if the folder holds something else. With `watch`, builds again after each change.
 */
export async function buildConsole(
  { folder, watch = false }: { folder: string, watch?: boolean },
): Promise<BuiltConsole> {
  await emptyOutput(folder, ['console.js', 'index.html'])
  for (const name of ['index.html', 'icon.svg']) await copyFile(join(source, name), join(folder, name))
  const building = await context({ ...consoleBundle, outdir: folder })
  const { metafile } = await building.rebuild()
  if (watch) await building.watch()
  else await building.dispose()
  return sizesOf(folder, metafile)
}

/** How esbuild makes the console. The caller adds where to. */
export const consoleBundle = {
  entryPoints: [join(source, 'main.tsx')],
  entryNames: 'console',
  // The file names that the server accepts have no underscore.
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  minify: true,
  legalComments: 'eof',
  metafile: true,
  logLevel: 'silent',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [outlinePlugin],
} satisfies BuildOptions

/** Returns the sizes of the files, and that of the first page: the entry, its style, and what they import at once. */
async function sizesOf(folder: string, { outputs }: Metafile): Promise<BuiltConsole> {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [resolve(path), output]))
  const first = new Set([join(folder, 'index.html'), join(folder, 'icon.svg'), join(folder, 'console.css')])
  const visit = (path: string) => {
    if (first.has(path)) return
    first.add(path)
    for (const { path: next, kind } of byName.get(path)?.imports ?? []) {
      if (kind === 'import-statement') visit(resolve(next))
    }
  }
  visit(join(folder, 'console.js'))
  const sizes = await Promise.all([...first].map(async path => gzipSync(await readFile(path)).length))
  return {
    files: Array.from(byName, ([path, { bytes }]) => ({ name: path.slice(folder.length + 1), bytes })),
    firstPageBytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}
