import { xmlEscaped } from './xml-escaped.ts'
import { zip } from './zip.ts'

interface XlsxContent {
  /** Name and XML of the rows of each sheet. */
  sheets: ReadonlyArray<readonly [name: string, rows: string]>
  strings?: readonly string[]
  /** Format codes of the styles 1, 2 … */
  formats?: readonly string[]
  date1904?: boolean
}

/** Returns a workbook with the parts that a reader needs. */
export function xlsx({ sheets, strings = [], formats = [], date1904 = false }: XlsxContent): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  return zip([
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'xl/workbook.xml', text: `<workbook xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${
      sheets.map(([name], at) => `<sheet name="${xmlEscaped(name)}" sheetId="${at + 1}" r:id="s${at}"/>`).join('')
    }</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${[
      ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation('t', 'sharedStrings', 'sharedStrings.xml'),
      relation('y', 'styles', '/xl/styles.xml'),
    ].join('')}</Relationships>` },
    ...sheets.map(([, rows], at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      text: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
    { name: 'xl/sharedStrings.xml', text: `<sst>${strings.map(one => `<si>${one}</si>`).join('')}</sst>` },
    { name: 'xl/styles.xml', text: `<styleSheet><numFmts>${
      formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlEscaped(code)}"/>`).join('')
    }</numFmts><cellXfs><xf numFmtId="0"/>${
      formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')
    }</cellXfs></styleSheet>` },
  ], 8)
}
