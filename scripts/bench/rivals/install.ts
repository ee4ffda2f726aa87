import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run, withPrograms } from '../../support/shell.ts'
import { missingTools, python } from '../../support/tools.ts'
import type { Rival } from './rival.ts'

/** Kept between runs. `npm ci` removes it. */
const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/tracewell-rivals')
const installMs = 300_000

/** The command of an installed rival, and the licence that its package states. */
export interface Installed {
  command: string
  licence: string
}

/** Installs a rival from PyPI into a virtual environment of its own. Rejects if that is not possible. */
export async function install(rival: Rival): Promise<Installed> {
  const place = join(folder, `${rival.package}-${rival.version}`)
  const mark = join(place, 'installed')
  if (!existsSync(mark)) {
    const missing = await missingTools([python])
    if (missing !== undefined) throw new Error(missing)
    await rm(place, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await run(folder, 'python3', ['-m', 'venv', place], {}, installMs)
    await pip(place, 'install', '--quiet', `${rival.package}==${rival.version}`)
    await writeFile(mark, '')
  }
  const [, licence] = /^License(?:-Expression)?: *(\S.*)$/m.exec(await pip(place, 'show', rival.package)) ?? []
  return { command: join(place, 'bin', rival.program), licence: licence ?? 'no stated licence' }
}

const pip = (place: string, ...args: string[]): Promise<string> =>
  run(place, 'pip', ['--disable-pip-version-check', ...args], withPrograms(join(place, 'bin')), installMs)
