import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { validationError } from '../../errors.ts'
import { fileFault } from '../../lib/file-fault.ts'

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

/** Maximum number of values of one command. */
const maxEntries = 10_000

/**
 * Reads the values of the command line, of a file and of standard input (the value `-`). A file has one value a line;
 * blank lines and lines that begin with `#` are skipped. A value that is given twice is returned once.
 * Throws VALIDATION_ERROR if the file cannot be read, the input has no value, or there are too many.
 */
export async function readEntries(values: readonly string[], file: string | undefined): Promise<Entries> {
  const entries = new Map<string, Entry>()
  const isList = file !== undefined || values.length > 1 || values.includes('-')
  for (const [index, value] of values.entries()) {
    if (value !== '-') add(value, isList ? `argument ${index + 1}` : undefined)
    else await addLines(createInterface({ input: process.stdin, crlfDelay: Infinity }), 'standard input')
  }
  if (file !== undefined) {
    await using handle = await open(file).catch((cause: unknown) => {
      throw validationError({ message: `The file ${file} cannot be read: ${fileFault(cause)}`, cause })
    })
    await addLines(handle.readLines(), file)
  }
  if (entries.size === 0) throw validationError({ message: 'The input has no observable' })
  return { entries: [...entries.values()], isList }

  async function addLines(lines: AsyncIterable<string>, name: string): Promise<void> {
    let number = 0
    for await (const line of lines) {
      number++
      const text = line.replace(/^\ufeff/, '').trim()
      if (text !== '' && !text.startsWith('#')) add(text, `${name}:${number}`)
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
