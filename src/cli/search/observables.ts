import { open, type FileHandle } from 'node:fs/promises'
import { validationError, type Fault } from '../../errors.ts'
import { fileFault } from '../../lib/file-fault.ts'
import { refuseSpecialFile } from '../../lib/readable-file.ts'
import { textLines } from '../kit/text-lines.ts'

/** A value to search for, as it was given. */
export interface Entry {
  text: string
  /** Place of the value in the input, such as `names.txt:3`. `undefined` for the only value of a command line. */
  place: string | undefined
}

export interface Entries {
  entries: Entry[]
  /** `true` if the command line names a file, standard input or several values. */
  isList: boolean
}

const notUtf8 =
  'The line is not text in UTF-8. Convert the file, such as with `iconv --from-code LATIN1 --to-code UTF-8`'

/** Maximum number of values of one command. */
const maxEntries = 10_000

/**
 * Reads the values of the command line, of a file and of standard input (the value `-`). A file has one value a line;
 * blank lines and lines that begin with `#` are skipped. A value that is given twice is returned once.
 * UTF-8 and UTF-16 are read. Throws VALIDATION_ERROR if the file cannot be read, a line has another encoding, the input
 * has no value, or there are too many.
 */
export async function readEntries(values: readonly string[], file: string | undefined): Promise<Entries> {
  const entries = new Map<string, Entry>()
  const faults: Fault[] = []
  const isList = file !== undefined || values.length > 1 || values.includes('-')
  for (const [index, value] of values.entries()) {
    if (value !== '-') add(value, isList ? `argument ${index + 1}` : undefined)
    else await addLines(process.stdin as AsyncIterable<Buffer>, 'standard input')
  }
  if (file !== undefined) {
    await using handle = await openInput(file).catch((cause: unknown) => {
      throw validationError({ message: `The file ${file} cannot be read: ${fileFault(cause)}`, cause })
    })
    await addLines(handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>, file)
  }
  if (faults.length > 0) {
    throw validationError({ message: 'Nothing was searched, because of these faults', details: faults })
  }
  if (entries.size === 0) throw validationError({ message: 'The input has no observable' })
  return { entries: [...entries.values()], isList }

  async function addLines(bytes: AsyncIterable<Uint8Array>, name: string): Promise<void> {
    for await (const { number, text } of textLines(bytes)) {
      if (text === undefined) faults.push({ path: `${name}:${number}`, message: notUtf8 })
      else {
        const value = text.replace(/^\ufeff/, '').trim()
        if (value !== '' && !value.startsWith('#')) add(value, `${name}:${number}`)
      }
    }
  }

  function add(text: string, place: string | undefined): void {
    if (entries.has(text)) return
    if (entries.size === maxEntries) {
      throw validationError({ message: `Give at most ${maxEntries} observables at once` })
    }
    entries.set(text, { text, place })
  }
}

async function openInput(file: string): Promise<FileHandle> {
  refuseSpecialFile(file, { takesPipes: true })
  return open(file)
}
