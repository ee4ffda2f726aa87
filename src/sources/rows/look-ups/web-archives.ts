import type { LookUp } from '../look-up.ts'

const facts = { type: 'Domain Name', category: 'infrastructure' } as const
const notFound = 'tracewell-no-such-name-0.org'

/** First captures of a site in web archives, from their capture index (CDX). */
export const webArchives: readonly LookUp[] = [
  {
    ...facts,
    slug: 'wayback-first',
    name: 'Wayback Machine: first capture',
    description: 'First capture of the site with this name in the Internet Archive',
    homepage: 'https://web.archive.org',
    source: 'https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server',
    seen: '2026-11-28',
    url: 'https://web.archive.org/cdx/search/cdx?output=json&fl=timestamp,original,statuscode&limit=1&url={value}',
    has: '1.0', // the first row holds the names of the columns
    missing: { path: '', says: 'empty list' },
    deadlineMs: 30_000,
    page: 'https://web.archive.org/web/*/{value}',
    times: { zone: 'UTC' },
    fields: [['Time', '1.0', 'date'], ['Address', '1.1'], ['Status', '1.2']],
    examples: {
      found: 'example.com',
      answer: [['timestamp', 'original', 'statuscode'], ['20020120142510', 'http://{value}:80/', '200']],
      notFound,
      missing: [],
    },
  },
  {
    ...facts,
    slug: 'arquivo-pt',
    tags: ['pt'],
    name: 'Arquivo.pt',
    description: 'First capture of the site with this name in the Portuguese web archive',
    homepage: 'https://arquivo.pt',
    source: 'https://github.com/arquivo/pwa-technologies/wiki/URL-search:-CDX-server-API',
    seen: '2026-11-28',
    url: 'https://arquivo.pt/wayback/cdx?output=json&fields=url,timestamp,status&limit=1&url={value}',
    has: 'timestamp',
    missing: { status: 200, text: /^$/ },
    deadlineMs: 30_000,
    page: 'https://arquivo.pt/wayback/*/{value}',
    times: { zone: 'UTC' },
    fields: [['Time', 'timestamp', 'date'], ['Address', 'url'], ['Status', 'status']],
    examples: {
      found: 'publico.pt',
      answer: { url: 'http://{value}/', timestamp: '19961013145650', status: '200' },
      notFound,
      missing: null,
    },
  },
]
