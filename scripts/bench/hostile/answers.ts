import { brotliCompressSync, gzipSync } from 'node:zlib'
import { baits, list, values } from './payloads.ts'

/** A hostile response. */
export interface Answer {
  body: string | Buffer
  type?: string
  encoding?: string
  headers?: Record<string, string>
  /** Size of the chunks of the body, in bytes. Default: the body is one chunk. */
  chunkBytes?: number
}

/** Builds the response of a host. `bytes` is the approximate size of the body after decompression. */
export type Play = (host: string, bytes: number, path: string) => Answer

const json = (body: string): Answer => ({ body, type: 'application/json' })
const html = (body: string): Answer => ({ body, type: 'text/html' })

/** Valid responses, whose member `bomb` takes any JSON. */
export const profiles: Readonly<Record<string, (bomb: string) => string>> = {
  'api.github.com': bomb =>
    `{"login":"ada","id":1,"html_url":"https://github.com/ada","created_at":"2020-01-02T03:04:05Z","bomb":${bomb}}`,
  'rdap.org': bomb => `{"objectClassName":"domain","ldhName":"bench.example","bomb":${bomb}}`,
}

export const profile = (payload: string): Play => (host, bytes) =>
  json((profiles[host] ?? (bomb => bomb))(values[payload]!(bytes)))

export const bare = (payload: string): Play => (_, bytes) => json(values[payload]!(bytes))

const date = '"not_before":"2026-03-04T04:06:08","not_after":"2026-06-02T04:06:07"'
const texts = (names: Names) => (bytes: number) => `[${list(bytes, index => JSON.stringify(names(index)))}]`
type Names = (index: number) => string

/** Responses of the sources of subdomains. */
const nameHosts: Readonly<Record<string, (names: Names) => (bytes: number) => string>> = {
  'crt.sh': names => bytes =>
    `[${list(bytes, index => `{"issuer_name":"C","name_value":${JSON.stringify(names(index))},${date}}`)}]`,
  'api.certspotter.com': names => bytes =>
    `[${list(bytes, index => `{"dns_names":[${JSON.stringify(names(index))}],"issuer":{},${date}}`)}]`,
  'ctl.shodan.io': texts,
  'crt.name': names => bytes => list(bytes, names).replaceAll(',', '\n'),
  'api.hackertarget.com': names => bytes => list(bytes, index => `${names(index)},192.0.2.1`).replaceAll('.1,', '.1\n'),
  'web.archive.org': names => bytes => `[["original","timestamp"],${
    list(bytes, index => `[${JSON.stringify(`http://${names(index)}/`)},"20260304040608"]`)
  }]`,
  'urlscan.io': names => bytes => `{"results":[${
    list(bytes, index => `{"page":{"domain":${JSON.stringify(names(index))}}}`)
  }]}`,
  'cavalier.hudsonrock.com': names => bytes => `{"data":{"employees_urls":[],"clients_urls":[${
    list(bytes, index => `{"url":${JSON.stringify(`https://${names(index)}/login`)}}`)
  }]}}`,
  'ip.thc.org': names => bytes =>
    `{"domains":[${list(bytes, index => `{"domain":${JSON.stringify(names(index))}}`)}],"next_page_state":"1"}`,
  'index.commoncrawl.org': names => bytes =>
    list(bytes, index => `{"url": "http://${names(index)}/"}`).replaceAll('},{', '}\n{'),
}

export const names = (name: Names, only?: string): Play => (host, bytes, path) => {
  if (path.includes('collinfo.json')) return json('[{"id":"x","cdx-api":"https://index.commoncrawl.org/x-index"}]')
  return only !== undefined && host !== only ? { ...json('{}') } : json(nameHosts[host]?.(name)(bytes) ?? '{}')
}

const lines: Readonly<Record<string, string>> = { 'tiny lines': '{}\n', 'no lines': '\n', 'tiny rows': '"url"\n' }
export const crawl = (kind: string): Play => (host, bytes, path) =>
  path.includes('collinfo.json') || host !== 'index.commoncrawl.org'
    ? names(() => '')(host, 1, path)
    : json(lines[kind]!.repeat(bytes / lines[kind]!.length))

/** Certificates with 300 names each. */
export const certificates: Play = (host, bytes) => {
  const many = (index: number) => Array.from({ length: 300 }, (_, name) => `n${index}-${name}.bench.example`)
  return json(host === 'crt.sh'
    ? `[${list(bytes, index => `{"issuer_name":"C","name_value":${JSON.stringify(many(index).join('\n'))},${date}}`)}]`
    : `[${list(bytes, index => `{"dns_names":${JSON.stringify(many(index))},"issuer":{},${date}}`)}]`)
}

const recordHosts: Readonly<Record<string, (records: string) => string>> = {
  'api.dehashed.com': records => `{"entries":[${records}]}`,
  'leakcheck.io': records => `{"success":true,"result":[${records}]}`,
  'cavalier.hudsonrock.com': records => `{"stealers":[${records}]}`,
  'api.xposedornot.com': records => `{"ExposedBreaches":{"breaches_details":[${records}]}}`,
}
const record = (fields: string) => `{"database_name":"x","email":["ada@bench.example"],${fields}}`

export const records = (fields: (index: number) => string): Play => (host, bytes) =>
  json((recordHosts[host] ?? (all => `[${all}]`))(list(bytes, index => record(fields(index)))))

export const oneRecord = (fields: (bytes: number) => string): Play => (host, bytes) =>
  json((recordHosts[host] ?? (all => `[${all}]`))(record(fields(bytes))))

export const breaches = (name: Names): Play => (host, bytes) => json(host === 'haveibeenpwned.com'
  ? `[${list(bytes, index => `{"Name":${JSON.stringify(name(index))},"Title":"t${index}","Domain":"x.example",
    "PwnCount":1,"BreachDate":"2020-01-02","DataClasses":["a"],"IsVerified":true,"IsSensitive":false}`)}]`
  : `{"ExposedBreaches":{"breaches_details":[${list(bytes, index => `{"breach":${JSON.stringify(name(index))}}`)}]}}`)

export const provided = (data: (index: number) => string): Play => (_, bytes) =>
  json(`[${list(bytes, index => `{"module":"m${index}","status":"found","data":${data(index)}}`)}]`)

export const catalogue = (extra: (index: number) => string): Play => (_, bytes) => json(`[${list(bytes, index => `{
  "Name":"b${index}","Title":"t","Domain":"x.example","BreachDate":"2020-01-02","AddedDate":"2020-01-02T00:00:00Z",
  "ModifiedDate":"2020-01-02T00:00:00Z","PwnCount":1,"Description":${extra(index)},"DataClasses":["Passwords"],
  "IsVerified":true,"IsFabricated":false,"IsSensitive":false,"IsRetired":false,"IsSpamList":false}`)}]`)

export const records16 = (data: (bytes: number) => string): Play => (_, bytes) =>
  json(`{"Status":0,"Question":[],"Answer":[{"type":16,"data":${JSON.stringify(data(bytes))}}]}`)
export const manyRecords = (type: number, data: string): Play => (_, bytes) =>
  json(`{"Status":0,"Question":[],"Answer":[${list(bytes, () => `{"type":${type},"data":${JSON.stringify(data)}}`)}]}`)

export const page = (content: (bytes: number) => string): Play => (_, bytes) => html(content(bytes))
export const bait = (name: string, around: (text: string) => string = text => text) => (bytes: number): string =>
  around(baits[name]!(bytes))

/** Bodies that are hostile below HTTP's content: compressed a thousandfold, in tiny chunks, in other encodings. */
export const wire: Readonly<Record<string, Play>> = {
  'gzip of 200 MB': () => ({ ...json(''), body: gzipped, encoding: 'gzip' }),
  'brotli of 200 MB': () => ({ ...json(''), body: brotlied, encoding: 'br' }),
  'gzip of a page': (_, bytes) => ({ ...html(''), body: gzipSync('a'.repeat(bytes)), encoding: 'gzip' }),
  'chunks of one byte': () => ({ ...json(`"${'a'.repeat(200_000)}"`), chunkBytes: 1 }),
  'headers of 15 kB': () => ({ ...json('{}'), headers: { 'x-a': 'a,'.repeat(7_000) } }),
  'UTF-16': (_, bytes) => ({ ...json(''), body: Buffer.from(values['short texts']!(bytes / 2), 'utf16le') }),
  'byte order mark': (_, bytes) => json(`\ufeff${values['short texts']!(bytes)}`),
  'not UTF-8': (_, bytes) => ({ ...json(''), body: Buffer.concat([Buffer.from('"'), Buffer.alloc(bytes, 0xff)]) }),
}
const gzipped = gzipSync(Buffer.alloc(200_000_000, 0x20))
const brotlied = brotliCompressSync(Buffer.alloc(200_000_000, 0x20), { params: { 1: 4 } })
