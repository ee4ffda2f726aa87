import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createByteCache } from '../lib/byte-cache.ts'
import { etagOf } from '../lib/etag.ts'
import { singleFlight } from '../lib/single-flight.ts'

/** A file as it is sent. All responses share its bytes. */
export interface Page {
  bytes: Buffer
  etag: string
}

/** Memory for the files of a site, in bytes. The pages of the documentation take 13 MB. */
const maxKeptBytes = 24 * 1024 * 1024

/**
 * Creates the reader of a site's files. A file is read and prepared once, at its first request; later requests look
 * only whether it has changed. Returns `undefined` if there is no such file.
 *
 * @param prepare returns the bytes to send
 */
export function createPages(prepare: (file: string, bytes: Buffer) => Buffer) {
  const kept = createByteCache<Page & { version: string }>(maxKeptBytes)
  const reading = new Map<string, Promise<Page>>()

  async function read(file: string, version: string): Promise<Page> {
    const bytes = prepare(file, await readFile(file))
    const page = { bytes, etag: etagOf(bytes), version }
    kept.set(file, page, bytes.length)
    return page
  }

  return async (file: string): Promise<Page | undefined> => {
    const version = versionOf(file)
    if (version === undefined) return undefined
    const known = kept.get(file)
    return known?.version === version
      ? known
      : singleFlight(reading, `${file} ${version}`, () => read(file, version))
  }
}

/**
 * Returns a text that changes with the file, or `undefined` if there is no such file. The call takes a few
 * microseconds; an asynchronous one would wait behind compressions for a thread.
 */
function versionOf(file: string): string | undefined {
  try {
    const found = statSync(file, { bigint: true })
    return found.isFile() ? `${found.mtimeNs} ${found.size} ${found.ino}` : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
