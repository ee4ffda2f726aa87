import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { matchesOf } from '../../../src/sources/kit/entry-key.ts'
import type { ListSource } from '../../../src/sources/kit/list-source.ts'
import type { ListAnswer } from '../../../src/sources/kit/lists.ts'
import { openPackedList } from '../../../src/sources/kit/packed-list.ts'
import type { Card, Context } from '../../../src/sources/kit/source.ts'
import { listSources } from '../../../src/sources/lists/index.ts'
import { listModule } from '../../../src/sources/lists/list-module.ts'
import { packList } from '../../../src/sources/lists/read-list.ts'

const now = new Date('2026-11-28T12:00:00Z')
const downloaded = '2026-11-28T10:00:00.000Z'
const listOf = (slug: string): ListSource => listSources.find(list => list.slug === slug)!

/** Searches a list whose file is `file`. Returns the cards, and the failure if there is one. */
async function search(
  list: ListSource, file: string, value: string, facts: Partial<ListAnswer> = {},
): Promise<{ cards: Card[], failure?: SourceFailure }> {
  const { packed, entries, unread } = packList(list, Buffer.from(file))
  const answer = {
    matches: matchesOf(list, openPackedList(packed)!, value),
    fetchedAt: downloaded,
    publishedAt: null,
    entries,
    unread,
    ...facts,
  }
  const lists = { find: () => Promise.resolve(answer), findInCopy: () => Promise.resolve(undefined) }
  const context = { lists, now, signal: new AbortController().signal } as unknown as Context
  const cards: Card[] = []
  try {
    for await (const card of listModule(list).run({ type: 'Domain Name', value }, context)) cards.push(card)
    return { cards }
  } catch (thrown) {
    if (thrown instanceof SourceFailure) return { cards, failure: thrown }
    throw thrown
  }
}

const shown = ({ items }: Card): Record<string, string> =>
  Object.fromEntries(items.map(({ label, value }) => [label, value]))

/** Returns what the first card shows. */
const firstOf = async (...asked: Parameters<typeof search>): Promise<Record<string, string>> =>
  shown((await search(...asked)).cards[0]!)

describe('listModule', () => {
  it('fails instead of finding nothing if a considerable part of the list could not be read', async () => {
    const list = listOf('cert-polska')
    const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}.example\n`).join('')
    const stray = (count: number) => '<p>\n'.repeat(count)

    const few = await search(list, names(1_000) + stray(10), 'a.example')
    const small = await search(list, names(10) + stray(3), 'a.example')
    const many = await search(list, names(1_000) + stray(20), 'a.example')

    expect([few, small]).to.eql([{ cards: [] }, { cards: [] }])
    expect(many.failure).to.include({ code: 'UPSTREAM_CHANGED' })
    expect(many.failure?.message).to.include('20 of 1020 entries could not be read')
    expect(await firstOf(list, names(1_000) + stray(20), 'n1.example'))
      .to.include({ 'Unread entries': '20 of 1020 entries could not be read' })
  })

  it('fails instead of finding nothing if one entry of a list of sanctions could not be read', async () => {
    const list = listOf('nbctf-seizures')
    const row = (wallet: string) => `Wallet${','.repeat(16)}${wallet}\n`
    const listed = 'TWB9xgNG9nmJuwW4etsQEb9RRnrnVnoNnJ'
    const file = `${list.sample.head}${row(listed)}${row('TXx-secret')}`

    const { failure } = await search(list, file, 'TPQrYqxT2ss3BSq5VrAdX9FyrC11Sb4PH2')

    expect(failure?.message).to.include('1 of 2 entries could not be read').and.to.not.include('secret')
    expect((await search(list, file, listed)).cards).to.have.length(1)
  })

  it('says that a URL was posted if the publisher posted a URL, and shows it', async () => {
    const row = (type: string, value: string) => `2026-11-20 10:11:12,example,${type},${value},#phishing,\n`
    const file = row('domain', 'bad.example') + row('url', 'https://github.com/a/b?c=1')

    const name = await firstOf(listOf('tweetfeed'), file, 'bad.example')
    const page = await firstOf(listOf('tweetfeed'), file, 'github.com')

    expect(name['Meaning']).to.match(/posted the name as malicious/)
    expect(name).to.not.have.property('URL')
    expect(page['Meaning']).to.match(/posted a URL at this name as malicious/)
    expect(page['URL']).to.equal('https://github.com/a/b?c=1')
  })

  it('shows the kind, the confidence and the whole URL of an entry of ThreatFox', async () => {
    const file = `${listOf('threatfox').sample.head}`
      + '"2026-11-20 10:11:12", "1", "http://bad.example/a,b.exe", "url", "payload_delivery", "win.example", '
      + '"None", "Example", "", "75", "True", "None", "x,y", "0", "abuse_ch"\n'

    expect(await firstOf(listOf('threatfox'), file, 'bad.example')).to.include({
      'URL': 'http://bad.example/a,b.exe',
      'Type': 'url',
      'Malware': 'Example',
      'Confidence (%)': '75',
      'Site is compromised': 'True',
    })
  })

  it('has the meaning of an entry with this status', async () => {
    const feodo = (status: string) => `[{"ip_address":"192.0.2.1","malware":"QakBot","status":"${status}"}]`
    const threatFox = (value: string, compromised: string) =>
      `${listOf('threatfox').sample.head}`
      + `"2026-11-20", "1", "${value}", "domain", "", "", "", "", "", "75", "${compromised}", "", "", "0", ""\n`
    const urlhaus = (status: string) =>
      `${listOf('urlhaus').sample.head}"1","2026-11-20","http://a.example/b","${status}","","","","",""\n`
    const meaningOf = async (...asked: Parameters<typeof search>) => (await firstOf(...asked))['Meaning']

    expect(await meaningOf(listOf('feodo-tracker'), feodo('online'), '192.0.2.1')).to.match(/controls a botnet/)
    expect(await meaningOf(listOf('feodo-tracker'), feodo('offline'), '192.0.2.1')).to.match(/was offline/)
    expect(await meaningOf(listOf('urlhaus'), urlhaus('online'), 'a.example')).to.match(/distributed .* 30 days$/)
    expect(await meaningOf(listOf('urlhaus'), urlhaus('offline'), 'a.example')).to.match(/was offline/)
    expect(await meaningOf(listOf('threatfox'), threatFox('a.example', 'True'), 'a.example')).to.match(/is a victim/)
    expect(await meaningOf(listOf('threatfox'), threatFox('a.example', 'False'), 'a.example')).to.match(/the name/)
  })

  it('shows what the publisher wrote behind an address', async () => {
    const file = '# IP\t\t# Last Reported\n192.0.2.1\t\t# 2026-11-20 09:11:03\t\t56\t1101973\n192.0.2.2\n'

    expect(await firstOf(listOf('bruteforceblocker'), file, '192.0.2.1'))
      .to.include({ 'Last seen': '2026-11-20 09:11:03', 'Reports': '56' })
    expect(await firstOf(listOf('bruteforceblocker'), file, '192.0.2.2')).to.not.have.any.keys('Last seen', 'Reports')
  })

  it('writes dates in the order of the publisher as 2026-11-20', async () => {
    const file = `${listOf('viriback').sample.head}Lokibot,http://bad.example/panel,192.0.2.1,3-1-2026\n`

    expect((await firstOf(listOf('viriback'), file, 'bad.example'))['First seen']).to.equal('2026-01-03')
  })

  it('covers the names that a wildcard means', async () => {
    const list = listOf('scam-sniffer')
    const file = '["*.below.example", ".all.example", "plain.example", "*.github.io"]'
    const names = ['a.below.example', 'a.all.example', 'all.example', 'plain.example']
    const others = ['below.example', 'a.plain.example', 'x.github.io', 'example']
    const countOf = async (value: string) => (await search(list, file, value)).cards.length

    expect(await Promise.all(names.map(countOf))).to.eql([1, 1, 1, 1])
    expect(await Promise.all(others.map(countOf))).to.eql([0, 0, 0, 0])
    expect((await firstOf(list, file, 'a.below.example'))['Entry']).to.equal('*.below.example')
  })

  it('finds the customers of a platform, also if it is a public suffix', async () => {
    const file = '{"list":[".github.io","links.example"]}'
    const entryOf = async (value: string) =>
      (await search(listOf('platforms-for-everybody'), file, value)).cards.map(card => shown(card)['Entry'])

    expect(await entryOf('x.github.io')).to.eql(['.github.io'])
    expect(await entryOf('links.example')).to.eql(['links.example'])
    expect(await entryOf('shop.co.uk')).to.eql([])
  })

  it('warns that an entry is a public suffix', async () => {
    const file = 'github.io\nbad.example\n'

    expect((await firstOf(listOf('cert-polska'), file, 'github.io'))['Warning']).to.include('many owners')
    expect(await firstOf(listOf('cert-polska'), file, 'bad.example')).to.not.have.property('Warning')
  })

  it('says why the copy is older than it could be', async () => {
    const failure = 'the list shrank from 5000 to 40 entries'
    const items = await firstOf(listOf('cert-polska'), 'bad.example\n', 'bad.example', { failure })

    expect(items['Last download']).to.equal(`failed, so this copy is older: ${failure}`)
  })

  it('does not take space that GitHub rents for its own', async () => {
    const file = '{"actions":["20.0.0.0/11"],"web":["140.82.112.0/20"]}'

    expect((await search(listOf('github-ranges'), file, '20.1.1.1')).cards).to.eql([])
    expect((await search(listOf('github-ranges'), file, '140.82.112.1')).cards).to.have.length(1)
  })

  it('distinguishes what an owner uses from what it rents out', async () => {
    const amazon = (service: string) => `{"prefixes":[{"ip_prefix":"52.0.0.0/15","service":"${service}"}]}`
    const gitHub = (set: string) => `{"${set}":["20.1.0.0/16"]}`
    const meaningOf = async (slug: string, file: string, value: string) =>
      (await firstOf(listOf(slug), file, value))['Meaning']

    expect(await meaningOf('amazon-ranges', amazon('S3'), '52.0.0.1')).to.match(/^Amazon Web Services uses/)
    expect(await meaningOf('amazon-ranges', amazon('EC2'), '52.0.0.1')).to.match(/^Customers/)
    expect(await meaningOf('amazon-ranges', amazon('AMAZON'), '52.0.0.1')).to.match(/may rent/)
    expect(await meaningOf('amazon-ranges', amazon('CLOUDFRONT'), '52.0.0.1')).to.match(/their servers are elsewhere/)
    expect(await meaningOf('github-ranges', gitHub('pages'), '20.1.1.1')).to.match(/^Sites of users/)
    expect(await meaningOf('github-ranges', gitHub('web'), '20.1.1.1')).to.match(/^GitHub uses/)
    expect(await meaningOf('github-ranges', gitHub('codespaces'), '20.1.1.1')).to.match(/^Users/)
  })

  it('warns that members of a collection stopped', async () => {
    expect((await firstOf(listOf('firehol-level-1'), '192.0.2.0/24\n', '192.0.2.1'))['Warning'])
      .to.include('stopped years ago')
  })

  it('covers names below an entry, unless the entry is a public suffix', async () => {
    const list = listOf('disposable-email-domains')
    const file = 'dns.army\nco.uk\nthrowaway.example\n'
    const countOf = async (value: string) => (await search(list, file, value)).cards.length

    expect(await Promise.all(['a@mail.throwaway.example', 'a@dns.army'].map(countOf))).to.eql([1, 1])
    expect(await Promise.all(['a@shop.dns.army', 'a@example.co.uk'].map(countOf))).to.eql([0, 0])
  })

  it('names the date of the publisher, the download, and an age of more than a year', async () => {
    async function datesWith(publishedAt: string | null): Promise<unknown[]> {
      const items = await firstOf(listOf('cert-polska'), 'bad.example\n', 'bad.example', { publishedAt })
      return [items['List as of'], items['Age of the list'], items['Downloaded']]
    }
    const [recent, old] = ['2026-11-20T00:00:00.000Z', '2025-11-20T00:00:00.000Z']

    expect(await datesWith(recent)).to.eql([recent, undefined, downloaded])
    expect(await datesWith(old)).to.eql([old, 'its publisher has not changed it for more than a year', downloaded])
    expect(await datesWith(null)).to.eql([undefined, undefined, downloaded])
  })

  it('says how many entries have no card', async () => {
    const file = Array.from({ length: 25 }, (_, at) => `https://bad.example/${at}\n`).join('')

    const { cards } = await search(listOf('phishunt'), file, 'bad.example')

    expect(cards).to.have.length(10)
    expect(cards.map(card => shown(card)['Further entries']).filter(Boolean)).to.eql(['15'])
  })
})
