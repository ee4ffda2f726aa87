import { expect } from 'chai'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { marked } from 'marked'
import { writeExport } from '../../../src/core/exports/formats.ts'
import { markdownText } from '../../../src/core/exports/formats/markdown.ts'
import { stixObservable } from '../../../src/core/exports/formats/stix-observables.ts'
import type { ExportReport, ExportRow } from '../../../src/core/exports/rows.ts'
import { noSummary } from '../../../src/core/exports/summary.ts'
import { toUri } from '../../../src/lib/uri.ts'
import { elements, parseXml } from '../../support/xml.ts'
import { exampleOf, exampleReport, exampleRows, hostile, hostileRows, write } from '../../support/exports.ts'

interface Bundled {
  type: string
  id: string
  content?: string
  object_refs?: string[]
  source_ref?: string
  target_ref?: string
}

interface Misp {
  Event: {
    uuid: string
    Attribute: Array<Record<'uuid' | 'type' | 'category' | 'value', string> & { to_ids: boolean }>
  }
}

/** Returns the names of the elements of a page, the targets of its links, and its texts. */
function readHtml(html: string) {
  const elements: string[] = []
  const links: string[] = []
  const texts: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push([name, ...Object.keys(attributes)].join(' '))
      if (attributes['href'] !== undefined) links.push(attributes['href'])
    },
    ontext: text => texts.push(text),
  })
  parser.end(html)
  return { elements, links, text: texts.join('') }
}

/** Returns the text without the characters that XML cannot represent. */
const representable = (text: string): string => Array.from(text.toWellFormed()).filter(sign =>
  /[\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(sign)).join('')

describe('writers of exports', () => {
  for (const [format, name] of [
    ['html', 'Html'], ['md', 'Markdown'], ['csv', 'Csv'], ['graphml', 'Graphml'],
  ] as const) {
    it(`write the documented export as the documented ${format}`, async () => {
      expect(await write(format, exampleRows)).to.equal(exampleOf(name))
    })
  }

  for (const [format, name] of [['stix', 'Stix'], ['misp', 'Misp']] as const) {
    it(`write the documented export as the documented ${format}`, async () => {
      expect(JSON.parse(await write(format, exampleRows))).to.deep.equal(exampleOf(name))
    })
  }

  it('write JSON Lines that begin with the report and end with the number of rows', async () => {
    const lines = (await write('jsonl', exampleRows)).trimEnd().split('\n').map(line => JSON.parse(line) as unknown)
    expect(lines).to.deep.equal([exampleReport, ...exampleRows, { kind: 'end', rows: exampleRows.length }])
  })

  it('say in each format that an export is unfinished', async () => {
    const unfinished = { ...exampleReport, finished: false, completed_at: null }
    for (const [format, text] of [['html', 'is unfinished'], ['md', 'is unfinished'], ['csv', ',unfinished,'],
      ['jsonl', '"finished":false'], ['stix', 'before its end'], ['misp', '"analysis":"1"']] as const) {
      expect(await write(format, exampleRows, unfinished), format).to.include(text)
      expect(await write(format, exampleRows), format).not.to.include(text)
    }
  })

  it('say that everything is invented if a sandbox made the export, and only then', async () => {
    const invented = { ...exampleReport, sandbox: true as const }
    for (const [format, text] of [['html', 'every result is invented'], ['md', 'every result is invented'],
      ['jsonl', '"sandbox":true'], ['csv', 'sandbox: everything'], ['stix', 'invented'],
      ['misp', 'Invented by a sandbox']] as const) {
      expect(await write(format, exampleRows, invented), format).to.include(text)
      expect(await write(format, exampleRows), format).not.to.include(text)
    }
  })

  it('begin a report for people with what was found, and how many sources have no answer', async () => {
    const summary = {
      ...exampleReport.summary,
      searches: 3,
      findings: 4,
      accounts: 6,
      breaches: 1,
      leak_records: 8,
      sources_asked: 17,
      sources_unanswered: 2,
      sources_not_asked: 1,
    }
    const none = { ...noSummary, searches: 1, sources_asked: 12 }
    for (const format of ['html', 'md'] as const) {
      expect(await write(format, exampleRows, { ...exampleReport, summary }), format).to.include(
        'Found in 3 searches: 6 accounts, 1 breach, 8 leak records, 4 findings. 2 of 17 sources could not answer; ' +
        '1 was not asked.',
      )
      expect(await write(format, exampleRows, { ...exampleReport, summary: none }), format)
        .to.include('Nothing was found. 12 sources answered.')
    }
  })

  it('name an investigation by what it searched, and not by its id', async () => {
    const observables = ['sam', 'kim'].map(value => ({ type: 'Pseudonym', value }))
    const preview = { observables, total: 5 }
    const report = { ...exampleReport, about: 'investigation', query: null, preview } as ExportReport
    expect(await write('html', exampleRows, report)).to.include('<title>sam, kim and 3 more</title>')
    expect(await write('md', exampleRows, report)).to.match(/^# sam, kim and 3 more\n/)
  })

  it('write JSON Lines that read back as the rows, without lone surrogates', async () => {
    await fc.assert(fc.asyncProperty(hostile, async text => {
      const written = await write('jsonl', hostileRows(text))
      expect(written.split('\n').slice(1, -2).map(line => JSON.parse(line) as unknown))
        .to.deep.equal(hostileRows(text.toWellFormed()))
      expect(written.replaceAll('\\\\', '')).not.to.match(/\\ud[89a-f]/)
    }))
  })

  it('let other work go on while they read rows for which they write nothing', async () => {
    const source = exampleRows.at(-1)
    let turns = 0
    let turnsAtEnd = 0
    async function* many() {
      for (let row = 0; row < 300_000; row++) yield source!
      turnsAtEnd = turns
    }
    const count = () => { turns++; timer = setImmediate(count) }
    let timer = setImmediate(count)
    const whole = { report: exampleReport, rows: many(), overview: many() }
    for await (const _ of writeExport(whole, 'graphml')) { /* nothing */ }
    clearImmediate(timer)
    expect(turnsAtEnd).to.be.above(0)
  })

  describe('HTML', () => {
    it('has no script, and nothing that sends a request', async () => {
      const html = await write('html', hostileRows('<img src=x onerror=alert(1)>'))
      const { elements } = readHtml(html)
      expect(elements.filter(element => /^(script|img|link|iframe|object|embed|form|base)\b|\bsrc|\bon\w+/.test(element)))
        .to.be.empty
      expect(html).to.match(/@media print/).and.match(/prefers-color-scheme:dark/)
      expect(html).to.match(/content="default-src 'none'; style-src 'sha256-/)
      expect(html).not.to.match(/url\(|@import/)
    })

    it('has the same elements for every text, and the text as it is', async () => {
      const { elements: expected } = readHtml(await write('html', hostileRows('x')))
      await fc.assert(fc.asyncProperty(hostile.filter(text => text !== ''), async text => {
        const { elements, links, text: shown } = readHtml(await write('html', hostileRows(text)))
        const withoutLinks = (all: readonly string[]) => all.filter(element => !element.startsWith('a '))
        expect(withoutLinks(elements)).to.deep.equal(withoutLinks(expected))
        expect(links.filter(link => !/^(?:https?:\/\/|#[\w-]+$)/.test(link))).to.be.empty
        expect(shown).to.include(representable(text))
      }))
    })
  })

  describe('Markdown', () => {
    it('formats no text of a source, and displays it as it is', () => {
      fc.assert(fc.property(hostile, text => {
        const html = marked.parse(`- Value: ${markdownText(text)}\n`, { async: false })
        const { elements, text: shown } = readHtml(html)
        expect(elements.filter(element => element !== 'a href')).to.deep.equal(['ul', 'li'])
        const plain = text.replace(/[\s\x00-\x1f]+/g, ' ')
        expect(shown.replace(/\s+/g, ' ').trim()).to.equal(`Value: ${plain}`.replace(/\s+/g, ' ').trim())
      }))
    })

    it('has the same tables for every text', async () => {
      const shape = async (text: string) =>
        readHtml(marked.parse(await write('md', hostileRows(text)), { async: false })).elements
          .filter(element => !/^a /.test(element))
      const expected = await shape('x')
      await fc.assert(fc.asyncProperty(hostile.filter(text => /[^\s\x00-\x1f]/.test(text)), async text => {
        expect(await shape(text)).to.deep.equal(expected)
      }))
    })
  })

  describe('STIX', () => {
    it('has objects with unique ids, whose references are in the bundle, and the text as it is', async () => {
      await fc.assert(fc.asyncProperty(hostile, async text => {
        const { objects } = JSON.parse(await write('stix', hostileRows(text))) as { objects: Bundled[] }
        const ids = objects.map(({ id }) => id)
        expect(new Set(ids).size).to.equal(ids.length)
        const references = objects.flatMap(({ object_refs = [], source_ref, target_ref }) =>
          [...object_refs, source_ref ?? [], target_ref ?? []].flat())
        expect(references.filter(id => !ids.includes(id))).to.be.empty
        expect(objects.filter(({ type }) => type === 'note').map(({ content }) => content))
          .to.include(`${text}: ${text}\nlink: ${text}`.toWellFormed())
      }))
    })

    it('has the id of the specification for a value, in every export', async () => {
      // uuid.uuid5(uuid.UUID('00abedb4-aa42-466c-9c01-fed23315a9b7'), '{"value":"198.51.100.3"}') in Python
      expect(stixObservable('IP Address', '198.51.100.3').id)
        .to.equal('ipv4-addr--28bb3599-77cd-5a82-a950-b5bc3caf07c4')
      expect(stixObservable('IP Address', '2001:db8::1').type).to.equal('ipv6-addr')
      const reports = [exampleReport, { ...exampleReport, id: exampleReport.id.replace('0', '1') }]
      const [one, other] = await Promise.all(reports.map(report => write('stix', exampleRows, report)))
      const idsOf = (text: string) => (JSON.parse(text) as { objects: Bundled[] }).objects
        .flatMap(({ id, type }) => type === 'report' ? [] : [id])
      expect(idsOf(one!)).to.deep.equal(idsOf(other!))
    })

    it('has addresses that RFC 3986 allows', () => {
      const signs = String.raw`(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*`
      const allowed = new RegExp(String.raw`^https?://[a-z\d.:-]+/${signs}(?:\?${signs})?(?:#${signs})?$`, 'i')
      const addresses = fc.oneof(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        hostile.map(text => `https://x.example/${text}`),
        hostile.map(text => `https://x.example/?${text}#${text}`),
      )
      fc.assert(fc.property(addresses, text => {
        const uri = toUri(text)!
        expect(uri).to.match(allowed)
        expect(toUri(uri)).to.equal(uri)
      }))
      expect(toUri('https://x.example/a%20b?q=%41#f')).to.equal('https://x.example/a%20b?q=%41#f')
      expect(toUri('https://x.example/%00?#')).to.equal('https://x.example/%00')
      expect(toUri('no address')).to.equal(undefined)
    })
  })

  describe('MISP', () => {
    it('has attributes with unique ids and values, and no value for detection', async () => {
      await fc.assert(fc.asyncProperty(hostile.filter(text => text.trim() !== ''), async text => {
        const { Event: event } = JSON.parse(await write('misp', hostileRows(text))) as Misp
        const all = event.Attribute
        const ids = [event, ...all].map(({ uuid }) => uuid)
        expect(new Set(ids).size).to.equal(ids.length)
        expect(ids.filter(id => id[14] !== '5'), 'not of version 5').to.be.empty
        expect(new Set(all.map(({ type, category, value }) => JSON.stringify([type, category, value]))).size)
          .to.equal(all.length)
        expect(all.filter(({ to_ids }) => to_ids !== false)).to.be.empty
        expect(all.map(({ value }) => value)).to.include(`${text}: ${text}\nlink: ${text}`.toWellFormed())
      }))
    })

    it('splits a value of more than 64 KiB into texts with a note', async () => {
      const [, , finding] = hostileRows('x') as [ExportRow, ExportRow, Extract<ExportRow, { kind: 'finding' }>]
      for (const sign of ['x', 'é', '\u{1f600}']) {
        const value = sign.repeat(70_000)
        const row = { ...finding, items: [{ ...finding.items[0]!, label: 'Bio', value }] }
        const { Event: event } = JSON.parse(await write('misp', [row])) as Misp
        const values = event.Attribute.slice(1).map(one => one.value)
        expect(values.filter(one => Buffer.byteLength(one) > 65_535)).to.deep.equal([])
        expect(new Set(values).size).to.equal(values.length)
        expect(values[0]).to.match(/^\[part 1 of \d: MISP allows 64 KiB\]\n/)
        expect(values.map(one => one.slice(one.indexOf('\n') + 1)).join('')).to.equal(`Bio: ${value}`)
      }
    })

    it('has a type for each type of observable', async () => {
      const values = {
        'Pseudonym': 'sam',
        'Email Address': 'sam@example.com',
        'Domain Name': 'sam.example',
        'Cryptocurrency': '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        'IP Address': '192.0.2.1',
        'Name': 'Sam',
        'Phone Number': '+33123456789',
        'URL': 'https://sam.example/',
        'Image': 'https://sam.example/i.png',
        'Location': 'FR',
        'Organisation': 'Acme',
        'Date': '2024-01-02T00:00:00.000Z',
      } as const
      const [, , , observable] = exampleRows
      const rows = Object.entries(values).map(([type, value]) => ({ ...observable, type, value })) as ExportRow[]
      const { Event: event } = JSON.parse(await write('misp', rows)) as Misp
      expect(event.Attribute.slice(1).map(({ type, value }) => [type, value])).to.deep.equal([
        'text', 'email', 'domain', 'btc', 'ip-dst', 'full-name', 'phone-number', 'url', 'url', 'text', 'text',
        'datetime',
      ].map((type, index) => [type, Object.values(values)[index]]))
    })
  })

  describe('GraphML', () => {
    it('is well-formed for every text, with the values of the nodes', async () => {
      await fc.assert(fc.asyncProperty(hostile, async text => {
        const root = parseXml(await write('graphml', hostileRows(text)))
        const labels = elements(root, 'data').filter(({ attributes }) => attributes['key'] === 'node-label')
        expect(labels.map(label => label.text)).to.deep.equal([representable(text), representable(text)])
        expect(elements(root, 'edge')).to.have.length(1)
        const shown = elements(root, 'y:NodeLabel').map(label => label.text)
        expect(shown).to.have.length(2)
        for (const label of shown) expect(representable(text).startsWith(label.replace(/…$/, ''))).to.equal(true)
      }))
    })
  })
})
