import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { matchesOf } from '../../../src/sources/kit/entry-key.ts'
import { sampleFile, urlLabel, type ListSource, type ListSubject } from '../../../src/sources/kit/list-source.ts'
import { unreadText } from '../../../src/sources/kit/lists.ts'
import { openPackedList } from '../../../src/sources/kit/packed-list.ts'
import { listSources } from '../../../src/sources/lists/index.ts'
import { listModule } from '../../../src/sources/lists/list-module.ts'
import { packList } from '../../../src/sources/lists/read-list.ts'

type Outcome = 'found' | 'none' | 'failed'

/** Values of one kind that a list can have. */
const values: Readonly<Record<ListSubject, readonly string[]>> = {
  'IP Address': ['192.0.2.7', '198.51.100.9', '203.0.113.77', '192.0.2.80', '198.51.100.90'],
  'Domain Name': ['bad.example', 'worse.example', 'b.bad.test', 'login-bank.example', 'xn--bcher-kva.example'],
  'Email Address': ['bad.example', 'worse.example', 'b.bad.test', 'throwaway.example', 'xn--bcher-kva.example'],
  'Cryptocurrency': [
    '0x52908400098527886E0F7030069857D2E4169EE7', 'TA4Wt1DUCqz6YegbnsmqsWC5uUfbdBqPxm',
    '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h', 'TWB9xgNG9nmJuwW4etsQEb9RRnrnVnoNnJ',
  ],
}
const v6 = ['2001:db8::7', '2001:db8:1::9', '2001:db8:2::77', '2001:db8:3::80']
const valuesOf = ({ subject, version }: ListSource): readonly string[] => version === 6 ? v6 : values[subject]

/** Searches a list whose file is `file`. */
function search(list: ListSource, file: Buffer, value: string): Outcome {
  try {
    const { packed, entries, unread } = packList(list, file)
    if (matchesOf(list, openPackedList(packed)!, value).length > 0) return 'found'
    return unreadText(list, { entries, unread }) === undefined ? 'none' : 'failed'
  } catch (thrown) {
    if (thrown instanceof SourceFailure) return 'failed'
    throw thrown
  }
}

const withMark = (mark: number[], text: string): Buffer =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])

/** The same file, written in another way. Each value is found. */
const writtenOtherwise: Readonly<Record<string, (file: string) => Buffer>> = {
  'CRLF': file => Buffer.from(file.replaceAll('\n', '\r\n')),
  'CR': file => Buffer.from(file.replaceAll('\n', '\r')),
  'a byte order mark': file => Buffer.from(`\ufeff${file}`),
  'UTF-16 LE': file => withMark([0xff, 0xfe], file),
  'UTF-16 BE': file => withMark([0xff, 0xfe], file).swap16(),
  'no last line feed': file => Buffer.from(file.trimEnd()),
  'blank lines at the end': file => Buffer.from(`${file}\n\n \n`),
}

/** Spellings of a value. It is found, or the list fails; it is never said to be absent. */
const spellings: ReadonlyArray<readonly [string, readonly ListSubject[], (value: string) => string]> = [
  ['upper case', ['Domain Name', 'Email Address', 'IP Address'], value => value.toUpperCase()],
  ['a dot at the end', ['Domain Name', 'Email Address'], value => `${value}.`],
  ['a dot in front', ['Domain Name', 'Email Address'], value => `.${value}`],
  ['a port', ['IP Address', 'Domain Name'], value => value.includes(':') ? `[${value}]:8080` : `${value}:8080`],
  ['brackets', ['IP Address'], value => `[${value}]`],
  ['its range', ['IP Address'], value => `${value}/${value.includes(':') ? 128 : 32}`],
  ['bits after the prefix', ['IP Address'], value => `${value}/${value.includes(':') ? 126 : 30}`],
  ['a URL', ['IP Address', 'Domain Name'], value => `http://${value.includes(':') ? `[${value}]` : value}/a?b#c`],
  ['a URL with a user', ['Domain Name'], value => `https://google.com:443@${value}/`],
  ['a rule of a browser', ['Domain Name', 'Email Address'], value => `||${value}^`],
  ['a line of hosts', ['Domain Name', 'Email Address'], value => `0.0.0.0 ${value}`],
  ['quotes', ['IP Address', 'Domain Name', 'Cryptocurrency'], value => `"${value}"`],
  ['single quotes', ['IP Address', 'Domain Name', 'Cryptocurrency'], value => `'${value}'`],
  ['a tab and a comment', ['IP Address', 'Domain Name'], value => `${value}\t# why`],
  ['spaces around', ['IP Address', 'Domain Name', 'Cryptocurrency'], value => `  ${value}  `],
  ['defanged dots', ['IP Address', 'Domain Name'], value => value.replaceAll('.', '[.]').replaceAll(':', '[:]')],
  ['Unicode', ['Domain Name', 'Email Address'], value => value.replace('xn--bcher-kva', 'bücher')],
]

const page = (text: string) =>
  `<!DOCTYPE html>\n<html><head><title>Sorry</title></head><body>\n${text}\n</body></html>\n`

/** Files that are not the list. */
const foreign: ReadonlyArray<readonly [string, (file: string, value: string) => Buffer]> = [
  ['an empty file', () => Buffer.alloc(0)],
  ['blank lines', () => Buffer.from('\n \r\n\n')],
  ['comments alone', () => Buffer.from('# Title\n# no entries today\n')],
  ['a page', () => Buffer.from(page('<h1>Service Unavailable</h1>'))],
  ['a page with the value', (_, value) => Buffer.from(page(value))],
  ['a page with all values', file => Buffer.from(page(file))],
  ['an empty JSON list', () => Buffer.from('[]\n')],
  ['an empty JSON object', () => Buffer.from('{}')],
  ['JSON null', () => Buffer.from('null\n')],
  ['a JSON error', () => Buffer.from('{"error":"rate limit","status":429}\n')],
  ['a text about an error', () => Buffer.from('Error 1015: You are being rate limited\n')],
  ['XML', () => Buffer.from('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')],
  ['compressed bytes', file => gzipSync(file)],
  ['half of the compressed bytes', file => gzipSync(file).subarray(0, 40)],
]

/** Entries that are an error of the list, or about many owners, and values that they do not cover. */
const tooBroad: Readonly<Record<ListSubject, readonly string[]>> = {
  'IP Address': [
    '0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/2', '192.0.0.0/3', '200.0.0.0/5', '2000::/3', '2000::/4', '2001::/8',
  ],
  'Domain Name': ['com', '*', '*.', '*.*', '.', 'example', '*.example', '.github.io', '*.co.uk', 'github.io', 'co.uk'],
  'Email Address': ['com', '*', '*.', 'example', '*.example', '.github.io', 'github.io', 'co.uk'],
  'Cryptocurrency': ['0x', '0x0', '1', '*'],
}
const others: Readonly<Record<ListSubject, readonly string[]>> = {
  'IP Address': ['203.0.113.200', '8.8.8.8', '2001:4860:4860::8888'],
  'Domain Name': ['shop.com', 'x.github.io', 'shop.co.uk', 'google.com', 'other.example'],
  'Email Address': ['a@shop.com', 'a@x.github.io', 'a@shop.co.uk', 'a@other.example'],
  'Cryptocurrency': ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
}

const fileOf = (list: ListSource, listed: readonly string[]): string => sampleFile(list, [...listed])
const asked = ({ subject }: ListSource, value: string) => subject === 'Email Address' ? `someone@${value}` : value

describe('each list', () => {
  for (const list of listSources) {
    const listed = valuesOf(list)
    const file = fileOf(list, listed)
    const [absent = ''] = listModule(list).examples.notFound

    it(`${list.slug} is read in every coding and with every line end`, () => {
      for (const [title, rewrite] of Object.entries(writtenOtherwise)) {
        for (const value of listed) {
          expect(search(list, rewrite(file), asked(list, value)), `${title}, ${value}`).to.equal('found')
        }
        expect(search(list, rewrite(file), absent), title).to.equal('none')
      }
    })

    it(`${list.slug} does not lose a spelling of a value in silence`, () => {
      for (const [title, subjects, spell] of spellings) {
        if (!subjects.includes(list.subject) || list.sample.entry.includes('://{value}')) continue // a URL
        const spelled = Buffer.from(fileOf(list, listed.map(spell)))
        for (const value of listed) {
          expect(search(list, spelled, asked(list, value)), `${title}, ${value}`).to.be.oneOf(['found', 'failed'])
        }
        expect(search(list, spelled, absent), title).to.be.oneOf(['none', 'failed'])
      }
    })

    it(`${list.slug} fails if the file is not the list`, () => {
      for (const [title, make] of foreign) {
        expect(search(list, make(file, listed[0]!), asked(list, listed[0]!)), title).to.equal('failed')
        expect(search(list, make(file, listed[0]!), absent), title).to.equal('failed')
      }
    })

    it(`${list.slug} fails if the file is that of a list about something else`, () => {
      const strangers = listSources.filter(({ subject }) => subject !== list.subject
        && ![subject, list.subject].every(one => one === 'Domain Name' || one === 'Email Address'))
      const wrong = strangers.filter(other => other.url !== list.url
        && search(list, Buffer.from(plainOf(other)), absent) !== 'failed')

      expect(wrong.map(({ slug }) => slug)).to.eql([])
    })

    it(`${list.slug} counts what is of the other kind, and leaves out nothing but URLs of it`, () => {
      if (list.subject === 'Cryptocurrency') return expect(list.hasUrls).to.equal(undefined)
      const stranger = list.subject === 'IP Address' ? 'stranger.example' : '198.51.100.200'
      const count = (all: readonly string[]) => packList(list, Buffer.from(fileOf(list, all)))
      const [alone, beside] = [count(listed), count([...listed, stranger])]
      expect(list.hasUrls === true, '`hasUrls`, if the entries are the note `URL`').to.equal(postsUrls(list))
      const hasPlain = /(?<!:\/\/)\{(?:value|name|address)\}/.test(list.sample.entry) // some lists have names, addresses and URLs

      expect(beside.leftOut > alone.leftOut, 'left out').to.equal(list.hasUrls === true)
      if (!list.hasUrls) expect(beside.unread, 'unread').to.equal(alone.unread + 1)
      else if (!hasPlain) expect(beside.unread, 'unread').to.equal(alone.unread)
    })

    it(`${list.slug} claims nothing of values that an entry does not mean`, () => {
      for (const entry of tooBroad[list.subject]) {
        const broad = Buffer.from(fileOf(list, [...listed, entry]))
        const isPlatform = (value: string) => list.coversCustomers && value.endsWith('.github.io')
        for (const value of [absent, ...others[list.subject]].filter(one => !isPlatform(one))) {
          expect(search(list, broad, value), `${entry}, ${value}`).to.be.oneOf(['none', 'failed'])
        }
      }
    })
  }
})

/** Returns `true` if the entries of a list are what it shows as their URL. */
function postsUrls({ format }: ListSource): boolean {
  if ('keepsUrls' in format) return true
  const [, place] = 'notes' in format ? format.notes?.find(([label]) => label === urlLabel) ?? [] : []
  return 'value' in format && place !== undefined && [format.value].flat().includes(place)
}

/** The file of another list, with values of its own and without the URLs that have hosts of both kinds. */
const plainOf = (list: ListSource): string => fileOf(list, valuesOf(list))
