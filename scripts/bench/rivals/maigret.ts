import { readLines, siteSeconds, type Rival } from './rival.ts'

const connections = 200

/**
 * Maigret. The options are the quickest of those measured: 50, 100, 200, 400 and 700 connections, both resolvers.
 * https://maigret.readthedocs.io/en/latest/command-line-options.html
 */
export const maigret: Rival = {
  name: 'Maigret',
  package: 'maigret',
  version: '0.6.6',
  program: 'maigret',
  settings: `${connections} connections, ${siteSeconds} s a site`,
  list: sites => ({
    engines: {},
    tags: ['social'],
    sites: Object.fromEntries(sites.map(site => [site.name, {
      checkType: 'message',
      presenseStrs: [site.found],
      absenceStrs: site.missing,
      tags: ['social'],
      url: site.profile('{username}'),
      urlMain: site.homepage,
      usernameClaimed: site.known,
      usernameUnclaimed: 'noonewouldeverusethis7',
    }])),
  }),
  args: name => [
    '--db', 'sites.json', '--all-sites', '--no-autoupdate', '--no-recursion', '--no-extracting', '--retries', '0',
    '--max-connections', String(connections), '--timeout', String(siteSeconds),
    '--print-not-found', '--print-errors', '--no-color', '--no-progressbar', name,
  ],
  read: output => readLines(output, 'Not found!'),
}

/**
 * Maigret without the certificates of the machine. It reads all of them again for each site, which takes most of its
 * time. Without TLS it needs none; a real sweep does.
 */
export const maigretWithoutCertificates: Rival = {
  ...maigret,
  name: 'Maigret without certificates',
  environment: { SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '/dev/null' },
}
