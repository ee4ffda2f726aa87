import { hrefOf } from '../model/route.ts'
import { Fault } from '../ui/fault.tsx'

/** In place of an investigation that cannot be loaded. */
export const Missing = ({ error }: { error: unknown }) => (
  <>
    <h1>Investigation</h1>
    <Fault error={error} />
    <p><a href={hrefOf('investigations')}>All investigations</a></p>
  </>
)
