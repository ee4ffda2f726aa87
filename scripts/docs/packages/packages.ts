import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { npmTarball } from './npm.ts'
import { wheel, type Packed } from './wheel.ts'

const generated = join(import.meta.dirname, '../../../generated')

/** The packages of the clients, as npm and pip install them. */
export type Packages = Record<'typescript' | 'python', Packed>

/** Packs both client packages. The same sources give the same bytes. */
export async function packClients(): Promise<Packages> {
  return {
    typescript: npmTarball(await filesOf(join(generated, 'client'))),
    python: wheel(await filesOf(join(generated, 'client-python'))),
  }
}

/** Returns the files of a package by path. Leaves out what a build or an installation has added. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const paths = (await Array.fromAsync(glob(['*.*', 'LICENSE', 'src/**/*.{py,ts,typed}'], { cwd: folder }))).sort()
  return new Map(await Promise.all(paths.map(async path =>
    [path.replaceAll(sep, '/'), await readFile(join(folder, path), 'utf8')] as const
  )))
}
