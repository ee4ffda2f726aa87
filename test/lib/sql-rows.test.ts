import { expect } from 'chai'
import fc from 'fast-check'
import { createRowTally, type Tally } from '../../src/lib/rows/row-tally.ts'
import { readSql, type SqlLayout } from '../../src/lib/rows/sql-rows.ts'

async function* inChunks(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

/** Reads a dump in chunks of this length. */
async function read(sql: string, layout: Partial<SqlLayout> = {}, length = 65_536) {
  const tally = createRowTally()
  const rows = (await Array.fromAsync(readSql(inChunks(sql, length), { hasEscapes: true, ...layout }, tally))).flat()
  const shown = rows.map(row => 'json' in row ? JSON.parse(row.json) as unknown : row.fault)
  return { rows: shown, lines: rows.map(({ line }) => line), ...tally.all() }
}
const namesOf = ({ tables }: Tally) => tables.map(({ name, rows, isRead }) => `${name} ${rows} ${isRead}`)

describe('the rows of an SQL dump', () => {
  const insert = 'INSERT INTO a VALUES'

  it('goes on behind a tuple that is longer than 1 MiB, in the same statement', async () => {
    for (const length of [65_536, 3_000_000]) {
      const { rows } = await read(`${insert} (1),(2,'${'y(\\\'"'.repeat(300_000)}'),(3);\n${insert} (4);\n`, {}, length)

      expect(rows).to.deep.equal([{ column_1: '1' }, 'it is longer than 1 MiB', { column_1: '3' }, { column_1: '4' }])
    }
  })

  it('goes on at the next INSERT behind a tuple whose quote has no pair', async () => {
    const { rows } = await read(`${insert} (1),(2,'${'y'.repeat(1_100_000)}),(3);\n${insert} (4);\n`)

    expect(rows).to.deep.equal([{ column_1: '1' }, 'it is longer than 1 MiB', { column_1: '4' }])
  })

  it('rejects a line of COPY that is longer than 1 MiB as one row', async () => {
    const { rows } = await read(`COPY a (b) FROM stdin;\n${'x\t'.repeat(900_000)}\n2\n\\.\n`)

    expect(rows).to.deep.equal(['it is longer than 1 MiB', { b: '2' }])
  })

  it('reads INSERT … SET, REPLACE, INSERT IGNORE and VALUES ROW', async () => {
    const { rows } = await read([
      'INSERT INTO `my users` SET `mail` = \'a;b@c\', age=NULL, note = CONCAT(\'x\', \'y\'),',
      ' t.n=5 ON DUPLICATE KEY UPDATE n=1, m=2;',
      'REPLACE INTO a(id)VALUES(1) ON DUPLICATE KEY UPDATE id=VALUES(id);INSERT IGNORE INTO a (id) VALUES (2);',
      'INSERT LOW_PRIORITY IGNORE INTO s.a PARTITION (p) (id) VALUES ROW(3), ROW(4);',
      'INSERT OR REPLACE INTO "a b"."c d" ("id") VALUES (5);',
    ].join('\n'))

    expect(rows).to.deep.equal([
      { mail: 'a;b@c', note: 'CONCAT(\'x\', \'y\')', n: '5' }, ...['1', '2', '3', '4', '5'].map(id => ({ id })),
    ])
  })

  const literals: ReadonlyArray<readonly [literal: string, value: string | undefined]> = [
    ['_utf8mb4\'sam@corp.example\'', 'sam@corp.example'],
    ['_binary \'sam\'', 'sam'],
    ['N\'sam\'', 'sam'],
    ['\'sam\' \'@corp.example\'', 'sam@corp.example'],
    ['\'sam\' || E\'@corp.example\'', 'sam@corp.example'],
    ['\'sam\' COLLATE "C"', 'sam'],
    ['X\'73616D40636F72702E6578616D706C65\'', 'sam@corp.example'],
    ['x\'c3a9\'', '\xc3\xa9'],
    ['_utf8mb4 X\'73616d\'', 'sam'],
    ['_binary 0x73616d', 'sam'],
    ['0x73616D', 'sam'],
    ['X\'\'', undefined],
    // no text: bytes of a hash, of an IP address, a flag, half a byte
    ['0xFF73616D', '0xFF73616D'],
    ['X\'c0000201\'', '0xc0000201'],
    ['0x01', '0x01'],
    ['0x736', '0x736'],
    ['\'0x73616d\'', '0x73616d'],
    ['12345678901234567890', '12345678901234567890'],
    ['-0.12345678901234567890', '-0.12345678901234567890'],
  ]
  for (const [literal, value] of literals) {
    it(`has the value of ${literal}`, async () => {
      const expected = value === undefined ? { b: 'x' } : { a: value, b: 'x' }

      expect((await read(`INSERT INTO t (a, b) VALUES (${literal},'x');\n`)).rows).to.deep.equal([expected])
      expect((await read(`INSERT INTO t SET a=${literal}, b='x';\n`)).rows).to.deep.equal([expected])
    })
  }

  it('takes the columns from CREATE TABLE, whichever lines they share', async () => {
    for (const create of [
      'CREATE TABLE u (id int, `mail` varchar(9) DEFAULT \')\', pass text, PRIMARY KEY (id, mail));\nUNLOCK TABLES;',
      'CREATE TABLE IF NOT EXISTS "s"."u"\n(\n  id int, -- a, (b\n  mail text,\n  pass text);',
      'CREATE TABLE u(id,mail,pass)\n;',
      'CREATE TABLE `u` (\n  `id` int,\n  `mail` text COMMENT \'it\'\'s, (x\',\n  `pass` text,\n'
        + '  KEY `m` (`mail`)\n) ENGINE=x;',
    ]) {
      expect((await read(`${create}\nINSERT INTO u VALUES (1,'a','b');\n`)).rows, create)
        .to.deep.equal([{ id: '1', mail: 'a', pass: 'b' }])
    }
  })

  it('reports each table, and reads only the one that is named', async () => {
    const dump = 'INSERT INTO s.a VALUES (1),(2);\nINSERT INTO b VALUES (3);\nCOPY c (x) FROM stdin;\n4\n\\.\n'

    expect(namesOf(await read(dump))).to.deep.equal(['a 2 true', 'b 1 true', 'c 1 true'])
    for (const table of ['B', 's.a', 'c']) {
      const one = await read(dump, { table })
      expect(namesOf(one).filter(name => name.endsWith('true'))).to.have.length(1)
      expect(one.rows).to.have.length(table === 's.a' ? 2 : 1)
    }
    expect((await read(dump, { table: 'd' })).rows).to.deep.equal([])
  })

  it('reports statements whose rows are elsewhere', async () => {
    const { rows, passed } = await read('INSERT INTO a SELECT * FROM b;\nREPLACE INTO a (x) (SELECT 1);\n'
      + 'INSERT INTO c DEFAULT VALUES;\nCOPY d FROM stdin WITH (FORMAT csv);\n1,2\n\\.\nINSERT INTO e VALUES (1);')

    expect(rows).to.deep.equal([{ column_1: '1' }])
    expect(passed).to.deep.equal([
      { what: 'A statement fills the table a from another query', count: 2 },
      { what: 'A statement fills the table c from another query', count: 1 },
      { what: 'The COPY of the table d has another format (csv)', count: 1 },
    ])
  })

  it('has the rows and the lines of the whole text, in chunks of any length', async () => {
    const part = fc.constantFrom(
      'INSERT INTO a VALUES (1,\'x\'),(2,\'it\\\'s\');\n', 'INSERT INTO b SET c=1, d=\'e\';\n',
      'CREATE TABLE a (id int,\n x text);\n', 'INSERT INTO a VALUES (1) ON DUPLICATE KEY UPDATE x=\'y;\', z=VALUES(z);',
      'INSERT INTO a SELECT 1;\n', 'COPY c (x) FROM stdin;\n1\n\\.\n', '-- it\'s\n', '(', ')', '\'', ';', '\n',
      'ROW', 'SET ',
    )
    await fc.assert(fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.integer({ min: 1, max: 50 }),
      async (parts, length) => {
        expect(await read(parts.join(''), {}, length)).to.deep.equal(await read(parts.join('')))
      }), { numRuns: 300 })
  })
})
