import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createByteCache } from '../../lib/byte-cache.ts'
import { createFileCache } from '../../lib/file-cache.ts'
import type { Log } from '../../lib/log.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { aliasKey } from './alias.ts'
import { flagTypes, renderFlag, renderVersion, type FlagFormat, type FlagType } from './render.ts'
import { flagTable, indexFlags } from './table.ts'

/** An image of a flag, made already or not. */
export interface FlagImage {
  code: string
  format: FlagFormat
  /** In pixels; undefined is the usual one. */
  width: number | undefined
}

export interface FlagBytes {
  contentType: FlagType
  body: Buffer
  etag: string
  source: 'flag-icons'
}

export type Flags = ReturnType<typeof createFlags>

const mostInMemory = 32 * 2 ** 20
const mostOnDisk = 128 * 2 ** 20
/** The pool of threads that renders also reads files and resolves names: half of it stays free. */
const atOnce = 2

const require = createRequire(import.meta.url)
const description = require.resolve('flag-icons/package.json')
const originals = join(dirname(description), 'flags/4x3')
const { version } = require(description) as { version: string }

/** The flags of `flag-icons`, each image of them rendered once, then kept in memory and below `folder`. */
export function createFlags({ folder, log }: { folder: string, log: Log }) {
  const index = indexFlags(flagTable())
  const memory = createByteCache<FlagBytes>(mostInMemory)
  const disk = createFileCache({ folder: join(folder, 'flags'), mostBytes: mostOnDisk })
  const rendering = new Map<string, Promise<FlagBytes>>()
  const places = createSemaphore(atOnce)
  const unhurried = new AbortController().signal
  let isWritten = true

  const idOf = ({ code, format, width }: FlagImage): string => `${code}-${width ?? 'usual'}.${format}`
  const fileOf = (id: string): string => `${version}-${renderVersion}-${id}`
  const original = (code: string): Promise<Buffer> => readFile(join(originals, `${code}.svg`))

  function keep(id: string, format: FlagFormat, body: Buffer): FlagBytes {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const bytes: FlagBytes = { contentType: flagTypes[format], body, etag, source: 'flag-icons' }
    memory.set(id, bytes, body.length)
    return bytes
  }

  async function write(name: string, body: Buffer): Promise<void> {
    try {
      await disk.put(name, body)
      isWritten = true
    } catch (err) {
      if (isWritten) log.warn({ err }, 'a rendered flag could not be kept on disk')
      isWritten = false // told once, until it works again
    }
  }

  async function render(id: string, { code, format, width }: FlagImage): Promise<FlagBytes> {
    const free = await places.acquire(unhurried)
    try {
      const body = await renderFlag(await original(code), format, width)
      await write(fileOf(id), body)
      return keep(id, format, body)
    } finally {
      free()
    }
  }

  return {
    /** The code of the flag that an alias means, however it is written. */
    find: (alias: string): string | undefined => index.get(aliasKey(alias)),

    /** What is in memory. */
    held: (image: FlagImage): FlagBytes | undefined => memory.get(idOf(image)),

    /** What is on disk, the originals among it. */
    async kept(image: FlagImage): Promise<FlagBytes | undefined> {
      const { code, format, width } = image
      const id = idOf(image)
      const body = format === 'svg' ? await renderFlag(await original(code), format, width) : await disk.get(fileOf(id))
      return body && keep(id, format, body)
    },

    /** Made now, once for all who ask meanwhile. */
    async make(image: FlagImage): Promise<FlagBytes> {
      const id = idOf(image)
      const held = memory.get(id)
      if (held) return held
      const running = rendering.get(id) ?? render(id, image).finally(() => rendering.delete(id))
      rendering.set(id, running)
      return running
    },
  }
}
