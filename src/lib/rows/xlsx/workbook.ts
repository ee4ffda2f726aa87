import { DamagedFile } from '../damaged-file.ts'
import type { ZipFile } from '../zip-directory.ts'
import { numberStyleOf, type NumberStyle } from './number-text.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows, type CellContext, type SheetRow } from './sheet-rows.ts'
import { readXml } from './xml-items.ts'

/** A workbook: an XLSX or XLSM file. */
export interface Workbook {
  /** Names of its sheets with cells, in their order, hidden ones included. */
  sheets: readonly string[]
  /** Reads the rows of a sheet, given by its place in `sheets`. Throws DamagedFile. */
  rows(place: number): AsyncGenerator<SheetRow[]>
}

interface WorkbookFiles {
  path: string
  files: readonly ZipFile[]
  /** Yields the decompressed content of a file of the archive. */
  open(file: ZipFile): AsyncIterable<Buffer>
}

/** Name of the main part, which every program that writes XLSX uses. */
const mainPart = 'xl/workbook.xml'

/** `true` for the files of a workbook. Binary workbooks (XLSB), text documents and presentations have other parts. */
export const isWorkbook = (files: readonly ZipFile[]): boolean => files.some(({ name }) => name === mainPart)

/**
 * Opens a workbook. Reads the names of its sheets; the shared strings and styles are read with the first sheet. Throws
 * DamagedFile. ECMA-376 part 1, 12.3: https://ecma-international.org/publications-and-standards/standards/ecma-376/
 */
export async function openWorkbook({ path, files, open }: WorkbookFiles): Promise<Workbook> {
  const byName = new Map(files.map(file => [file.name, file]))
  const sheets: Array<{ name: string, part: string }> = []
  let epoch: CellContext['epoch'] = 1900
  let context: Promise<CellContext> | undefined

  async function* content(part: string): AsyncGenerator<Buffer> {
    const file = byName.get(part)
    if (file !== undefined) yield* open(file)
  }

  const related = await inPart('xl/_rels/workbook.xml.rels', readRelations)
  await inPart(mainPart, chunks => readXml(chunks, {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) epoch = 1904
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const relation = related.find(one => one.id === id)
      if (relation?.type === 'worksheet') sheets.push({ name: attributes['name'] ?? '', part: relation.part })
    },
  }))

  /** Reads a part. Errors of its reader are faults of the file, and name the part. */
  async function inPart<Result>(
    part: string, read: (chunks: AsyncIterable<Buffer>) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await read(content(part))
    } catch (cause) {
      throw asDamage(part, cause)
    }
  }

  function asDamage(part: string, cause: unknown): unknown {
    const isKnown = cause instanceof DamagedFile || (cause as NodeJS.ErrnoException).syscall !== undefined
    return isKnown ? cause : new DamagedFile(`${path} cannot be read: ${part}, ${(cause as Error).message}`, { cause })
  }

  const partOf = (type: string, common: string) => related.find(one => one.type === type)?.part ?? common
  async function readContext(): Promise<CellContext> {
    return {
      strings: await inPart(partOf('sharedStrings', 'xl/sharedStrings.xml'), readSharedStrings),
      styles: await inPart(partOf('styles', 'xl/styles.xml'), readStyles),
      epoch,
    }
  }

  return {
    sheets: sheets.map(({ name }) => name),

    async* rows(place) {
      const { name, part } = sheets[place]!
      if (!byName.has(part)) {
        throw new DamagedFile(`${path} cannot be read: the content of the sheet "${name}" is missing`)
      }
      context ??= readContext()
      try {
        yield* sheetRows(content(part), await context)
      } catch (cause) {
        throw asDamage(part, cause)
      }
    },
  }
}

interface Relation {
  id: string
  /** Last part of the type: `worksheet`, `sharedStrings`. */
  type: string
  part: string
}

/** Reads to which parts a workbook refers. Targets are relative to `xl`, or begin with a slash. */
async function readRelations(chunks: AsyncIterable<Buffer>): Promise<Relation[]> {
  const relations: Relation[] = []
  await readXml(chunks, {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return
      const part = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part })
    },
  })
  return relations
}

/** Reads how the cells of each style display a number. */
async function readStyles(chunks: AsyncIterable<Buffer>): Promise<NumberStyle[]> {
  const codes = new Map<number, string>()
  const styles: NumberStyle[] = []
  let isOfCells = false
  await readXml(chunks, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) styles.push(numberStyleOf(id, codes.get(id)))
    },
    close(name) { if (name === 'cellXfs') isOfCells = false },
  })
  return styles
}
