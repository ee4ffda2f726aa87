import { readLines, siteSeconds, type Rival } from './rival.ts'

/** Sherlock. It has 20 threads, which no option changes. https://sherlockproject.xyz/usage */
export const sherlock: Rival = {
  name: 'Sherlock',
  package: 'sherlock-project',
  version: '0.16.2',
  program: 'sherlock',
  settings: `20 threads, ${siteSeconds} s a site`,
  list: sites => Object.fromEntries(sites.map(site => [site.name, {
    errorType: ['status_code', 'message'],
    errorMsg: site.missing,
    url: site.profile('{}'),
    urlMain: site.homepage,
    username_claimed: site.known,
  }])),
  args: name => [
    '--json', 'sites.json', '--ignore-exclusions', '--timeout', String(siteSeconds), '--print-all', '--no-color', name,
  ],
  read: output => readLines(output, 'Not Found!'),
}
