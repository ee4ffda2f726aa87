import type { SearchState } from '../model/client.ts'
import { Label } from '../model/label.tsx'
import { hrefOf } from '../model/route.ts'
import { Time } from '../ui/time.tsx'

/** When a search was begun, its name and labels, and what it belongs to. */
export function Identity({ search }: { search: SearchState['data']['search'] }) {
  const { created_at: at, reference, labels, investigation_id: investigation, watch_id: watch } = search
  const { retries } = search
  return (
    <p class="identity">
      <span class="quiet">Begun <Time of={at} /></span>
      {reference !== null && <span>{reference}</span>}
      {labels.map(label => <Label of={label} key={label} />)}
      {investigation !== undefined && <a href={hrefOf('investigation', investigation)}>Its investigation</a>}
      {watch !== undefined && <a href={hrefOf('watches', watch)}>Its watch</a>}
      {retries.map((id, index) => <a href={hrefOf('search', id)} key={id}>Retry {index + 1}</a>)}
    </p>
  )
}
