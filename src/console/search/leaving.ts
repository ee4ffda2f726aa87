import { useEffect } from 'preact/hooks'
import { askBeforeLeaving, leadsToTab, mayLeave, wouldLose } from '../model/route.ts'

const question = (): boolean =>
  confirm('Leave this page? The result of the temporary search is not stored: it is lost.')

/**
 * Asks before what is shown is lost: by a link, the Back button, signing out or a reload. Browsers ask before a reload
 * and the end of the tab in their own words.
 */
export function useAskBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    const stop = askBeforeLeaving(question)
    const unload = (event: BeforeUnloadEvent) => { if (wouldLose()) event.preventDefault() }
    const click = (event: MouseEvent) => { // before the address changes
      const isOfNewTab = event.ctrlKey || event.metaKey || event.shiftKey
      const link = (event.target as Element).closest('a[href]:not([target], .skip)')
      if (link !== null && !isOfNewTab && !leadsToTab(link as HTMLAnchorElement) && !mayLeave()) event.preventDefault()
    }
    addEventListener('beforeunload', unload)
    document.addEventListener('click', click, { capture: true })
    return () => {
      stop()
      removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [isAsking])
}
