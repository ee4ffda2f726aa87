import { TracewellError } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { Fault } from '../ui/fault.tsx'

/** In place of a search that cannot be loaded. */
export function MissingSearch({ error }: { error: unknown }) {
  // an id of another form is refused with 400
  const isUnknown = error instanceof TracewellError && [400, 404].includes(error.status)
  return (
    <>
      <h1>Search</h1>
      {isUnknown
        ? <p role="alert">There is no such search. Perhaps it was deleted, or its address is not complete.</p>
        : <Fault error={error} />}
      <p><a href={hrefOf('history')}>All searches</a> or <a href={hrefOf('new')}>a new one</a></p>
    </>
  )
}
