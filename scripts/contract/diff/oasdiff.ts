import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenApi } from '../../generate/document.ts'
import type { Change } from './documents.ts'
import type { Pair } from './schemas.ts'

/**
 * Finds oasdiff on the PATH or in the folder of `go install`. Returns `undefined` if it is missing.
 * https://github.com/oasdiff/oasdiff
 */
export function findOasdiff(): string | undefined {
  const places = ['oasdiff', ...goFolder()]
  return places.find(place => spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0)
}

function goFolder(): string[] {
  const { status, stdout } = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' })
  return status === 0 ? [join(stdout.trim(), 'bin/oasdiff')] : []
}

interface Found {
  id: string
  text: string
  level: number
  operation?: string
  path?: string
}

/** Level of the findings that break callers. Findings below this level are reported as additions. */
const error = 3

/** Returns oasdiff's findings for two documents. Throws if oasdiff cannot read them. */
export function runOasdiff(program: string, { before, after }: Pair<OpenApi>): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-contract-'))
  try {
    const files = Object.entries({ before, after }).map(([name, document]) => {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, JSON.stringify(document))
      return file
    })
    const said = execFileSync(program, ['changelog', ...files, '--format', 'json'], {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    }).trim()
    const found = (said === '' ? [] : JSON.parse(said)) as Found[] | null
    return (found ?? []).map(({ id, text, level, operation = '', path = '' }) => ({
      breaks: level >= error,
      where: `${operation} ${path}`.trim(),
      what: `${text} (${id})`,
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
