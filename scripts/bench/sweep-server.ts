/** The product, with the checks of the simulated sites and a few modules. */
import { writeFileSync } from 'node:fs'
import { createNames } from '../../src/sources/egress/names.ts'
import { card } from '../../src/sources/kit/card.ts'
import { httpModule } from '../../src/sources/kit/http-module.ts'
import { answerParent } from '../support/child.ts'
import { countCommits } from './commits.ts'
import { anyStreams, startServer, type Reached } from '../support/child-server.ts'
import { createSiteCheck } from './sweep-sites.ts'
import type { WebAddress } from './sweep-web.ts'

export interface SweepServer extends WebAddress {
  sites: number
  modules: number
  scheme: 'http' | 'https'
  /** `true` if names come from the name server; otherwise they are known at once. */
  asksNames: boolean
  environment: Record<string, string>
}

const lookUp = (number: number, origin: (host: string) => string) => httpModule({
  slug: `look-up-${number}`,
  name: `Look-up ${number}`,
  description: 'Asks a slow source',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['social'],
  homepage: 'https://look-up.example',
  cacheMs: 0,
  examples: { found: [], notFound: [] },
  request: value => ({ url: `${origin(`m${number}.sites.example`)}/module/${encodeURIComponent(value)}` }),
  response: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  cards: answer => [card([['Name', answer.name, 'name']], answer)],
})

const commits = countCommits()

answerParent({
  commits,

  async start(
    { port, nameServer, sites, modules, scheme, asksNames, environment }: SweepServer,
  ): Promise<Reached> {
    const origin = (host: string) => `${scheme}://${host}:${port}`
    const { url, key } = await startServer({ ...anyStreams, EGRESS_ALLOW: '127.0.0.1:*', ...environment }, {
      modules: Array.from({ length: modules }, (_, index) => lookUp(index, origin)),
      checks: Array.from({ length: sites }, (_, index) => createSiteCheck(index, origin)),
      lookup: asksNames ? createNames({ servers: [nameServer] }) : () => Promise.resolve(['127.0.0.1']),
    })
    return { url, key }
  },
  /** Sets the peak memory of this process back to its present memory. https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html */
  forgetPeak: () => writeFileSync('/proc/self/clear_refs', '5'),
})
