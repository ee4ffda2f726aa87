import { expect } from 'chai'
import type { Started } from '../../scripts/support/start.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { until } from '../../scripts/support/until.ts'

/** Returns observables with different values. */
export const names = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `person-${index}` }))

/** Options that ask the module `quick` only. */
export const quick = { modules: { mode: 'selected', ids: [moduleId('quick')] } }

/** Creates helpers for investigations. */
export function investigationsOf({ request }: Pick<Started, 'request'>) {
  const create = (body: object, headers = {}) => request('POST', '/investigations', { body, headers })
  const stateOf = async (id: string) => (await request('GET', `/investigations/${id}`)).body.data
  const finished = (id: string) => until(async () => (await stateOf(id)).investigation.status === 'finished')
  async function begin(body: object): Promise<string> {
    const { status, body: answer } = await create(body)
    expect(status).to.equal(201)
    return answer.data.investigation.id
  }
  return {
    create,
    stateOf,
    finished,
    begin,
    async finish(body: object): Promise<string> {
      const id = await begin(body)
      await finished(id)
      return id
    },
  }
}
