import type { DataFile } from '../../lib/rows/data-file.ts'
import { foreignFormatOf } from '../../lib/rows/foreign-format.ts'
import { maxRowBytes } from '../../lib/rows/row.ts'
import type { Tally } from '../../lib/rows/row-tally.ts'
import { cjkEncodings, detectForm, formOf, rewriteText, type TextForm } from '../../lib/rows/text-form.ts'
import { validationError } from '../../errors.ts'
import { packedContent } from './content.ts'

/** Parts of a file, for a look at it before it is imported. */
export interface Sample {
  form: TextForm
  /** The head of the file and parts behind it, as `latin1` text with line feeds. Each part holds whole lines. */
  parts: string[]
  /** Bytes of a byte order mark at the start. */
  mark: number
  /** `true` if the first part is the whole file. */
  isWhole: boolean
  /** Encodings in which the bytes are valid, if they are several. */
  encodings?: string[]
  /** Sheets of a workbook, with the number of sampled rows. */
  tables?: Tally['tables']
}

/** Returns the sentence that a file is valid in several encodings, among which only a person can decide. */
export const severalEncodings = (encodings: readonly string[]): string =>
  `its bytes are valid in ${encodings.join(' and in ')}: name one with --encoding`

/** Length of the parts behind the head, in bytes. */
const partBytes = 65_536
/** Bytes of a compressed file that are unpacked for its sample. Its end cannot be read without all of it. */
const unpackedBytes = 8 * maxRowBytes

/**
 * Reads the head of a file, and a part of its middle and of its end. The parts of a compressed file come from its first
 * 8 MiB. `encoding` is the name of an encoding that replaces the detected one.
 */
export async function readSample(file: DataFile, encoding?: string): Promise<Sample> {
  const { bytes, isWhole } = await readHead(file, file.compression === 'none' ? maxRowBytes + 1 : unpackedBytes)
  const head = bytes.subarray(0, maxRowBytes + 1)
  const foreign = foreignFormatOf(head, file.path)
  if (foreign !== undefined) throw validationError({ message: `The file ${file.path} cannot be read: ${foreign}` })
  const others = isWhole && bytes.length <= head.length ? [] : await readParts(file, bytes)
  const encodings = encoding === undefined ? cjkEncodings([head, ...others]) : []
  const whole = encodings.length === 1 ? { encoding: encodings[0]! } : {}
  const detected: TextForm = { ...detectForm([head, ...others]), ...whole }
  const { lineEnds } = detected
  const form = encoding === undefined ? detected : { ...named(encoding), ...lineEnds === undefined ? {} : { lineEnds } }
  const parts = await Promise.all([head, ...others].map(async (part, index) =>
    wholeLines((await Array.fromAsync(rewriteText(toStream(part), form))).map(one => one.toString('latin1')).join(''),
      { isFirst: index === 0, isLast: index === others.length && (others.length > 0 || isWhole) })))
  const mark = form.encoding === undefined && parts[0]!.startsWith('\xef\xbb\xbf') ? 3 : 0
  parts[0] = parts[0]!.slice(mark)
  return {
    form,
    parts,
    mark,
    isWhole: isWhole && others.length === 0,
    ...encodings.length > 1 ? { encodings } : {},
  }
}

function named(encoding: string): TextForm {
  try {
    return formOf(encoding)
  } catch (cause) {
    throw validationError({
      message: `--encoding: "${encoding}" is no encoding: name one such as utf-8, utf-16le, windows-1251 or gb18030`,
      cause,
    })
  }
}

async function* toStream(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function readHead(file: DataFile, maxBytes: number): Promise<{ bytes: Buffer, isWhole: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of packedContent(file)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) return { bytes: Buffer.concat(chunks), isWhole: false }
  }
  return { bytes: Buffer.concat(chunks), isWhole: true }
}

/** Returns parts of the middle and of the end. They begin at even offsets, as the characters of UTF-16 do. */
async function readParts(file: DataFile, unpacked: Buffer): Promise<Buffer[]> {
  const size = file.compression === 'none' ? file.size : unpacked.length
  const starts = [size / 2, size - partBytes].map(start => 2 * Math.floor(Math.max(0, start) / 2))
  return Promise.all(starts.map(start => file.compression === 'none'
    ? file.part(start, partBytes + 2)
    : Promise.resolve(unpacked.subarray(start, start + partBytes + 2))))
}

/** Drops the line that a part cuts off at its start or end. */
function wholeLines(text: string, { isFirst, isLast }: { isFirst: boolean, isLast: boolean }): string {
  const from = isFirst ? 0 : text.indexOf('\n') + 1
  const to = isLast ? text.length : text.lastIndexOf('\n') + 1
  return to > from ? text.slice(from, to) : isFirst ? text : ''
}
