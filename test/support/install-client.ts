import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Compiles `generated/client` as it is published, and installs the result in `node_modules` of the folder. */
export function installClient(folder: string): void {
  const modules = join(folder, 'node_modules')
  const place = join(modules, '@tracewell/client')
  mkdirSync(place, { recursive: true })
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project',
    join(root, 'generated/client'), '--outDir', join(place, 'dist')])
  copyFileSync(join(root, 'generated/client/package.json'), join(place, 'package.json'))
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}
