import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import type { ViewProps } from '../model/view-props.ts'
import { lineOf } from './lines.ts'
import { OperationView } from './operation-view.tsx'
import { FirstSentence, Prose } from './prose.tsx'

/** The direct tools with their operations, or the form of one operation. */
export function Tools({ rest: [tool, operation] }: ViewProps) {
  const { client } = useSession()
  const { value, error } = useLoad(signal => client.tools.list({ signal }))
  if (value === undefined) return error ? <Fault error={error} /> : <p class="quiet">Loading …</p>
  const { tools } = value.data
  if (tool !== undefined) {
    const found = tools.find(each => each.tool === tool)?.operations.find(each => each.operation === operation)
    return found ? <OperationView of={found} line={lineOf(tool, found.operation)} /> : <p>There is no such tool.</p>
  }
  return (
    <>
      <h1>Direct tools</h1>
      <p class="lead">Each asks several sources about one value, and answers at once.</p>
      {tools.map(({ tool: name, name: title, description, operations }) => (
        <section key={name}>
          <h2>{title}</h2>
          <p class="quiet"><Prose of={description} /></p>
          <ul class="list">
            {operations.map(each => (
              <li key={each.operation}>
                <a href={hrefOf('tools', name, each.operation)}>{each.name}</a>
                <span class="quiet tool-text">
                  {lineOf(name, each.operation) ?? <FirstSentence of={each.description} />}
                </span>
                {!each.available && <span class="label">not available</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
