import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { lookAtFile } from '../../../src/core/leaks/look.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { createLeakStage, type LeakStage } from '../../support/leaks.ts'

const folder = join(import.meta.dirname, 'files')

interface Expected {
  format: string
  /** Rows of the file, and how many of them hold a record. */
  rows: number
  stored: number
  /** Value of the file that a search of a type must find, with the number of records. */
  finds: ReadonlyArray<readonly [type: QueryType, value: string, records: number]>
  /** Words that the notes of the import contain. */
  notes?: RegExp
}

const amber = ['Email Address', 'amber.lane@mail0.example', 1] as const
const user = (name: string) => ['Pseudonym', name, 1] as const
const page = (host: string) => ['Domain Name', host, 1] as const
const ip = ['IP Address', '198.51.100.1', 1] as const
const file = (
  format: string, finds: Expected['finds'], { rows = 8, stored = rows, ...more }: Partial<Expected> = {},
): Expected => Object.assign({ format, finds, rows, stored }, more)

/** Real layouts with invented content: the columns that people give no names. */
const files: Readonly<Record<string, Expected>> = {
  '000webhost.txt': file('separated', [amber, ip]),
  'adobe.txt': file('separated', [amber]),
  'android-login-password.txt': file('url-user-secret', [amber]),
  'big5.csv': file('csv', [amber]),
  'comma.csv': file('csv', [amber, ip, user('amber0')]),
  'cp1251.csv': file('csv', [amber], { notes: /^8 rows .* read as windows-1251$/ }),
  'directory.ldif': file('blocks', [amber, user('amber0')]),
  'facebook.txt': file('separated', [amber], { stored: 3 }),
  'gbk.csv': file('csv', [amber]),
  'header.txt': file('csv', [amber, user('amber0')]),
  'host-login-password.txt': file('url-user-secret', [amber, page('shop0.example.org')]),
  'id-mail-password.txt': file('separated', [amber]),
  'list.json': file('json', [amber, user('amber0')]),
  'login-password-url.txt': file('url-user-secret', [amber, page('shop0.example.org')]),
  'mac-lines.csv': file('csv', [amber, user('amber0')]),
  'mail-last.txt': file('separated', [amber]),
  'mail-password.txt': file('user-secret', [amber]),
  'members.txt.gz': file('user-secret', [amber], { notes: /gzip data/ }),
  'members.xlsx': file('xlsx', [amber, user('amber0'), ip, page('shop0.example.org')], {
    rows: 11, notes: /^Rows by table: Members 8, Addresses 3$/,
  }),
  'mixed-lines.txt': file('user-secret', [amber]),
  'myspace.txt': file('separated', [amber, user('amber_0')]),
  'mysql.sql': file('sql', [amber, user('amber0'), user('elm4')]),
  'mysql-set.sql': file('sql', [amber, user('dahlia3'), ip], {
    rows: 6, notes: /^Rows by table: members 4, visits 2\nA statement fills the table old_members from another query/,
  }),
  'mysql-export.csv': file('csv', [amber]),
  'no-header.csv': file('csv', [amber]),
  'no-header.xlsx': file('xlsx', [amber]),
  'one-file.zip': file('user-secret', [amber]),
  'password-mail.txt': file('separated', [amber]),
  'postgres.sql': file('sql', [amber, user('amber0')]),
  'pwdump.txt': file('separated', [user('CORP\\amber0')]),
  'records.jsonl.txt': file('jsonl', [amber, user('amber0')]),
  'semicolon.csv': file('csv', [amber, ip]),
  'sep-line.csv': file('csv', [amber, user('amber0')]),
  'shift-jis.csv': file('csv', [amber]),
  'shadow.txt': file('separated', [user('amber0')]),
  'sqlite.sql': file('sql', [amber, user('amber0')]),
  'stealer-blocks.txt': file('blocks', [amber, page('shop0.example.org')], { rows: 9, stored: 8 }),
  'stealer-host-user.txt': file('blocks', [user('amber_0'), page('shop0.example.org')]),
  'stealer-tight.txt': file('blocks', [amber, page('shop0.example.org')]),
  'stray-latin.txt': file('user-secret', [amber], { notes: /^2 rows .* read as windows-1252$/ }),
  'stray-quote.csv': file('csv', [amber, user('cedar2')], { notes: /^1 row has a quote/ }),
  'twitter.txt': file('labelled', [amber, user('amberlane0')]),
  'url-login-password.txt': file('url-user-secret', [amber, page('shop0.example.org')]),
  'url-pipes.txt': file('url-user-secret', [amber, page('shop0.example.org')]),
  'url-port-login-password.txt': file('url-user-secret', [user('amber_0'), page('host0.example.com')]),
  'user-hash-password.txt': file('separated', [amber]),
  'user-mail-password.txt': file('separated', [amber, user('amber_0')]),
  'user-password.txt': file('user-secret', [user('amber_0')]),
  'utf16-bom.csv': file('csv', [amber]),
  'utf16be.txt': file('user-secret', [amber]),
  'wrapped.json': file('json', [amber, user('amber0')]),
}

/** Files that hold no value that a search finds, or no rows at all. */
const refused: Readonly<Record<string, RegExp>> = {
  'euc-kr.csv': /bytes are valid in gb18030 and in euc-jp and in euc-kr: name one with --encoding/,
  'hashcat.potfile': /map at least one column/,
  'two-files.zip': /several files: unpack it first/,
}

describe('a file in a layout that people use', () => {
  let stage: LeakStage
  before(async () => { stage = await createLeakStage() })
  after(() => stage[Symbol.asyncDispose]())

  it('is in the table of this test', async () => {
    expect([...Object.keys(files), ...Object.keys(refused)].sort()).to.deep.equal((await readdir(folder)).sort())
  })

  for (const [name, { format, rows, stored, finds, notes }] of Object.entries(files)) {
    it(`is imported without an option, and its values are found: ${name}`, async () => {
      const code = name.replaceAll(/[^a-z\d]/g, '-')
      const request = stage.request(join(folder, name), { code, rejects: join(stage.folder, `${code}.tsv`) })

      const looked = await lookAtFile(request)
      const imported = await stage.leaks.import(request)

      expect(looked).to.deep.include({ format, doubts: [] })
      expect(looked.rows + looked.rejected, 'sampled rows').to.equal(rows)
      expect(imported.records + imported.rejected, 'rows').to.equal(rows)
      expect(imported.records, 'stored').to.equal(stored)
      for (const [type, value, records] of finds) {
        expect(await stage.find(type, value, code), `${type} ${value}`).to.have.length(records)
      }
      expect(imported.notes?.join('\n') ?? '').to.match(notes ?? /^$/)
    })
  }

  for (const [name, message] of Object.entries(refused)) {
    it(`is refused: ${name}`, async () => {
      const refusal = stage.leaks.import(stage.request(join(folder, name), { code: 'refused' }))

      expect(await refusal.catch((error: unknown) => error)).to.include({ code: 'VALIDATION_ERROR' })
        .with.property('message').that.matches(message)
    })
  }
})
