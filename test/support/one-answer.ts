import type { Module, Query } from '../../src/sources/kit/source.ts'
import type { UpstreamAnswer, UpstreamRequest } from '../../src/upstreams/upstream.ts'
import { simulate } from './simulated.ts'

/** Runs a module against one answer of `origin`. Returns its cards, its failure and the requests. */
export async function runOn(
  origin: string, answer: UpstreamAnswer, module: Module, { type, value }: Query,
) {
  const requests: UpstreamRequest[] = []
  const respond = () => answer
  await using world = await simulate({
    upstreams: [{
      origin,
      subject: request => {
        requests.push(request)
        return ''
      },
      found: respond,
      notFound: respond,
    }],
  })
  const { cards, failure } = await world.run(module, type, value)
  return { cards, failure, requests }
}
