import type { Caller } from '../../support/process.ts'
import { readEvents } from '../../support/sse.ts'
import { createChoices, createFollow, send } from './calls.ts'

/** Something that a partner does, with an API key, for the nth time. */
export type Action = (key: string, number: number) => Promise<void>

interface Parts {
  api: Caller
  images: Caller
  receiver: string
  random: () => number
}

const interval = 24
const knownNames = 50
const domains = 200
const flags = ['fr', 'de', 'us', 'gb', 'jp', 'br', 'in', 'za', 'un', 'eu']
const formats = ['svg', 'png', 'webp', 'jpg']
const lists = ['/usage', '/search?limit=20', '/modules', '/leaks', '/watches', '/radar/breaches?limit=10', '/tools']
const tools: ReadonlyArray<[path: string, body: (name: string) => object]> = [
  ['/tools/domain-intelligence/dns', name => ({ domain: `${name}.com` })],
  ['/tools/domain-intelligence/subdomains', name => ({ domain: `${name}.com` })],
  ['/tools/account-intelligence/pseudonym', name => ({ pseudonym: name })],
  ['/tools/gaming-intelligence/profile', name => ({ pseudonym: name })],
]

export function createActions({ api, images, receiver, random }: Parts): Record<string, Action> {
  const { chance, one } = createChoices(random)
  const follow = createFollow(api, random)

  /** Most values are new, the others were searched before, so that the cache is read too. */
  const valueFor = (what: string, number: number): string =>
    chance(0.75) ? `${what}-${number}` : `known-${Math.floor(random() * knownNames)}`
  const queryFor = (what: string, number: number): object => {
    const value = valueFor(what, number)
    return chance(0.7)
      ? { type: 'Pseudonym', value } : { type: 'Email Address', value: `${value}@example.com` }
  }

  return {
    async stored(key, number) {
      const delivery = chance(0.5) ? { webhook: { url: receiver, secret: 'correct-horse-battery-staple' } } : undefined
      const body = { query: queryFor('stored', number), leaks: { mode: 'all' }, ...delivery && { delivery } }
      const made = await send<{ search: { id: string } }>(api, 'POST', '/search', [201, 429], key, body)
      if (!made) return
      const { id } = made.search
      await follow(`/search/${id}/stream`, key, 'search.finished')
      // the retention may have deleted the search meanwhile
      const ending = one(['results', 'observables', 'profile', 'export?format=csv', 'results/leaks'])
      await send(api, 'GET', `/search/${id}/${ending}`, [200, 404], key)
      if (chance(0.3)) await send(api, 'POST', '/search/delete', [202, 404], key, { ids: [id] })
    },

    async temporary(key, number) {
      const body = { query: queryFor('temporary', number) }
      const response = await api.send('POST', '/search/temporary', { key, body })
      if (response.status === 429) return void await response.text()
      let events = 0
      const leavesAfter = chance(0.25) ? Math.ceil(random() * 5) : Infinity
      for await (const { event } of readEvents(response)) {
        if (event === 'search.finished' || ++events >= leavesAfter) return
      }
      throw new Error('a temporary search ended without its last event')
    },

    async investigation(key, number) {
      const observables = [1, 2, 3].map(at => ({ type: 'Pseudonym', value: `group-${number}-${at}` }))
      type Made = { data: { investigation: { id: string } } }
      const made = await send<Made>(api, 'POST', '/investigations', [201, 429], key, { observables })
      if (!made) return
      const { id } = made.data.investigation
      await follow(`/investigations/${id}/stream`, key, 'investigation.finished')
      await send(api, 'GET', `/investigations/${id}/graph`, [200, 404], key)
      await send(api, 'POST', '/investigations/delete', [202, 404], key, { ids: [id] })
    },

    async watch(key, number) {
      const body = { observable: { type: 'Pseudonym', value: `tw-watch-${number}` }, interval_hours: interval,
        delivery: { webhook: { url: receiver, secret: 'correct-horse-battery-staple' } } }
      const made = await send<{ data: { watch: { id: string } } }>(api, 'POST', '/watches', [201, 429], key, body)
      if (!made) return
      const { id } = made.data.watch
      const stream = await api.send('GET', `/watches/${id}/stream`, { key })
      for await (const event of readEvents(stream)) if (event !== undefined) break
      await send(api, 'POST', `/watches/${id}/run`, [202, 409, 429], key)
      await send(api, 'GET', `/watches/${id}/changes`, [200], key)
      await send(api, 'POST', '/watches/delete', [202], key, { ids: [id] })
    },

    async tool(key, number) {
      const [path, body] = one(tools)
      // 502 and 503: every source, or each required one, has failed
      await send(api, 'POST', path, [200, 404, 429, 502, 503], key, body(valueFor('tool', number)))
    },

    async image(key) {
      const path = chance(0.7)
        ? `/flags/${one(flags)}.${one(formats)}`
        : `/site-${Math.floor(random() * domains)}.com?size=64`
      await send(images, 'GET', path, [200, 404], key)
    },

    async read(key) {
      await send(api, 'GET', one(lists), [200, 429], key)
    },
  }
}
