/** A batch of lines is written when it has `batchChars` characters, or after `batchMs` milliseconds. */
const batchChars = 4_096
const batchMs = 500

/**
 * Maximum size, in bytes, of output that waits for a slow reader. Further lines are dropped, so that memory stays
 * bounded.
 */
const maxWaitingBytes = 4 * 1024 * 1024

let batch = ''
let timer: NodeJS.Timeout | undefined
let dropped = 0
let isReaderGone = false

/**
 * Writes a line of the log to standard error, in batches and without blocking. The process never waits for the reader
 * of a pipe. Lines are dropped if the reader has closed the pipe, or if 4 MiB of output already wait for the reader.
 */
export function writeLogLine(line: string): void {
  if (timer === undefined) {
    process.stderr.on('error', () => { isReaderGone = true })
    process.on('exit', writeBatch)
    timer = setInterval(writeBatch, batchMs).unref()
  }
  batch += line
  if (batch.length >= batchChars) writeBatch()
}

/** Waits until every line is handed to the operating system, but at most `limitMs` milliseconds. */
export async function flushLog(limitMs: number): Promise<void> {
  writeBatch()
  if (isReaderGone || process.stderr.writableLength === 0) return
  const written = Promise.withResolvers<void>()
  process.stderr.write('', () => { written.resolve() })
  const limit = setTimeout(written.resolve, limitMs)
  await written.promise
  clearTimeout(limit)
}

function writeBatch(): void {
  if (batch === '') return
  const lines = batch
  batch = ''
  if (isReaderGone) return
  if (process.stderr.writableLength > maxWaitingBytes) {
    dropped += lines.split('\n').length - 1
    return
  }
  process.stderr.write(dropped === 0 ? lines : `${droppedLine()}${lines}`)
}

function droppedLine(): string {
  const line = {
    level: 'warn',
    time: new Date().toISOString(),
    count: dropped,
    msg: 'lines of this log were dropped, because its reader is too slow',
  }
  dropped = 0
  return `${JSON.stringify(line)}\n`
}
