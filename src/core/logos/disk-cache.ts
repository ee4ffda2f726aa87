import { createHash } from 'node:crypto'
import { createFileCache, type FileCacheUse } from '../../lib/file-cache.ts'
import { decodeEntry, encodeEntry, type Entry } from './entry.ts'

/** Disk cache of logos, with one file per domain. Several processes may use the same folder. */
export interface DiskCache {
  read(domain: string): Promise<Entry | undefined>
  /** Writes an entry, except if the stored entry stays fresh for longer. Rejects if the file cannot be written. */
  write(entry: Entry): Promise<void>
  measure(): Promise<FileCacheUse>
  clear(): Promise<FileCacheUse>
}

export function createDiskCache({ folder, maxBytes }: { folder: string, maxBytes: number }): DiskCache {
  const files = createFileCache({ folder, maxBytes, blockBytes: 4096 })
  const nameOf = (domain: string): string => createHash('sha256').update(domain).digest('hex').slice(0, 40)

  async function read(domain: string): Promise<Entry | undefined> {
    const bytes = await files.get(nameOf(domain))
    const entry = bytes && decodeEntry(bytes)
    return entry?.domain === domain ? entry : undefined
  }

  async function writeNow(entry: Entry): Promise<void> {
    const stored = await read(entry.domain)
    if (stored === undefined || stored.freshUntilMs <= entry.freshUntilMs) {
      await files.put(nameOf(entry.domain), encodeEntry(entry))
    }
  }

  /**
   * Pending writes by domain. Writes of one domain run one after another, because each write first reads the stored
   * entry.
   */
  const writing = new Map<string, Promise<void>>()

  return {
    read,
    write(entry) {
      const { domain } = entry
      const before = writing.get(domain) ?? Promise.resolve()
      const own = before.catch(() => undefined).then(() => writeNow(entry)).finally(() => {
        if (writing.get(domain) === own) writing.delete(domain)
      })
      writing.set(domain, own)
      return own
    },
    measure: files.measure,
    clear: files.clear,
  }
}
