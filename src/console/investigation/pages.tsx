import { useLoad } from '../ui/load.ts'
import { Fault } from '../ui/fault.tsx'
import type { ViewProps } from '../model/view-props.ts'
import { InvestigationView } from './investigation.tsx'

/** An investigation, or its graph, which comes with a library of its own. */
export const InvestigationPages = (props: ViewProps) =>
  props.rest[1] === 'graph' ? <LazyGraph {...props} /> : <InvestigationView {...props} />

function LazyGraph(props: ViewProps) {
  const { value: View, error } = useLoad(async () => (await import('./graph-view.tsx')).GraphView)
  if (error) return <Fault error={error} />
  return View ? <View {...props} /> : <p class="quiet">Loading …</p>
}
