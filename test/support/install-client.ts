import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildOnce } from './build-once.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Compiles `generated/client` as it is published, and installs the result in `node_modules` of the folder. */
export async function installClient(folder: string): Promise<void> {
  const compiled = await buildOnce('client', async out => {
    copyFileSync(join(root, 'generated/client/package.json'), join(out, 'package.json'))
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project',
      join(root, 'generated/client'), '--outDir', join(out, 'dist')])
  })
  const modules = join(folder, 'node_modules')
  const place = join(modules, '@tracewell/client')
  mkdirSync(dirname(place), { recursive: true })
  cpSync(compiled, place, { recursive: true })
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}
