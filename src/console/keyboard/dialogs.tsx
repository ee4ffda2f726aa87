import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { queryTypes } from '../model/kinds.ts'
import { goTo, mayLeave } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { hasShortcuts, setShortcuts, shortcuts, viewKeys } from './keys.ts'

/** A dialog over the page. It closes with Escape, and gives the focus back. */
function Dialog({ label, close, children }: { label: string, close(): void, children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current!.showModal()
    return () => before?.focus()
  }, [])
  return (
    <dialog ref={dialog} aria-label={label} onClose={close}
      onClick={event => { if (event.target === dialog.current) close() }}
    >{children}</dialog>
  )
}

/** Lists the shortcuts, and switches them off. */
export function Help({ close }: { close(): void }) {
  const isOn = useSignal(hasShortcuts())
  return (
    <Dialog label="Shortcuts" close={close}>
      <h2>Shortcuts</h2>
      <table>
        <tbody>
          {shortcuts.map(([keys, does]) => <tr key={keys}><th scope="row"><kbd>{keys}</kbd></th><td>{does}</td></tr>)}
        </tbody>
      </table>
      <p>
        <label class="check">
          <input type="checkbox" checked={isOn.value} onChange={({ currentTarget }) => {
            isOn.value = currentTarget.checked
            setShortcuts(currentTarget.checked)
          }} />
          Use shortcuts of one letter
        </label>
      </p>
      <button type="button" onClick={close}>Close</button>
    </Dialog>
  )
}

interface Place {
  title: string
  /** Kind of the place, beside its title. */
  kind: string
  parts: readonly string[]
}

/** Most places that are listed. */
const most = 12
/** Most breaches of Radar that can be found by name. */
const mostBreaches = 1_000

const viewTitles: Readonly<Record<string, string>> = {
  new: 'New search',
  investigations: 'Investigations',
  history: 'History',
  watches: 'Watches',
  radar: 'Radar',
  tools: 'Tools',
  usage: 'Usage',
  keys: 'Keys',
}

/** A field that finds views, earlier searches and breaches by name. What is typed stays in this dialog. */
export function Palette({ close }: { close(): void }) {
  const { client, features } = useSession()
  const text = useSignal('')
  const chosen = useSignal(0)
  const wanted = text.value.trim().toLowerCase()
  const history = useLoad(signal => client.searches.list({ limit: 100, signal }))
  // the whole list once: what is typed here may be a searched value, which no address of a request may have
  const isNamed = wanted.length > 1 && features.includes('radar')
  const radar = useLoad(async () => isNamed
    ? client.radar.list({ limit: mostBreaches })
    : undefined, String(isNamed))
  const has = (title: string) => title.toLowerCase().includes(wanted)
  const views = Object.values(viewKeys)
    .map((view): Place => ({ title: viewTitles[view]!, kind: 'view', parts: [view] }))
  const searches = (history.value?.data.searches ?? []).map(({ id, query, reference }): Place => ({
    title: reference === null ? query.value : `${reference}: ${query.value}`,
    kind: queryTypes[query.type],
    parts: ['search', id],
  }))
  const breaches = (radar.value?.breaches ?? [])
    .map(({ name, title }): Place => ({ title: title === '' ? name : title, kind: 'breach', parts: ['radar', name] }))
  const places = [...views, ...searches, ...breaches].filter(({ title }) => has(title)).slice(0, most)
  const current = Math.min(chosen.value, Math.max(0, places.length - 1))
  const go = (place: Place | undefined) => {
    if (place === undefined || !mayLeave()) return
    close()
    goTo(...place.parts)
  }
  return (
    <Dialog label="Go to" close={close}>
      <input type="text" role="combobox" aria-label="Go to a view, a search or a breach" aria-expanded="true"
        aria-controls="places" aria-activedescendant={places.length > 0 ? `place-${current}` : undefined}
        placeholder="Go to a view, a search or a breach" autocomplete="off" spellcheck={false} autofocus
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value
          chosen.value = 0
        }}
        onKeyDown={event => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step !== undefined) chosen.value = Math.min(places.length - 1, Math.max(0, current + step))
          else if (event.key === 'Enter') go(places[current])
          else return
          event.preventDefault()
        }} />
      <ul id="places" role="listbox" aria-label="Places">
        {places.map((place, index) => (
          <li key={place.parts.join('/')} id={`place-${index}`} role="option" aria-selected={index === current}
            onClick={() => go(place)}
          >{place.title} <small class="quiet">{place.kind}</small></li>
        ))}
      </ul>
      {places.length === 0 && <p class="quiet">Nothing has this name.</p>}
      <Fault error={history.error} />
    </Dialog>
  )
}
