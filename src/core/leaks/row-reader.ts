import { blocksReader } from '../../lib/rows/blocks.ts'
import { csvReader } from '../../lib/rows/csv.ts'
import type { Decoder } from '../../lib/rows/decoder.ts'
import { jsonLines } from '../../lib/rows/json-lines.ts'
import { labelledReader } from '../../lib/rows/labelled.ts'
import { numberedRows } from '../../lib/rows/numbered-rows.ts'
import type { RowReader } from '../../lib/rows/row.ts'
import { separatedReader } from '../../lib/rows/separated.ts'
import { decoderOf } from '../../lib/rows/text-form.ts'
import { urlUserSecret } from '../../lib/rows/url-user-secret.ts'
import { userSecret } from '../../lib/rows/user-secret.ts'
import { fieldOfLabel } from './labels.ts'
import type { Layout } from './layouts.ts'

/** Creates the reader of a layout. `decoder` counts the values that are not valid UTF-8. */
export function createRowReader(layout: Layout, decoder: Decoder = decoderOf(layout)): RowReader {
  switch (layout.format) {
    case 'csv': return csvReader(layout.columns, layout.dialect, decoder)
    case 'json-lines': return jsonLines(decoder)
    case 'user-secret': return userSecret(decoder)
    case 'url-user-secret': return urlUserSecret(layout, decoder)
    case 'separated': return separatedReader(layout, decoder)
    case 'labelled': return labelledReader(layout, decoder)
    case 'blocks': return blocksReader({ ...layout, fieldOf: fieldOfLabel }, decoder)
    case 'json':
    case 'sql':
    case 'xlsx': return numberedRows(decoder)
  }
}
