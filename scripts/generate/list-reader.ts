import { createHash } from 'node:crypto'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { ListFormat, ListLayout, ListSubject } from '../../src/sources/kit/list-source.ts'
import { packList } from '../../src/sources/lists/read-list.ts'

/** Texts that a list may have in the place of an entry, in all spellings that the reader tells apart. */
const texts: Readonly<Record<ListSubject, readonly string[]>> = {
  'IP Address': [
    '192.0.2.7', '203.0.113.0/24', '203.0.113.9/24', '198.51.100.9:8080', '[2001:db8::7]:443', '2001:DB8::/32',
    '8.8.8.8', '8.0.0.0/9', '10.1.2.3', '224.0.0.0/3', '0.0.0.0/0', 'fe80::1%eth0', 'http://9.9.9.9/a?b',
    'http://name.example/',
    'name.example', '1.2.3.4.5', '1.1.1[.]1',
  ],
  'Domain Name': [
    'bad.example', 'BAD.Example.', '.below.example', '*.wild.example', 'bücher.example', 'xn--bcher-kva.example',
    'com', 'a_b.example', 'https://user:1@host.example:8443/x#y', 'http://192.0.2.7/x',
    '192.0.2.7', '||rule.example^', 'one',
    'two words.example', 'worse[.]example',
  ],
  'Email Address': ['mail.example', 'Mail.Example', '*.mail.example', 'someone@mail.example', '192.0.2.7', 'com'],
  'Cryptocurrency': [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x52908400098527886e0f7030069857d2e4169ee7', 'TA4Wt1DUCqz6YegbnsmqsWC5uUfbdBqPxm (USDT)', 'account1234',
    '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h, 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', '0x0',
  ],
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Formats with the file that they give for the texts. */
const formats: ReadonlyArray<readonly [ListFormat, (all: readonly string[]) => string]> = [
  [{ as: 'lines' }, all => `# Last updated: 2026-11-20 10:11:12 (UTC)\n! a\n// b\n${all.join('\n')}\n; c`],
  [{ as: 'lines', keepsUrls: true }, all => all.map(text => `${text} ; why`).join('\n')],
  [
    { as: 'lines', remarks: [['First', 0], ['Second', 1]] },
    all => all.map(text => `${text} # one, two\tthree`).join('\n'),
  ],
  [{ as: 'hosts' }, all => all.map(text => `0.0.0.0 ${text} localhost other.example # why`).join('\n')],
  [
    {
      as: 'table',
      delimiter: ',',
      value: 1,
      notes: [['Day', 0], ['What', 2]],
      nothing: 'NA',
      dates: 'day first',
    },
    all => all.map((text, at) => `2-11-2026, ${quoted(text)}, ${at % 2 ? 'NA' : '"a ""b"", c"'}`).join('\r\n'),
  ],
  [
    {
      as: 'table',
      delimiter: '|',
      quotes: false,
      value: 'value',
      notes: [['URL', 'value']],
      only: { at: 'kind', values: ['a'] },
    },
    all => `# kind | value\n${all.map((text, at) => `${at % 5 ? 'a' : 'b'} | ${text}`).join('\n')}\nshort`,
  ],
  [{ as: 'table', delimiter: '\t', value: 0, bits: 1 }, all => all.map(text => `${text}\t24`).join('\n')],
  [{ as: 'json', items: '[]', value: [''] }, all => JSON.stringify([...all, 7, null, {}])],
  [
    {
      as: 'json',
      items: 'groups.*.items[]',
      value: ['first', 'others'],
      notes: [['Group', '*'], ['Tags', 'tags'], ['Made', 'made']],
      except: { at: 'kind', values: ['b'] },
    },
    all => JSON.stringify({
      creationTime: '2026-11-20T10:11:12Z',
      groups: {
        one: {
          made: 5,
          items: all.map((first, at) => ({ first, others: [first], tags: ['x', 'y'], kind: 'ab'[at % 2] })),
        },
        two: { items: [{}] },
      },
    }),
  ],
  [
    { as: 'json', items: 'all[]', value: ['ip'], mayLackValue: true },
    all => JSON.stringify({ all: [{}, { ip: all }] }),
  ],
  [
    { as: 'ndjson', items: '', value: ['value'], only: { at: 'kind', values: ['a'] } },
    all => [...all.map(value => ({ kind: 'a', value })), { timestamp: 1_780_000_000 }]
      .map(one => JSON.stringify(one)).join('\n'),
  ],
]

/** Codings of a file, besides UTF-8. */
const codings: ReadonlyArray<(text: string) => Buffer> = [
  text => Buffer.from(text),
  text => Buffer.from(`\ufeff${text.replaceAll('\n', '\r')}`),
  text => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  text => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]).swap16(),
  text => Buffer.from(`<!doctype html>${text}`),
]

const others = [
  { kind: 'account', pattern: 'account\\d+' },
  { kind: 'word', pattern: 'one', note: ['First', 'one'] },
] as const

function outcome(layout: ListLayout, file: Buffer): unknown {
  try {
    const { packed, ...facts } = packList(layout, file)
    return [createHash('sha256').update(packed).digest('hex'), facts]
  } catch (thrown) {
    if (thrown instanceof SourceFailure) return [thrown.code, thrown.message]
    throw thrown
  }
}

/**
 * Returns the file with the fingerprint of what the reader of lists makes of every kind of file. It changes if the
 * reader finds other entries or facts, or packs them otherwise.
 */
export function listReaderFile(): string {
  const hash = createHash('sha256')
  for (const [subject, all] of Object.entries(texts) as Array<[ListSubject, readonly string[]]>) {
    for (const [format, write] of formats) {
      for (const layout of [{ format, subject }, { format, subject, others, hasUrls: true as const }]) {
        for (const encode of codings) hash.update(JSON.stringify(outcome(layout, encode(write(all)))))
      }
    }
  }
  return `${JSON.stringify({ version: hash.digest('hex').slice(0, 16) })}\n`
}
