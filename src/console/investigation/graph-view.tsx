import type { GraphNode } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { Missing } from './missing.tsx'
import { isQueryType } from '../model/kinds.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { notify } from '../ui/notices.tsx'
import { saveFile } from '../ui/save.ts'
import type { ViewProps } from '../model/view-props.ts'
import { Graph } from '../graph/graph.tsx'

/** The graph of an investigation: what was searched, what that led to, and the cards that vouch for it. */
export function GraphView({ rest: [id = ''] }: ViewProps) {
  const { client } = useSession()
  const { value, error, isLoading, reload } = useLoad(async signal => {
    const graph = await client.investigations.graph(id, { signal })
    return typeof graph === 'string' ? undefined : graph.data
  })
  const saving = useAction()
  const save = async () => {
    const file = await client.investigations.graph(id, { format: 'gexf' })
    if (typeof file === 'string') saveFile(`tracewell-${id}.gexf`, 'application/xml', file)
  }
  const following = useAction()
  const follow = ({ type, value: observable }: GraphNode, searchId: string) => void following.run(async () => {
    if (!isQueryType(type)) return
    await client.investigations.follow(id, [{ type, value: observable, search_id: searchId }])
    notify('Added to the investigation')
    reload()
  })
  if (error && !value) return <Missing error={error} />
  return (
    <>
      <header class="result-head">
        <h1>Graph of the investigation</h1>
        <p class="actions">
          <a href={hrefOf('investigation', id)}>The investigation</a>
          <button type="button" onClick={() => void saving.run(save)}>Save for Gephi</button>
          <button type="button" disabled={isLoading} onClick={reload}>Read again</button>
        </p>
      </header>
      <Fault error={error ?? saving.error ?? following.error} />
      {value ? <Graph data={value} follow={follow} /> : <p class="quiet">Loading …</p>}
    </>
  )
}
