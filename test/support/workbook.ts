import { elements, parseXml, type XmlElement } from './xml.ts'
import { unzip } from './unzip.ts'

/** A cell of a workbook: its text, its type, and whether a person who edits it gets a text again. */
export interface Cell {
  text: string
  type: string
  isText: boolean
}

/**
 * Reads the sheets of a workbook as ISO/IEC 29500-1 says, by their names. A row has its cells by their columns, such as
 * `A`.
 */
export function readWorkbook(bytes: Buffer): Map<string, Array<Map<string, Cell>>> {
  const files = unzip(bytes)
  const part = (name: string): XmlElement => {
    const text = files.get(name)
    if (text === undefined) throw new Error(`the workbook has no ${name}`)
    return parseXml(text.replace(/^<\?xml[^>]*\?>\n?/, '<?xml version="1.0" encoding="utf-8"?>\n'))
  }
  const targets = new Map(elements(part('xl/_rels/workbook.xml.rels'), 'Relationship')
    .map(({ attributes }) => [attributes['Id'], attributes['Target']]))
  const styles = part('xl/styles.xml')
  const codes = new Map<string | undefined, string | undefined>([['49', '@'], ...elements(styles, 'numFmt')
    .map(({ attributes }) => [attributes['numFmtId'], attributes['formatCode']] as const)])
  const formats = elements(elements(styles, 'cellXfs')[0]!, 'xf')
    .map(({ attributes }) => codes.get(attributes['numFmtId']))
  return new Map(elements(part('xl/workbook.xml'), 'sheet').map(({ attributes }) => {
    const sheet = part(`xl/${targets.get(attributes['r:id'])!}`)
    return [attributes['name']!, elements(sheet, 'row').map(row =>
      new Map(elements(row, 'c').map(cell => [cell.attributes['r']!.replace(/\d+$/, ''), cellOf(cell, formats)])))]
  }))
}

const cellOf = (cell: XmlElement, formats: ReadonlyArray<string | undefined>): Cell => ({
  text: elements(cell, 't').map(({ text }) => text).join('').replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))),
  type: cell.children.length === 0 ? 'empty' : cell.attributes['t'] ?? 'n',
  isText: formats[Number(cell.attributes['s'] ?? 0)] === '@',
})
