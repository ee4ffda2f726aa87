import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { refuseSpecialFile } from '../readable-file.ts'
import { DamagedFile } from './damaged-file.ts'
import { unpackMembers } from './gzip-members.ts'
import { isWorkbook, openWorkbook, type Workbook } from './xlsx/workbook.ts'
import { listZipFiles, type ZipFile } from './zip-directory.ts'
import { findZipMember, openZipFile, unpackZipMember } from './zip-member.ts'
import { unpackFrames } from './zstd-frames.ts'

/**
 * A data file: plain, gzip, zstd, the only file of a zip archive, or a workbook. The first bytes show the compression.
 */
export interface DataFile {
  path: string
  /** Size on disk, in bytes. */
  size: number
  /** Hash of the size and of the first MiB. It recognises another file before its content is read. */
  digest: string
  compression: 'none' | 'gzip' | 'zstd' | 'zip'
  /** Bytes of the file on disk that were read so far. */
  readonly read: number
  /** `true` if bytes behind the compressed content were ignored. Known once the content was read. */
  readonly hasTrailing: boolean
  /** Yields the decompressed content. Throws DamagedFile if the file cannot be decompressed. */
  content(): AsyncIterable<Buffer>
  /** Returns at most `length` bytes of an uncompressed file from `start`. */
  part(start: number, length: number): Promise<Buffer>
  /** The sheets, if the file is a workbook (XLSX). Its `content` is then empty. */
  workbook?: Workbook
}

const chunkBytes = 1_048_576

/** Opens a data file. Rejects if the file is missing, cannot be read, or is not a file. */
export async function openDataFile(path: string): Promise<DataFile> {
  refuseSpecialFile(path, { takesPipes: false })
  const { size } = await stat(path)
  const head = await readPart(path, 0, chunkBytes)
  const compression = compressionOf(head)
  let read = 0
  let hasTrailing = false
  const part = (start: number, length: number) => readPart(path, start, length)
  const files = compression === 'zip' ? await listZipFiles({ size, part }) : []
  const workbook = isWorkbook(files) ? await openWorkbook({ path, files, open: file => unpackPart(file) }) : undefined
  const isArchive = compression === 'zip' && workbook === undefined
  const member = isArchive ? await findZipMember({ size, part }, files) : undefined

  function raw() {
    read = 0
    return bytesFrom(member?.start ?? 0)
  }

  function bytesFrom(start: number, length = Infinity) {
    return createReadStream(path, { highWaterMark: chunkBytes, start, end: start + length - 1 })
      .on('data', chunk => { read += chunk.length })
  }

  /** Yields the decompressed content of a part of a workbook. */
  async function* unpackPart(file: ZipFile): AsyncGenerator<Buffer> {
    const one = await openZipFile({ size, part }, file)
    if (one.size > 0) yield* unpackZipMember(one, bytesFrom(one.start, one.size) as AsyncIterable<Buffer>)
  }

  let lastSheet = -1
  /** Reads the rows of a sheet. Sheets are read in order: at an earlier one, the reading begins again. */
  function rowsOf(place: number) {
    if (place <= lastSheet) read = 0
    lastSheet = place
    return workbook!.rows(place)
  }

  function unpack(): AsyncIterable<Buffer> {
    const chunks = raw() as AsyncIterable<Buffer>
    if (member !== undefined) return unpackZipMember(member, chunks)
    return compression === 'zstd'
      ? unpackFrames(chunks)
      : unpackMembers(chunks, { onTrailing: () => { hasTrailing = true } })
  }

  async function* content(): AsyncGenerator<Buffer> {
    if (workbook !== undefined) return
    if (compression === 'none') return yield* raw()
    let passed = 0
    try {
      for await (const chunk of unpack()) {
        passed += chunk.length
        yield chunk
      }
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).syscall !== undefined) throw cause
      throw new DamagedFile(
        `${path} is damaged or cut off after ${passed} bytes of its content: ${(cause as Error).message}`, { cause },
      )
    }
  }

  return {
    path,
    size,
    compression,
    content,
    digest: createHash('sha256').update(`${size} `).update(head).digest('hex'),
    get read() { return read },
    get hasTrailing() { return hasTrailing },
    part,
    ...workbook === undefined ? {} : { workbook: { ...workbook, rows: rowsOf } },
  }
}

async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  await using file = await open(path)
  const buffer = Buffer.alloc(length)
  let filled = 0
  for (let bytesRead = 1; bytesRead > 0 && filled < length; filled += bytesRead) {
    ({ bytesRead } = await file.read({ buffer, offset: filled, length: length - filled, position: start + filled }))
  }
  return buffer.subarray(0, filled)
}

/**
 * Detects gzip (https://www.rfc-editor.org/rfc/rfc1952#page-5) and zstd
 * (https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1). A zstd file may begin with a skippable frame.
 */
function compressionOf(head: Buffer): DataFile['compression'] {
  if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return 'gzip'
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'zip'
  const signature = head.length < 4 ? 0 : head.readUInt32LE(0)
  return signature === 0xfd2fb528 || (signature & 0xfffffff0) === 0x184d2a50 ? 'zstd' : 'none'
}
