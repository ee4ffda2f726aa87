import { useSession } from '../model/session.ts'
import { useLoad } from '../ui/load.ts'
import { countOf, numberOf } from '../ui/time.tsx'
import { coreSearchMeaning } from '../ui/words.ts'

/** Cost of the search, and the rest of the plan. */
export function Cost({ searches, isLeast = false }: {
  searches: number
  /** Whether it may cost more: one core search for each found value that is searched. */
  isLeast?: boolean
}) {
  const { client } = useSession()
  const { value } = useLoad(signal => client.account.usage({ signal }))
  if (value === undefined) return null
  const { daily, global } = value.limits.limits
  const left = Math.max(0, Math.min(daily.max - daily.used, global.max - global.used))
  return (
    <p class={left < searches ? 'cost bad' : 'cost quiet'}>
      {searches > 0 && `Costs ${isLeast ? 'at least ' : ''}${countOf(searches, 'core search', 'core searches')}. `}
      {numberOf(Math.max(0, daily.max - daily.used))} {searches === 0 && 'core searches '}left today,{' '}
      {numberOf(Math.max(0, global.max - global.used))} in this billing month. {coreSearchMeaning}
    </p>
  )
}
