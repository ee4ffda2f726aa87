import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useLoad } from '../ui/load.ts'
import { followKeys } from './keys.ts'

type Open = 'palette' | 'help' | undefined

/** The shortcuts of the console. Their dialogs are loaded when they are first opened. */
export function Keyboard() {
  const open = useSignal<Open>(undefined)
  useEffect(() => followKeys({
    palette: () => { open.value = open.peek() === 'palette' ? undefined : 'palette' },
    help: () => { open.value = 'help' },
  }), [])
  const isOpen = open.value !== undefined
  const { value: dialogs } = useLoad(async () => isOpen ? import('./dialogs.tsx') : undefined, String(isOpen))
  const close = () => { open.value = undefined }
  if (!isOpen || dialogs === undefined) return null
  return open.value === 'help' ? <dialogs.Help close={close} /> : <dialogs.Palette close={close} />
}
