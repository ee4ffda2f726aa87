import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from '../support/shell.ts'
import type { Tool } from '../support/tools.ts'

/** A parser, a generator or a renderer that both documents are given to, with its default settings. */
export interface DocumentTool {
  name: string
  /** Required tools of the machine with their lowest versions. */
  needs: readonly Tool[]
  /** Gives the documents to the tool, in an empty folder. Rejects with what the tool reports. */
  check(folder: string): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
export const documentNames = ['api', 'images'] as const
export const documentFile = (name: typeof documentNames[number]): string => join(root, `generated/${name}.json`)
export const compiler = join(root, 'node_modules/typescript/bin/tsc')

/** Installs npm packages into the folder, without their scripts and peers. */
export async function install(folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  await run(folder, 'npm', ['install', '--silent', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock',
    '--no-audit', '--no-fund'])
}
