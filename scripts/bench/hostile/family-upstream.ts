/** Simulates all sources with documented answers that were made hostile. */
import { createUpstreamServer } from '../../../src/upstreams/server.ts'
import { upstreams } from '../../../src/upstreams/index.ts'
import { answerParent } from '../../support/child.ts'
import { hostile, inflations } from './inflate.ts'

let chosen = { inflation: Object.values(inflations)[0]!, bytes: 0 }
const server = createUpstreamServer({
  upstreams: upstreams.map(one => hostile(one, () => chosen)),
  outcomes: () => 'success',
})

answerParent({
  listen: async () => Number(new URL(await server.listen(0)).port),
  choose({ name, bytes }: { name: string, bytes: number }) {
    chosen = { inflation: inflations[name]!, bytes }
  },
})
