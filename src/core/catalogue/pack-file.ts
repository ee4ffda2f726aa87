import { validationError } from '../../errors.ts'
import { fileFault } from '../../lib/file-fault.ts'
import { readUpTo } from '../../lib/read-up-to.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { maxMebibytes } from '../../sources/registered/packs/limits.ts'

/** Time limit of a download, in milliseconds. */
const timeoutMs = 60_000

/** Runs `work` with a client for downloads. */
export type WithClient = <Result>(work: (client: Pick<Client, 'send'>) => Promise<Result>) => Promise<Result>

export const isUrl = (source: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(source)

/** Reads the content of a pack from a file or an https URL. Throws VALIDATION_ERROR or a `SourceFailure`. */
export async function readPack(source: string, withClient: WithClient): Promise<Buffer> {
  if (!isUrl(source)) {
    return readUpTo(source, maxMebibytes).catch((cause: unknown) => {
      throw validationError({ message: `The pack ${source} cannot be read: ${fileFault(cause)}`, cause })
    })
  }
  // A pack decides which requests the server sends, so its download must be authentic.
  if (!/^https:\/\//i.test(source)) throw validationError({ message: 'The URL of a pack must be https' })
  const request = { url: source, maxBytes: maxMebibytes * 1_048_576, timeoutMs }
  const { status, body } = await withClient(client => client.send(request)).catch((thrown: unknown) => {
    if (!(thrown instanceof SourceFailure)) throw thrown
    throw new SourceFailure(thrown.code, `The pack ${source} cannot be read: ${thrown.message}`, { cause: thrown })
  })
  if (status !== 200) {
    throw new SourceFailure('UPSTREAM_ERROR', `The pack ${source} cannot be read: it answered ${status}`)
  }
  return body
}

/** Parses the content of a pack. Throws VALIDATION_ERROR. */
export async function parsePack(content: Buffer, source: string) {
  const { parsePackFile } = await import('../../sources/registered/packs/read.ts')
  try {
    return parsePackFile(content)
  } catch (cause) {
    throw validationError({ message: `The pack ${source} ${(cause as Error).message}`, cause })
  }
}
