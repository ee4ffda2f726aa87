import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OpenApi } from './document.ts'

const redocly = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

/**
 * Bundles the file `root` and all files that it refers to into one document. If this fails, throws an error with
 * Redocly's message.
 */
export async function bundle(root: string): Promise<OpenApi> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const output = join(folder, 'bundle.json')
  try {
    const env = { ...process.env, ...quiet }
    await promisify(execFile)(process.execPath, [redocly, 'bundle', root, '--output', output], { env })
    return JSON.parse(await readFile(output, 'utf8')) as OpenApi
  } catch (error) {
    throw new Error(`${root}: ${error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
