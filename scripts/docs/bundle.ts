import { resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

/** The scripts of `browser/` that pages load. */
export const scriptNames = ['search', 'run']

/** Returns a script of `browser/`, with its libraries. */
export async function bundleScript(name: string): Promise<string> {
  const { outputFiles } = await build({ ...scriptBundle(name), write: false })
  return outputFiles[0]!.text
}

export const scriptBundle = (name: string) => ({
  entryPoints: [resolve(import.meta.dirname, `browser/${name}.ts`)],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'eof',
  logLevel: 'silent',
}) satisfies BuildOptions
