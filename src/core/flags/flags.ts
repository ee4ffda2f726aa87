import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createByteCache } from '../../lib/byte-cache.ts'
import { etagOf } from '../../lib/etag.ts'
import { createFileCache } from '../../lib/file-cache.ts'
import type { Log } from '../../lib/log.ts'
import { once } from '../../lib/once.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { aliasKey } from './alias.ts'
import {
  encodeFlag,
  flagTypes,
  rasteriseFlag,
  renderVersion,
  sizeFlag,
  usualWidth,
  type FlagFormat,
  type FlagType,
  type Pixels,
} from './render.ts'
import { flagTable, indexFlags } from './table.ts'

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

const maxMemoryBytes = 32 * 2 ** 20
const maxDiskBytes = 128 * 2 ** 20
/** Who asks for one format of a flag may ask for the next. */
const maxPixelBytes = 8 * 2 ** 20
/** The pool of threads that renders also reads files and resolves names: half of it stays free. */
const atOnce = 2

const require = createRequire(import.meta.url)
const description = require.resolve('flag-icons/package.json')
const originals = join(dirname(description), 'flags/4x3')
const { version } = require(description) as { version: string }

/** The flags of `flag-icons`, each image of them rendered once, then kept in memory and below `folder`. */
export function createFlags({ folder, log }: { folder: string, log: Log }) {
  const index = once(() => indexFlags(flagTable())) // at the first request: the start has enough to do
  const memory = createByteCache<FlagBytes>(maxMemoryBytes)
  const pixels = createByteCache<Promise<Pixels>>(maxPixelBytes)
  const disk = createFileCache({ folder: join(folder, 'flags'), maxBytes: maxDiskBytes })
  const rendering = new Map<string, Promise<FlagBytes>>()
  const slots = createSemaphore(atOnce)
  const unhurried = new AbortController().signal
  let isWritten = true

  const idOf = (code: string, format: FlagFormat, width: number | undefined): string =>
    `${code}-${width ?? 'usual'}.${format}`
  const fileOf = (id: string): string => `${version}-${renderVersion}-${id}`
  const original = (code: string): Promise<Buffer> => readFile(join(originals, `${code}.svg`))

  function keep(id: string, format: FlagFormat, body: Buffer): FlagBytes {
    const bytes: FlagBytes = { contentType: flagTypes[format], body, etag: etagOf(body), source: 'flag-icons' }
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

  /** Once for all formats that are asked for at about the same time. */
  function rasterise(code: string, width: number): Promise<Pixels> {
    const key = `${code}@${width}`
    const known = pixels.get(key)
    if (known) return known
    const rasterised = original(code).then(svg => rasteriseFlag(svg, width))
    pixels.set(key, rasterised, width * width * 3) // three quarters as high, four bytes a pixel
    rasterised.catch(() => pixels.delete(key))
    return rasterised
  }

  async function render(
    id: string,
    code: string,
    format: Exclude<FlagFormat, 'svg'>,
    width: number,
  ): Promise<FlagBytes> {
    const free = await slots.acquire(unhurried)
    const body = await rasterise(code, width).then(raster => encodeFlag(raster, format)).finally(free)
    await write(fileOf(id), body)
    return keep(id, format, body)
  }

  return {
    /** The code of the flag that an alias means, however it is written. */
    find: (alias: string): string | undefined => index().get(alias) ?? index().get(aliasKey(alias)),

    /** From memory, from disk, or made now: once for all who ask meanwhile, and after each has been told so by `beforeWork`. */
    async image({ code, format, width }: FlagImage, beforeWork: () => void): Promise<FlagBytes> {
      const id = idOf(code, format, width)
      const held = memory.get(id)
      if (held) return held
      if (format === 'svg') return keep(id, format, sizeFlag(await original(code), width))
      const kept = await disk.get(fileOf(id))
      if (kept) return keep(id, format, kept)
      beforeWork()
      return singleFlight(rendering, id, () => render(id, code, format, width ?? usualWidth))
    },
  }
}
