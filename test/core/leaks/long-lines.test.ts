import { expect } from 'chai'
import { isValue, profileOf } from '../../../src/core/leaks/column-kinds.ts'
import { detectLayout, separatedLayout } from '../../../src/core/leaks/detect.ts'
import { doubtsOf } from '../../../src/core/leaks/doubts.ts'
import { createIndexedValues } from '../../../src/core/leaks/indexed-values.ts'
import { knownLayoutOf } from '../../../src/core/leaks/known-layouts.ts'
import type { Layout } from '../../../src/core/leaks/layouts.ts'
import { createRowReader } from '../../../src/core/leaks/row-reader.ts'
import { readInsert } from '../../../src/lib/rows/sql-heads.ts'
import { createTables } from '../../../src/lib/rows/sql-tables.ts'
import { maskText, maskWithin } from '../../../src/sources/leaks/mask.ts'
import { firstSlowLength } from '../../support/linear.ts'

const nothing = { record: () => undefined, reject: () => undefined }
const layouts: readonly Layout[] = [
  { format: 'csv', columns: ['a', 'b'], dialect: { delimiter: ',', quotes: true } }, { format: 'json-lines' },
  { format: 'user-secret' }, { format: 'url-user-secret' }, { format: 'url-user-secret', isLast: true },
  { format: 'separated', columns: ['a', 'b'], delimiter: ':' },
  { format: 'labelled', labels: { a: 'email' }, delimiter: ' - ' }, { format: 'blocks' },
]
const indexedValues = createIndexedValues({})

/** Functions that read a line of a file, or a cell of it, when the file is looked at and imported. */
const readers: Readonly<Record<string, (line: string) => unknown>> = {
  maskWithin,
  maskText: line => maskText(line, ['secret']),
  knownLayoutOf: line => knownLayoutOf([line]),
  detectLayout: line => detectLayout([line, line]),
  separatedLayout: line => separatedLayout([line], undefined, 3),
  isValue,
  profileOf: line => profileOf([line]),
  doubtsOf: line => doubtsOf({
    records: Array<{ password: string }>(5).fill({ password: line }),
    rejected: 0,
    columns: [{ name: 'password', rows: 5, types: {} }],
    mapping: {},
  }),
  indexedValues: line => ['email', 'url', 'ip', 'wallet', 'username', 'note']
    .map(name => indexedValues({ [name]: line })),
  readInsert: line => readInsert(`INSERT INTO ${line}`.slice(0, 65_536)),
  createTables: line => createTables().read(`CREATE TABLE a (${line}`),
  ...Object.fromEntries(layouts.map((layout, at) =>
    [`${layout.format} ${at}`, (line: string) => createRowReader(layout).read(line, nothing)])),
}
const parts = [' ', '= ', '/', ':https://a', '"']
const heads = ['', 'URL: https://corp.example/:sam@corp.example:']

describe('a long line of a file', () => {
  for (const [name, read] of Object.entries(readers)) {
    it(`takes linear time, whatever repeats in it: ${name}`, () => {
      const slow = heads.flatMap(head => parts.filter(pump => firstSlowLength(read, { head, pump }) !== undefined)
        .map(pump => head + pump))

      expect(slow).to.deep.equal([])
    })
  }
})
