import { createReadStream } from 'node:fs'

/**
 * Reads a file of at most `maxMebibytes` MiB. Also reads pipes and devices, whose size is not known before.
 * Throws an error of the file system, or an error whose message says that the file is too large.
 */
export async function readUpTo(path: string, maxMebibytes: number): Promise<Buffer> {
  const maxBytes = maxMebibytes * 1_048_576
  const chunks: Buffer[] = []
  // reads one byte more than allowed, which shows that the file is too large
  for await (const chunk of createReadStream(path, { end: maxBytes })) chunks.push(chunk as Buffer)
  const content = Buffer.concat(chunks)
  if (content.length > maxBytes) throw new Error(`it is larger than ${maxMebibytes} MiB`)
  return content
}
