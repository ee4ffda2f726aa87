import { expect } from 'chai'
import fc from 'fast-check'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { listSources } from '../../../src/sources/lists/index.ts'
import { listModule } from '../../../src/sources/lists/list-module.ts'
import {
  noteLabels,
  sampleFile,
  urlLabel,
  type ListFormat,
  type ListSubject,
} from '../../../src/sources/kit/list-source.ts'
import { matchesOf } from '../../../src/sources/kit/entry-key.ts'
import { openPackedList } from '../../../src/sources/kit/packed-list.ts'
import { publishedAt } from '../../../src/sources/lists/published-at.ts'
import { readInThread } from '../../../src/sources/lists/read-in-thread.ts'
import { packList } from '../../../src/sources/lists/read-list.ts'
import { readRecordings, recordedNames } from '../../../src/upstreams/recordings.ts'

const lines: ListFormat = { as: 'lines' }
const formats: readonly ListFormat[] = [
  lines,
  { as: 'hosts' },
  {
    as: 'table',
    delimiter: ',',
    value: 0,
    bits: 1,
    notes: [['Note', 2]],
    only: { at: 3, values: ['a'] },
  },
  { as: 'json', items: 'a[].b.*[]', value: ['', 'c'], notes: [['Note', '*']] },
  { as: 'ndjson', items: '', value: ['cidr'] },
]

function notesIn(format: ListFormat, file: string, key: string, subject: ListSubject = 'Domain Name'): string[][] {
  return openPackedList(packList({ format, subject }, Buffer.from(file)).packed)!.find(key)
}

const failure = (work: () => unknown): string => {
  try {
    work()
    return 'none'
  } catch (thrown) {
    return thrown instanceof SourceFailure ? thrown.code : String(thrown)
  }
}

describe('packList', () => {
  it('reads one entry a line, without comments', () => {
    const file = '\ufeff# title\r\n! note\r\n\r\na.example # why\r\nb.example\r\nhttps://c.example/path'

    for (const name of ['a.example', 'b.example', 'c.example']) expect(notesIn(lines, file, name), name).to.eql([[]])
  })

  it('reads a file of hosts', () => {
    const file = '127.0.0.1 localhost\n0.0.0.0 0.0.0.0\n::1 localhost\n0.0.0.0 ads.example # why\n'

    expect(packList({ format: { as: 'hosts' }, subject: 'Domain Name' }, Buffer.from(file)).entries).to.equal(1)
    expect(notesIn({ as: 'hosts' }, file, 'ads.example')).to.eql([[]])
  })

  it('reads a table with quotes, titles, comments, notes and a condition', () => {
    const format: ListFormat = {
      as: 'table',
      delimiter: ',',
      value: 1,
      notes: [['Why', 2]],
      only: { at: 0, values: ['domain'] },
    }
    const file = '# made today\n"domain","a.example","one, two"\n"ip","192.0.2.1","three"\n'

    expect(notesIn(format, file, 'a.example')).to.eql([['one, two']])
    expect(packList({ format, subject: 'Domain Name' }, Buffer.from(file)).entries).to.equal(1)
  })

  it('finds the columns of a table by their titles, in the first row or in a comment', () => {
    const titled: ListFormat = {
      as: 'table',
      delimiter: ',',
      value: 'name',
      notes: [['Why', 'why']],
      only: { at: 'kind', values: ['domain'] },
    }
    const row = 'x,domain,"one, two",a.example\nx,ip,z,b.example\n'

    for (const head of [
      'id,kind,why,name\n',
      '\ufeff# made today\n\n"id", "kind","why", "name"\r\n',
      '#id,kind,why,name\n',
    ]) {
      expect(notesIn(titled, head + row, 'a.example'), head).to.eql([['one, two']])
      expect(packList({ format: titled, subject: 'Domain Name' }, Buffer.from(head + row))).to.include({ unread: 0 })
    }
    for (const head of [
      '',
      'id,kind,name\n',
      '# id,kind,reason,name\n',
      'x,domain,y,c.example\nid,kind,why,name\n',
    ]) {
      expect(failure(() => notesIn(titled, head + row, 'a.example')), head).to.equal('UPSTREAM_CHANGED')
    }
  })

  it('reads cells without quotes between long delimiters, and leaves out what stands for nothing', () => {
    const format: ListFormat = {
      as: 'table',
      delimiter: '  |  ',
      quotes: false,
      value: 'name',
      notes: [['Owner', 'owner'], ['Seen', 'seen']],
      nothing: 'NA',
    }
    const file = '# owner  |  name  |  seen\nA | "B"     |  a.example   |  1\n"C  |  b.example  |  2\n'
      + 'NA  |  c.example  |  3'

    expect(notesIn(format, file, 'a.example')).to.eql([['A | "B"', '1']])
    expect(notesIn(format, file, 'b.example')).to.eql([['"C', '2']])
    expect(notesIn(format, file, 'c.example')).to.eql([['', '3']])
  })

  it('leaves out ranges of special purposes, and counts them', () => {
    const read = (entries: string[]) =>
      packList({ format: lines, subject: 'IP Address' }, Buffer.from(entries.join('\n')))
    const special = [
      '10.0.0.0/8', '10.1.2.3', '192.168.0.1', '100.64.0.0/10', '127.0.0.1', '169.254.0.0/16', '0.0.0.0',
      '224.0.0.0/3', '192.0.0.0/24', '255.255.255.255', '198.18.0.0/15', '::1', '::', '::ffff:10.0.0.1',
      '64:ff9b::/96', 'fc00::/7', 'fe80::1', 'ff00::/8', '2001::/32', '2002::/16', '4000::/8',
    ]
    const kept = [
      '8.8.8.8', '192.0.0.0/8', '2001:4860::/32', '2001::/16', '192.0.2.0/24', '2001:db8::/32', '11.0.0.0/8',
    ]
    const entries = kept.length

    expect(read([...special, ...kept])).to.include({ entries, leftOut: special.length, unread: 0 })
    expect(read(['0.0.0.0/0', '::/0', ...kept])).to.include({ entries, leftOut: 0, unread: 2 })
  })

  it('reads every wallet of a cell, and counts apart what a list has besides wallets', () => {
    const [tron, evm] = ['TA4Wt1DUCqz6YegbnsmqsWC5uUfbdBqPxm', '0x52908400098527886E0F7030069857D2E4169EE7']
    const format: ListFormat = { as: 'json', items: '[]', value: [''] }
    const read = (...cells: string[]) => packList(
      { format, subject: 'Cryptocurrency', others: [{ kind: 'account', pattern: '\\d{5,20}' }] },
      Buffer.from(JSON.stringify([tron, ...cells])),
    )

    const cells = [
      `${evm}, ${tron}`, `${evm} (Address tag 1) *`, `\u200b${evm}`, evm.replace('E', 'Е'), `${evm};`,
    ]
    for (const cell of cells) {
      const { packed, unread, leftOut } = read(cell)
      expect([openPackedList(packed)!.find(evm).length, unread, leftOut], cell).to.eql([1, 0, 0])
    }
    expect(read('204123450')).to.include({ entries: 1, unread: 0, leftOut: 1 })
    expect(read(evm, 'a wallet of theirs', `${tron.slice(0, -1)}n`, `${evm} 1`)).to.include({ unread: 3, leftOut: 0 })
  })

  it('reads nested JSON with notes of the objects around an entry', () => {
    const format: ListFormat = {
      as: 'json', items: 'values[].data.prefixes[]', value: [''], notes: [['Region', 'data.region'], ['Name', 'name']],
    }
    const file = JSON.stringify({ values: [{ name: 'x', data: { region: 'r', prefixes: ['192.0.2.0/24'] } }] })

    expect(notesIn(format, file, '\x04\x18\xc0\x00\x02\x00', 'IP Address')).to.eql([['r', 'x']])
  })

  it('reads members of an object with their names, and NDJSON', () => {
    const members: ListFormat = { as: 'json', items: '*[]', value: [''], notes: [['Use', '*']] }

    expect(notesIn(members, '{"web":["a.example"],"other":true}', 'a.example')).to.eql([['web']])
    expect(notesIn({ as: 'ndjson', items: '', value: ['d'] }, '{"d":"a.example"}\n{"type":"metadata"}\n', 'a.example'))
      .to.eql([[]])
  })

  it('reads quotes after spaces, so that a URL with a comma stays whole', () => {
    const format: ListFormat = { as: 'table', delimiter: ',', value: 1, notes: [['Why', 2]] }
    const file = '"1", "https://a.example/?x=1,2" , "b ""c"", d"\n2, b.example, plain " text\n'

    expect(notesIn(format, file, 'a.example')).to.eql([['b "c", d']])
    expect(notesIn(format, file, 'b.example')).to.eql([['plain " text']])
  })

  it('counts the entries that cannot be read, but not the titles of a table and rows of another kind', () => {
    const read = (format: ListFormat, file: string, subject: ListSubject = 'IP Address') => {
      const { entries, unread } = packList({ format, subject }, Buffer.from(file))
      return [entries, unread]
    }
    const plain: ListFormat = { as: 'table', delimiter: ',', value: 0 }
    const table: ListFormat = { as: 'table', delimiter: ',', value: 1, only: { at: 0, values: ['ip'] } }

    expect(read(lines, '192.0.2.1\n192.0.2.300\na.example\n# 1\n\n192.0.2.2\n')).to.eql([2, 2])
    expect(read(plain, 'address\n192.0.2.1\naddress\n\n192.0.2.2\n')).to.eql([2, 1])
    expect(read(table, 'ip,192.0.2.1\nip\nurl,?\nip,\nip,192.0.2.2\n"ip,192.0.2.3\n')).to.eql([2, 2])
    const json: ListFormat = { as: 'json', items: '[]', value: ['a', 'b'] }
    const items = '[{"a":"192.0.2.1"},{"a":1},{"b":null},{"c":1},{"b":["192.0.2.2","192.0.2.3"]}]'
    expect(read(json, items)).to.eql([3, 3])
    expect(read({ ...json, mayLackValue: true }, items)).to.eql([3, 1])
  })

  it('keeps the URL of a line, and leaves out the entries of a set', () => {
    const sets: ListFormat = { as: 'json', items: '*[]', value: [''], except: { at: '*', values: ['rented'] } }

    expect(notesIn({ as: 'lines', keepsUrls: true }, 'https://a.example/b # c\na.example\n', 'a.example'))
      .to.have.deep.members([[], ['https://a.example/b']])
    expect(notesIn(sets, '{"own":["a.example"],"rented":["b.example"]}', 'b.example')).to.eql([])
  })

  it('refuses an empty file, a page, and a file of which most is not readable', () => {
    for (const file of ['', '# nothing\n', '<!doctype html><title>Hello</title>\n', '{"notice":"moved"}']) {
      for (const format of formats) {
        const code = failure(() => packList({ format, subject: 'IP Address' }, Buffer.from(file)))

        expect(code).to.equal('UPSTREAM_CHANGED')
      }
    }
    expect(failure(() => packList({ format: lines, subject: 'IP Address' }, Buffer.from('192.0.2.1\n<p>\n<p>\n'))))
      .to.equal('UPSTREAM_CHANGED')
  })

  it('reads any bytes, or fails with a SourceFailure', () => {
    const subjects = fc.constantFrom<ListSubject>('IP Address', 'Domain Name', 'Cryptocurrency', 'Email Address')
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map(array => Buffer.from(array)),
      fc.string({ unit: fc.constantFrom(...'",\n\r./:a1#{[]'), maxLength: 80 })
        .map(text => Buffer.from(text)),
      fc.json().map(text => Buffer.from(text)),
    )
    fc.assert(fc.property(fc.constantFrom(...formats), subjects, bytes, (format, subject, file) => {
      expect(failure(() => packList({ format, subject }, file))).to.be.oneOf(['none', 'UPSTREAM_CHANGED'])
    }), { numRuns: 500 })
  })
})

describe('readInThread', () => {
  it('reads a large file, and reports its failure', async () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `n${at}.example`).join('\n')

    const { packed, entries } = await readInThread({ format: lines, subject: 'Domain Name' }, Buffer.from(names))
    const refused = readInThread({ format: lines, subject: 'IP Address' }, Buffer.from(names))

    expect(entries).to.equal(10_000)
    expect(openPackedList(packed)!.find('n9999.example')).to.eql([[]])
    expect(await refused.catch((thrown: unknown) => thrown)).to.have.property('code', 'UPSTREAM_CHANGED')
  })
})

describe('publishedAt', () => {
  for (const [as, head, expected] of [
    ['lines', '#\n# Source File Date: Sat Aug 22 10:02:11 UTC 2026\n# This File Date  : Sun', '2026-08-22T10:02:11'],
    ['lines', '# Last update: Sat, 22 Aug 2026 03:00:29 +0200\n192.0.2.1', '2026-08-22T01:00:29'],
    ['hosts', '# Title: x\n# Date: 20 August 2026 10:28:29 (UTC)\n', '2026-08-20T10:28:29'],
    ['table', '# Last updated: 2026-11-20 10:11:12 (UTC)\n"1","2"', '2026-11-20T10:11:12'],
    ['lines', '! Last modified: 20 Nov 2026 10:11 UTC\n', '2026-11-20T10:11:00'],
    ['json', '{"syncToken":"1","createDate":"2026-11-20-10-11-12","prefixes":[', '2026-11-20T10:11:12'],
    ['json', '{"creationTime":"2026-11-20T10:11:12.123456","prefixes":[', '2026-11-20T00:00:00.000Z'],
    ['ndjson', '{"cidr":"192.0.2.0/24"}\n{"type":"metadata","timestamp":1795000000}\n', '2026-11-18T'],
    ['table', '# Last updated: 2026-11-20 06:45:19 UTC                        #\n#\n', '2026-11-20T06:45:19'],
    ['lines', '# Updated: 10/11/2026 10:00\n', undefined],
    ['json', '[{"creationTime":"2026-11-20T10:11:12Z"}', undefined],
    ['lines', '# Update frequency: every day\n# Expires: 2026-11-20\n', undefined],
    ['lines', '192.0.2.1\n# See the date: 20 rows\n', undefined],
  ] as const) {
    it(`reads ${expected} in ${head.slice(0, 60)}`, () => {
      expect(publishedAt({ as }, head)?.slice(0, expected?.length)).to.equal(expected)
    })
  }
})

describe('Rows of lists', () => {
  it('must be whole if they are lists of sanctions', () => {
    const sanctions = listSources.filter(({ tags }) => tags?.includes('sanctions'))

    expect(sanctions).to.have.length.above(10)
    expect(sanctions.filter(({ mustBeWhole }) => !mustBeWhole).map(({ slug }) => slug)).to.eql([])
  })

  it('name notes of theirs in meanings by a note', () => {
    const unknown = listSources.filter(list => list.meaningsBy && !noteLabels(list).includes(list.meaningsBy.note))

    expect(unknown.map(({ slug }) => slug)).to.eql([])
  })

  it('say that a URL was posted, and show it, if their publisher posts URLs', () => {
    const ofUrls = listSources.filter(({ subject, sample }) =>
      subject !== 'Cryptocurrency' && /:\/\/\{value\}/.test(sample.entry))

    expect(ofUrls).to.have.length.above(6)
    const silent = ofUrls.filter(list =>
      !noteLabels(list).includes(urlLabel) || !/URL|panel/.test(list.urlMeaning ?? list.meaning))
    expect(silent.map(({ slug }) => slug)).to.eql([])
  })

  /** Order of the columns by a standard. Titles in the comments of such a file are any words. */
  const byStandard: Readonly<Record<string, string>> = {
    'apple-private-relay': 'RFC 8805',
    'digitalocean-ranges': 'RFC 8805',
    'linode-ranges': 'RFC 8805',
    'vultr-ranges': 'RFC 8805',
  }

  for (const list of listSources) {
    const { format, subject, slug, recorded } = list
    if (format.as === 'table' && typeof format.value === 'number' && !(slug in byStandard)) {
      it(`${slug} numbers its columns, because its file has no titles`, () => {
        const name = recorded?.as ?? slug
        const files = [
          sampleFile(list, ['192.0.2.7']),
          ...recordedNames().includes(name) ? readRecordings(name).map(({ exchanges }) =>
            exchanges[0]!.response.body as string) : [],
        ]
        const cellsOf = (line: string) => line.replace(/^[#;\s]+/, '').split(format.delimiter)
        for (const file of files) {
          const [data = '', ...more] = file.split('\n').filter(line => /^[^#;]/.test(line)).toReversed()
          const before = [...more, ...file.split('\n').filter(line => /^[#;]/.test(line))]
          const titles = before.filter(line => cellsOf(line).length === cellsOf(data).length
            && cellsOf(line).every(cell => /^ ?"?[A-Za-z][\w ()]*"?$/.test(cell)))

          expect(titles).to.eql([])
        }
      })
    }

    if (subject === 'IP Address') {
      it(`${slug} has no entry for private addresses`, () => {
        const isV6 = list.version === 6
        const values = isV6 ? ['2001:db8::7', 'fd00::1', 'fe80::1'] : ['192.0.2.7', '10.1.2.3', '192.168.1.1']
        const { packed, leftOut } = packList(list, Buffer.from(sampleFile(list, values)))

        expect(leftOut).to.be.at.least(2)
        expect(matchesOf(list, openPackedList(packed)!, values[0]!)).to.not.be.empty
        for (const value of values.slice(1)) expect(matchesOf(list, openPackedList(packed)!, value)).to.eql([])
      })
    }

    it(`${list.slug} can be read in a thread, and does not contain its counterexample`, () => {
      const [absent = ''] = listModule(list).examples.notFound

      expect(structuredClone(list.format)).to.eql(list.format)
      expect(new URL(list.url).protocol).to.be.oneOf(['https:', 'http:'])
      expect(list.everyHours).to.be.within(1, 24 * 30)
      expect(list.meaning).to.match(/^[A-Z].*[^.]$/)
      expect(sampleFile(list, ['x'])).to.not.include(absent)
    })
  }
})
