import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backupRefused } from '../../errors.ts'
import { makeFolder } from '../../lib/folder.ts'
import { giveToOwner } from '../../lib/private-file.ts'
import { readTar, tarEnd, TarFault, tarHeader, tarPadding } from '../../lib/tar.ts'
import type { Output } from '../kit/output-file.ts'

/** Layout of the archive. A later layout gets another number, so that older versions refuse it. */
const layout = 1

export const databaseEntry = 'tracewell.db'
export const secretEntry = 'secret.key'
export const packPrefix = 'packs/'
export const ledgerEntry = 'account-ledger.json'
const manifestEntry = 'manifest.json'
/** Largest size of the manifest. Ten thousand packs need less. */
const maxManifestBytes = 4 << 20
const names =
  /^(tracewell\.db|secret\.key|(account-ledger|manifest)\.json|packs\/[a-z\d][a-z\d-]{0,39}(\.about)?\.json)$/

interface ArchivedFile {
  name: string
  /** Length in bytes. */
  size: number
  /** Digest of the content, in hexadecimal. */
  sha256: string
}

/** The last file of a backup: what is in it. An archive without it was not finished. */
export interface Manifest {
  layout: number
  /** Version of Tracewell that wrote the backup. */
  version: string
  /** Time of the state that the backup holds (ISO 8601, UTC). */
  created_at: string
  files: ArchivedFile[]
}

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Writes the files of a backup as a tar archive, and their manifest at its end. */
export function createArchive(output: Output) {
  const files: ArchivedFile[] = []

  async function add(name: string, size: number, content: Content): Promise<void> {
    const digest = createHash('sha256')
    output.write(tarHeader(name, size, 0o600))
    for await (const chunk of content) {
      digest.update(chunk)
      output.write(chunk)
    }
    output.write(tarPadding(size))
    files.push({ name, size, sha256: digest.digest('hex') })
  }

  return {
    add,
    async finish(about: Pick<Manifest, 'version' | 'created_at'>): Promise<Manifest> {
      const manifest: Manifest = { layout, ...about, files: [...files] }
      const text = Buffer.from(JSON.stringify(manifest, undefined, 2))
      await add(manifestEntry, text.length, [text])
      output.write(tarEnd)
      return manifest
    },
  }
}

/**
 * Unpacks a backup into an empty folder that only this user can read, and returns its manifest. Rejects with
 * BACKUP_REFUSED if the file is not a whole backup: with other files, other sizes or other digests than it says.
 * @param onChunk gets the number of bytes that were unpacked; may throw to stop
 */
export async function unpackArchive(
  file: FileHandle, folder: string, onChunk: (bytes: number) => void,
): Promise<Manifest> {
  const found: ArchivedFile[] = []
  let manifest: Manifest | undefined
  makeFolder(join(folder, packPrefix))
  try {
    manifest = await findManifest(file) // first, because a later layout may have files of other names
    let isEnded = false
    for await (const { name, size, content } of readTar(file)) {
      if (!names.test(name) || isEnded) throw new TarFault('it has other files than a backup')
      if (name === manifestEntry) {
        isEnded = true
        continue
      }
      const digest = createHash('sha256')
      await writeNew(join(folder, name), noted(content(), chunk => {
        onChunk(chunk.length)
        digest.update(chunk)
      }))
      found.push({ name, size, sha256: digest.digest('hex') })
    }
  } catch (cause) {
    if (cause instanceof TarFault) throw notWhole(cause.message)
    throw cause
  }
  if (manifest === undefined) throw notWhole('it ends without a list of its files')
  if (found.every(({ name }) => name !== databaseEntry)) throw notWhole('it has no database')
  if (JSON.stringify(found) !== JSON.stringify(manifest.files)) {
    throw notWhole('its files differ from the sizes and SHA-256 sums that it lists')
  }
  return manifest
}

async function* noted(content: AsyncIterable<Buffer>, note: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    note(chunk)
    yield chunk
  }
}

async function writeNew(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  giveToOwner(file.fd, dirname(path))
  await file.writeFile(content)
}

/** Reads the manifest only. Returns `undefined` if there is none. */
async function findManifest(file: FileHandle): Promise<Manifest | undefined> {
  for await (const { name, size, content } of readTar(file)) {
    if (name !== manifestEntry) continue
    if (size > maxManifestBytes) throw unreadableManifest()
    return readManifest(Buffer.concat(await Array.fromAsync(content())))
  }
  return undefined
}

function readManifest(content: Buffer): Manifest {
  let manifest: Manifest | null
  try {
    manifest = JSON.parse(content.toString()) as Manifest | null
  } catch {
    throw unreadableManifest()
  }
  if (manifest?.layout === layout) return manifest
  if (typeof manifest?.layout !== 'number') throw unreadableManifest()
  throw backupRefused({ message: `A later version of Tracewell wrote this backup (${manifest.version}): use that one` })
}

const unreadableManifest = () => new TarFault('the list of its files cannot be read')
const notWhole = (reason: string) => backupRefused({ message: `This is not a whole backup of Tracewell: ${reason}` })
