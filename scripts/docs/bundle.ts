import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Returns a script of `browser/`, with its libraries. */
export async function bundleScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, `browser/${name}.ts`)],
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
