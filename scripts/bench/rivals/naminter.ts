import type { Verdict } from '../../../src/sources/registered/account-check.ts'
import { siteSeconds, type Rival } from './rival.ts'

const tasks = 200
/** Its other statuses, such as `partial_exists`, are no verdict. */
const statuses: Readonly<Record<string, Verdict['status']>> = { exists: 'registered', missing: 'not_registered' }

/**
 * naminter, which takes lists in the format of WhatsMyName. Its client has at most 10 connections, so more tasks than
 * that change nothing. https://github.com/3xp0rt/naminter#usage
 */
export const naminter: Rival = {
  name: 'naminter',
  package: 'naminter',
  version: '1.0.9',
  program: 'naminter',
  settings: `${tasks} tasks, ${siteSeconds} s a site`,
  list: sites => ({
    license: [],
    authors: [],
    categories: ['social'],
    sites: sites.map(site => ({
      name: site.name,
      uri_check: site.profile('{account}'),
      e_code: 200,
      e_string: site.found,
      m_code: 404,
      m_string: site.missing[0],
      known: [site.known],
      cat: 'social',
    })),
  }),
  args: name => [
    '--username', name, '--local-data', 'sites.json', '--skip-validation', '--max-tasks', String(tasks),
    '--timeout', String(siteSeconds), '--impersonate', 'none', '--no-progressbar', '--no-color',
    '--filter-all', '--json', '--json-path', 'verdicts.json',
  ],
  output: 'verdicts.json',
  read(output) {
    const results = JSON.parse(output) as Array<{ name: string, status: string }>
    return new Map(results.map(({ name, status }) => [name, statuses[status] ?? 'unknown']))
  },
}
