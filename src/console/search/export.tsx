import type { ExportSearchOptions, ExportSearchProfileOptions } from '../model/client.ts'
import { today } from '../ui/time.tsx'
import { saveFile } from '../ui/save.ts'
import { shortId } from '../ui/words.ts'

type Format = NonNullable<ExportSearchOptions['format']>

/** The formats, in the words of a person, with the ending and the type of the file. */
const formats: Record<Format, readonly [title: string, ending: string, type: string]> = {
  html: ['Report (HTML)', 'html', 'text/html'],
  md: ['Report (Markdown)', 'md', 'text/markdown'],
  csv: ['Table (CSV)', 'csv', 'text/csv'],
  xlsx: ['Table (Excel)', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  jsonl: ['Data (JSON Lines)', 'jsonl', 'application/jsonl'],
  stix: ['STIX 2.1', 'stix.json', 'application/json'],
  misp: ['MISP', 'misp.json', 'application/json'],
  graphml: ['Graph (GraphML)', 'graphml', 'application/xml'],
}

/** Formats by their readers. */
const groups: Readonly<Record<string, readonly Format[]>> = {
  'For people': ['html', 'md', 'csv', 'xlsx'],
  'For other programs': ['jsonl', 'stix', 'misp', 'graphml'],
}

/** Formats of what is no graph: a merged picture, the result of a direct tool. */
export type ReportFormat = NonNullable<ExportSearchProfileOptions['format']>
const reportFormats: ReadonlySet<Format> = new Set<ReportFormat>(['html', 'md', 'csv', 'xlsx', 'jsonl'])

interface ExportProps<Allowed extends Format> {
  id: string
  /** Type of the value, or what the person has named it. It is in the name of the file. */
  about: string
  /** Loads the export. Its errors are shown by the caller. */
  load(format: Allowed): Promise<string | Blob>
  /** Name of the menu. Default: `Export`. */
  label?: string
  run(action: () => Promise<unknown>): Promise<void>
}

/** Saves a search, several, or an investigation as a file. */
export const Export = (props: ExportProps<Format>) => <Menu {...props} isListed={() => true} />

/** Saves what has no graph as a file. */
export const ReportExport = (props: ExportProps<ReportFormat>) =>
  <Menu {...props} isListed={format => reportFormats.has(format)} />

interface MenuProps<Allowed extends Format> extends ExportProps<Allowed> {
  isListed(format: Format): boolean
}

const Menu = <Allowed extends Format>({ id, about, load, run, isListed, label = 'Export' }: MenuProps<Allowed>) => (
  <select aria-label={label} value="" onChange={({ currentTarget }) => {
    const format = currentTarget.value as Allowed
    const [, ending, type] = formats[format]
    currentTarget.value = ''
    void run(async () => saveFile(`${fileNameOf(about, id)}.${ending}`, type, await load(format)))
  }}>
    <option value="" disabled>{label} …</option>
    {Object.entries(groups).map(([label, names]) => (
      <optgroup label={label}>
        {names.filter(isListed).map(format => <option value={format}>{formats[format][0]}</option>)}
      </optgroup>
    ))}
  </select>
)

/**
 * Names a file by its subject and the day: `tracewell-e-mail-address-2026-11-25-2c7d10f4`. It has no searched value,
 * because names of files are seen by more people and programs than files are.
 */
const fileNameOf = (about: string, id: string): string => [
  'tracewell',
  about.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60),
  today(),
  shortId(id),
].join('-')
