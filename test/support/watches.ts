import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import type { Started } from '../../scripts/support/start.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { card, link } from '../../src/sources/kit/card.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import { until } from '../../scripts/support/until.ts'

/** Creates a module that finds the pages of `found`, or fails if `fails` is set. */
export function createChanging() {
  const state = { found: [] as string[], fails: false }
  const module = createModule('changing', {
    category: 'profile',
    kind: 'api',
    run() {
      if (state.fails) throw new SourceFailure('UPSTREAM_ERROR', 'the source failed')
      return state.found.map(url => card([['Profile', link(url)]], { url }))
    },
  })
  return Object.assign(state, { module })
}

/** A watch that asks the module of `createChanging`. */
export const daily = {
  observable: { value: 'sam' }, interval_hours: 24, modules: { mode: 'selected', ids: [moduleId('changing')] },
} as const

/** Creates helpers for watches. */
export function watchesOf({ request }: Pick<Started, 'request'>) {
  const post = (body: object, headers = {}) => request('POST', '/watches', { body, headers })
  const runNow = (id: string) => request('POST', `/watches/${id}/run`)
  const stateOf = async (id: string) => (await request('GET', `/watches/${id}`)).body.data.watch
  /** Waits until a watch has compared this number of runs. */
  const ran = (id: string, runs: number) => until(async () => {
    const watch = await stateOf(id)
    return watch.runs === runs && watch.current_search === null && watch.last_run !== null
  })
  return {
    post,
    runNow,
    stateOf,
    ran,
    patch: (id: string, body: object) => request('PATCH', `/watches/${id}`, { body }),
    remove: (id: string) => request('POST', '/watches/delete', { body: { ids: [id] } }),
    changesOf: async (id: string) => (await request('GET', `/watches/${id}/changes`)).body.data.changes,
    async create(body: object = {}): Promise<string> {
      const { status, body: answer } = await post({ ...daily, ...body })
      expect(status).to.equal(201)
      return answer.data.watch.id
    },
    /** Runs a watch, and waits for the end of the run. */
    async runAgain(id: string): Promise<void> {
      const { runs } = await stateOf(id)
      expect((await runNow(id)).status).to.equal(202)
      await ran(id, runs + 1)
    },
  }
}
