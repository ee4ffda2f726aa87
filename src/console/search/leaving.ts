import { useEffect } from 'preact/hooks'
import { session } from '../session.ts'

/** Asks whether the result of a temporary search may be lost. */
export const mayLeave = (): boolean =>
  confirm('Leave this page? The result of the temporary search is not stored: it is lost.')

/** Asks before a link, a reload or the end of the tab loses what is shown. Signing out and the way back do not ask. */
export function useAskBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    const unload = (event: BeforeUnloadEvent) => {
      if (session.peek() !== undefined) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const isOfNewTab = event.ctrlKey || event.metaKey || event.shiftKey
      if (isOfNewTab || !(event.target as Element).closest('a[href^="#/"]') || mayLeave()) return
      event.preventDefault()
    }
    addEventListener('beforeunload', unload)
    document.addEventListener('click', click, { capture: true })
    return () => {
      removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [isAsking])
}
