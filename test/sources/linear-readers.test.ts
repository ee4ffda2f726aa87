import { readdir, readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { isImitation } from '../../src/core/observables/stance.ts'
import { toHtml } from '../../src/core/radar/html.ts'
import { severityOf } from '../../src/core/radar/severity.ts'
import { caaFindings } from '../../src/facts/dns/findings.ts'
import { parseBimi } from '../../src/facts/mail/bimi.ts'
import { parseDkim } from '../../src/facts/mail/dkim.ts'
import { dmarcRecords, ignoredDmarc, parseDmarc } from '../../src/facts/mail/dmarc.ts'
import { parseStsPolicy } from '../../src/facts/mail/mta-sts.ts'
import { parseSpf } from '../../src/facts/mail/spf.ts'
import { dkimSyntax, parseTags } from '../../src/facts/mail/tags.ts'
import { parseTlsRpt } from '../../src/facts/mail/tls-rpt.ts'
import { joinStrings } from '../../src/lib/dns-records.ts'
import { mixesScripts } from '../../src/lib/homograph.ts'
import { htmlText } from '../../src/lib/html-text.ts'
import { readPublicKey } from '../../src/lib/openpgp.ts'
import { readableName, withoutEntities } from '../../src/lib/readable-text.ts'
import { createNameParser } from '../../src/lib/subdomain-name.ts'
import { toUri } from '../../src/lib/uri.ts'
import { xmlText } from '../../src/lib/xml-text.ts'
import { maskText, maskWithin, namesSecret } from '../../src/sources/leaks/mask.ts'
import { publishedAt } from '../../src/sources/lists/published-at.ts'
import { readLines } from '../../src/sources/lists/read-text.ts'
import { otherSpellings } from '../../src/sources/registered/address-twin.ts'
import { demandsCaptcha } from '../../src/sources/registered/json-demand.ts'
import { namesAccount } from '../../src/sources/registered/doubtful-name.ts'
import { pageProof } from '../../src/sources/registered/packs/page-proof.ts'
import { mentions, proves } from '../../src/sources/registered/proof.ts'
import { isBare } from '../../src/sources/registered/bare-page.ts'
import { discogs } from '../../src/sources/registered/sites/discogs.ts'
import { saysSuspended } from '../../src/sources/registered/suspended.ts'
import { isShown } from '../../src/sources/registered/shown-text.ts'
import { findFailure } from '../../src/sources/registered/response-failure.ts'
import { allWalls } from '../../src/sources/registered/wall-page.ts'
import { firstSlowLength } from '../support/linear.ts'

const answerOf = (text: string, type = 'text/html') => ({
  response: { status: 200, headers: { 'content-type': type }, body: Buffer.from(text), url: 'https://site.example/' },
  value: 'sam',
  text,
  json: undefined,
})
const wallTexts = allWalls.flatMap(({ marks = [], shells = [], titles = [], texts = [], notices = [] }) =>
  [...marks, ...shells, ...titles.map(title => `<title>${title}`), ...texts.flat(), ...notices])

const html = [
  '<p', '<p>', '<b>', '</b>', '<script', '<script>', '<!--', '<a href="', '&', '&#', '<div><p>', '<table><tr>',
]

/** Functions that read texts of others, with the marks that they look for. */
const readers: Record<string, [read: (text: string) => unknown, markers: readonly string[]]> = {
  'findFailure for pages': [text => findFailure(answerOf(text)), [
    ...new Set(wallTexts), '<title', '<title ', '<title>', '<script', '<', '>', '<meta ', 'превышен', 'недоступ', '请完成',
    '滑动', 'exceeded a ', 'rate', 'type=password', ' ',
  ]],
  'namesAccount': [text => [
    namesAccount(answerOf(text), 'number'), namesAccount(answerOf(text, 'text/plain'), 'page'),
  ], [
    'sam', '#sam', '<title>sam', '<p>', '"username":', '"username" : "sam"', ' ',
  ]],
  'findFailure for JSON': [text => findFailure(answerOf(text, 'application/json')), ['{', '[', ' ', ']', '\n']],
  'proves and mentions': [text => {
    const answer = answerOf(text)
    return [proves({ text: 'sam i' }, answer), mentions({ text: 'a' }, answer, [{ text: 'sam a' }])]
  }, ['sam', 'sam ', 'a', ' ']],
  'isShown': [text => isShown(answerOf(`${text}<p>gone`), 'gone'), [
    ...html, '<!-', '<p hidden>', '<p a="', '<p a=\'', '<textarea>', '<p class="hidden ', ' ', 'display:none', '=', '"',
  ]],
  'saysSuspended': [text => saysSuspended(answerOf(text.slice(0, 32_768))), [
    'account ', 'account has been ', 'account has been abcdefghijklmnopqrly ', 'if the account was', '<p>user is ', ' ',
    'konto ', 'konto wurde ', 'compte a été ', 'аккаунт был ', 'hesap ', 'tài khoản ', '账号已被', 'アカウントは',
    '계정이 ', 'تم تعليق ',
  ]],
  'isBare': [text => isBare(answerOf(text.slice(0, 32_768)), [{ status: 200 }], discogs, 'https://site.example/'), [
    ...html, '<a ', '<a href=', '<a href="/', '<title', 'a',
  ]],
  'otherSpellings': [text => otherSpellings(text, 'sam+x@one.example'), [
    'a', '.', '@', 'a@', 'a@b.', 'sam@one.example ', 'sam@one.example.',
  ]],
  'demandsCaptcha': [demandsCaptcha, ['{"captcha":', '[', '{"a":', '"captcha"']],
  'htmlText': [htmlText, html],
  'toHtml': [toHtml, html],
  'readPublicKey': [readPublicKey, [
    '-----BEGIN PGP PUBLIC KEY BLOCK-----\n', '-----BEGIN ', '=', '\n', '\r\n', ' ', 'AA',
  ]],
  'xmlText': [text => xmlText(text, 'name'), ['<name>', '<name', '</name>', '<![CDATA[', '&', '&amp', ' ']],
  'withoutEntities': [withoutEntities, ['&', '&#', '&#x', '&amp', '&#x1']],
  'readableName': [readableName, ['%', '%41', '&#', 'a\u0301']],
  'toUri': [text => toUri(`https://a.example/${text}`), ['%', '?', '#', '/', '../']],
  'isImitation': [isImitation, ['parod', 'fan ', 'un', 'impersonat', 'not ', ' ', '-', 'role-']],
  'mixesScripts': [mixesScripts, ['a', 'я', '中', '-']],
  'maskWithin': [maskWithin, ['@', 'a@', 'a@b.', '.', ':', 'password=', 'https://', ' ', '"', '\n']],
  'maskText': [text => maskText(text, ['secret', 'a']), ['secret', 'secre', 'a', ' ']],
  'namesSecret': [namesSecret, ['pass', '_', 'auth', 'parola1', 'pin']],
  'severityOf': [text => severityOf({ pwnCount: 1, dataClasses: [text] }), [
    'auth ', 'session ', 'pin', 'private ', ' ',
  ]],
  'parseSpf': [parseSpf, ['v=spf1 ', ' ', 'a:', '%{', '%{s', 'include:a.', '.a', '-', '/']],
  'caaFindings': [text => caaFindings([{ flags: 0, tag: 'issue', value: text }]), [
    ' ', 'a', 'a-', 'a.', ';', 'a=b;', '=', 'a =',
  ]],
  'joinStrings': [joinStrings, ['"', '\\', '""', '" "', ' ', '\\195']],
  'createNameParser': [createNameParser('example.com'), ['*.', 'dns:', '"', ':1', '.', 'https://', '@', ' ']],
  'parseTags': [text => parseTags(text, dkimSyntax), ['v=', ';', '=', ' ', 'a=b;']],
  'dmarcRecords': [text => [dmarcRecords([text]), ignoredDmarc([text])], ['v=', ' ', 'v=DMARC1', ';', '\t']],
  'parseDmarc': [parseDmarc, ['v=DMARC1;', ';', 'rua=mailto:', ',', '!', ' ', 'rua=mailto:a@b', 'p=', '.']],
  'parseTlsRpt': [parseTlsRpt, ['rua=mailto:', ',', 'rua=https://', '%', '@', ' ']],
  'parseDkim': [parseDkim, ['p=', ';', 'k=', 'A', ' ', ':']],
  'parseBimi': [parseBimi, ['v=BIMI1;', 'l=', ';', ' ']],
  'parseStsPolicy': [parseStsPolicy, ['mx: ', '\n', 'version: ', ':', '*.', ' ']],
  'publishedAt': [text => publishedAt({ as: 'lines' }, text), ['# date', '#', '# updated: ', ' ', ':', '\n#']],
  'readLines': [text => [...readLines({ as: 'hosts' }, text)], ['#', '0.0.0.0 ', '\n', ' ', '\t', '127.0.0.1']],
  'pageProof': [text => pageProof('not_registered', 200, text, ''), [
    '"', '":', '"a"', '<', '< ', '<a', 'a ', '\'', 'user',
  ]],
}

/** Files that make patterns of texts, and the reader that runs them; or why their texts are short. */
const composed: Record<string, keyof typeof readers | { bounded: string }> = {
  'core/observables/stance.ts': 'isImitation', // the other patterns read 120 characters before or after a value
  'core/radar/severity.ts': 'severityOf',
  'facts/dns/findings.ts': 'caaFindings',
  'facts/mail/spf.ts': 'parseSpf',
  'lib/homograph.ts': 'mixesScripts',
  'lib/json-text.ts': { bounded: 'it matches one sign of three' },
  'lib/rows/decoder.ts': { bounded: 'it reads one character of at most four bytes' },
  'lib/sign-classes.ts': { bounded: 'it reads one sign of a name' },
  'sources/leaks/mask.ts': 'maskWithin',
  'sources/lists/read-list.ts': { bounded: 'they are of rows, anchored, and read one entry' },
  'sources/registered/block-pages.ts': 'findFailure for pages',
  'sources/registered/packs/names-rule.ts': { bounded: 'it reads names, and `workOf` limits the ways to match one' },
  'sources/registered/packs/page-proof.ts': 'pageProof',
  'sources/registered/proof.ts': 'proves and mentions',
  'sources/registered/shown-text.ts': 'isShown',
  'sources/registered/token.ts': { bounded: 'it reads one tag of at most 10,000 characters, anchored at the name' },
  'sources/registered/wall-page.ts': 'findFailure for pages',
  'sources/rows/addresses/software-hosts.ts': { bounded: 'it is anchored, and reads the address of a picture' },
}

describe('what reads texts of sources', () => {
  for (const [name, [read, markers]] of Object.entries(readers)) {
    it(`takes linear time for each marker, opened and never closed: ${name}`, function () {
      this.timeout(120_000)
      const slow = markers.filter(pump => firstSlowLength(read, { pump }) !== undefined)

      expect(slow).to.eql([])
    })
  }

  it('is in the table if it composes patterns', async () => {
    const root = new URL('../../src/', import.meta.url)
    const files = (await Promise.all(['sources', 'lib', 'facts', 'core'].map(async folder =>
      (await readdir(new URL(`${folder}/`, root), { recursive: true })).map(name => `${folder}/${name}`)))).flat()
    const composing = await Promise.all(files.filter(name => name.endsWith('.ts')).map(async name =>
      /\bnew RegExp\(/.test(await readFile(new URL(name, root), 'utf8')) ? [name] : []))

    expect(composing.flat().sort()).to.eql(Object.keys(composed).sort())
  })
})
