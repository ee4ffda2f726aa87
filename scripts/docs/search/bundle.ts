import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Returns the script of the search, with its library. */
export async function bundleSearch(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, '../browser/search.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'eof',
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
