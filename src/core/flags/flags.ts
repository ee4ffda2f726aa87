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
import {
  encodeFlag,
  flagTypes,
  rasteriseFlag,
  renderVersion,
  sizeFlag,
  defaultWidth,
  type FlagFormat,
  type FlagType,
  type Pixels,
} from './render.ts'
import { createFlagFinder, flagTable } from './table.ts'

export interface FlagImage {
  code: string
  format: FlagFormat
  /** Width in pixels. If `undefined`, the image has its default width. */
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
/**
 * Maximum size of the cache of rasterised flags, in bytes. If a client requests the same flag in another format next,
 * the cached pixels are reused.
 */
const maxPixelBytes = 8 * 2 ** 20
/**
 * Maximum number of renders at the same time. They take half of Node's thread pool. The other half reads files and
 * resolves names.
 */
const maxRenders = 2

const require = createRequire(import.meta.url)
const packageFile = require.resolve('flag-icons/package.json')
const originalsFolder = join(dirname(packageFile), 'flags/4x3')
const { version } = require(packageFile) as { version: string }

/** Serves the flags of `flag-icons`. Each image is rendered once and cached in memory and in `folder`. */
export function createFlags({ folder, log }: { folder: string, log: Log }) {
  // built at the first request, so that the process starts faster
  const finder = once(() => createFlagFinder(flagTable()))
  const memory = createByteCache<FlagBytes>(maxMemoryBytes)
  const pixels = createByteCache<Promise<Pixels>>(maxPixelBytes)
  const disk = createFileCache({ folder: join(folder, 'flags'), maxBytes: maxDiskBytes })
  const rendering = new Map<string, Promise<FlagBytes>>()
  const slots = createSemaphore(maxRenders)
  const neverAborted = new AbortController().signal
  let diskWorks = true

  const idOf = (code: string, format: FlagFormat, width: number | undefined): string =>
    `${code}-${width ?? 'usual'}.${format}`
  const fileOf = (id: string): string => `${version}-${renderVersion}-${id}`
  const original = (code: string): Promise<Buffer> => readFile(join(originalsFolder, `${code}.svg`))

  function cacheInMemory(id: string, format: FlagFormat, body: Buffer): FlagBytes {
    const bytes: FlagBytes = { contentType: flagTypes[format], body, etag: etagOf(body), source: 'flag-icons' }
    memory.set(id, bytes, body.length)
    return bytes
  }

  async function write(name: string, body: Buffer): Promise<void> {
    try {
      await disk.put(name, body)
      diskWorks = true
    } catch (err) {
      if (diskWorks) log.warn({ err }, 'a rendered flag could not be stored on disk')
      diskWorks = false // no further warnings until a write succeeds
    }
  }

  /** Rasterises a flag. Requests for different formats share the result. */
  function rasterise(code: string, width: number): Promise<Pixels> {
    const key = `${code}@${width}`
    const cached = pixels.get(key)
    if (cached) return cached
    const rasterised = original(code).then(svg => rasteriseFlag(svg, width))
    // estimated bytes: the height is 3/4 of the width, and a pixel has 4 bytes
    pixels.set(key, rasterised, width * width * 3)
    rasterised.catch(() => pixels.delete(key))
    return rasterised
  }

  async function render(
    id: string,
    code: string,
    format: Exclude<FlagFormat, 'svg'>,
    width: number,
  ): Promise<FlagBytes> {
    const free = await slots.acquire(neverAborted)
    const body = await rasterise(code, width).then(raster => encodeFlag(raster, format)).finally(free)
    void write(fileOf(id), body) // never rejects; the response does not wait for the disk
    return cacheInMemory(id, format, body)
  }

  async function readOrRender(
    id: string, { code, format, width }: FlagImage, beforeWork: () => void,
  ): Promise<FlagBytes> {
    if (format === 'svg') return cacheInMemory(id, format, sizeFlag(await original(code), width))
    const onDisk = await disk.get(fileOf(id))
    if (onDisk) return cacheInMemory(id, format, onDisk)
    beforeWork()
    return singleFlight(rendering, id, () => render(id, code, format, width ?? defaultWidth))
  }

  return {
    /** Returns the code of the flag for an alias. Accepts any spelling of the alias. */
    find: (alias: string): string | undefined => finder().find(alias),

    /** Returns the codes of the flags that an alias may mean if it means several. Otherwise the list is empty. */
    several: (alias: string): readonly string[] => finder().several(alias),

    /**
     * Returns an image: directly if it is in memory, else from disk or rendered, as a promise. Simultaneous requests
     * for the same image share one render. Calls `beforeWork` before a render. If `beforeWork` throws, the request
     * fails with that error.
     */
    image(request: FlagImage, beforeWork: () => void): FlagBytes | Promise<FlagBytes> {
      const id = idOf(request.code, request.format, request.width)
      return memory.get(id) ?? readOrRender(id, request, beforeWork)
    },
  }
}
