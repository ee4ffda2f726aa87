import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** Returns whether the screen is as narrow as a phone: the width at which the style sheets change the layout. */
export function useNarrow(): boolean {
  const query = matchMedia('(max-width: 40rem)')
  const isNarrow = useSignal(query.matches)
  useEffect(() => {
    const change = () => { isNarrow.value = query.matches }
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return isNarrow.value
}
