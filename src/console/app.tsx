import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { hrefOf, mayLeave, route, viewOf } from './model/route.ts'
import { Keyboard } from './keyboard/keyboard.tsx'
import { SandboxBanner } from './sandbox-banner.tsx'
import { keepKeyOfLink, keyOfLink, session, signOut, useSession } from './model/session.ts'
import { SignIn } from './sign-in.tsx'
import { Fault } from './ui/fault.tsx'
import { useLoad } from './ui/load.ts'
import { Part } from './ui/part.tsx'
import { Notices } from './ui/notices.tsx'
import { ZoneSwitch } from './ui/zone.tsx'
import { views } from './views.ts'

export function App() {
  return (
    <>
      {session.value === undefined ? <SignIn /> : <SignedIn />}
      <Notices />
    </>
  )
}

function SignedIn() {
  const [path = 'new', ...rest] = route.value
  const entry = views.find(view => view.path === path)
  useEffect(() => {
    document.title = entry?.title ? `${entry.title} – Tracewell` : 'Tracewell'
    const main = document.getElementById('main')
    // the field of a view that has one, so that a person can type at once
    ;(main?.querySelector<HTMLElement>('[autofocus]') ?? main)?.focus({ preventScroll: true })
  }, [entry, viewOf(route.value)]) // a tab of a view keeps the focus where it is
  return (
    <>
      <a class="skip" href="#main" onClick={event => {
        event.preventDefault() // the part after # is the address of a view
        document.getElementById('main')?.focus()
      }}>Skip to the content</a>
      <header class="top">
        <a class="brand" href={hrefOf('new')}>Tracewell</a>
        <Menu path={path} />
        <a class="quiet" href="../docs/" target="_blank">Docs</a>
        <button type="button" onClick={() => { if (mayLeave()) signOut() }}>Sign out</button>
      </header>
      {keyOfLink.value !== undefined && <OfferToStay />}
      {useSession().sandbox && <SandboxBanner hasValues={path === 'new'} />}
      <main id="main" tabIndex={-1}>
        {entry
          ? <Part name={entry.title ?? 'This page'} key={viewOf(route.value)}><Shown path={path} rest={rest} /></Part>
          : <p>There is no such view.</p>}
      </main>
      <ZoneSwitch />
      <Keyboard />
    </>
  )
}

/** For a person without a key: the link that has signed them in works once, and a reload signs out. */
const OfferToStay = () => (
  <aside class="sandbox" aria-label="Signed in by a link">
    <span>The link has signed you in. It works once, and loading this page again signs you out.</span>
    <button type="button" onClick={keepKeyOfLink}>Keep me signed in until I close this tab</button>
    <button type="button" onClick={() => { keyOfLink.value = undefined }}>No</button>
  </aside>
)

/** Views that belong to an entry of the menu. */
const parents: Readonly<Record<string, string>> = {
  search: 'new', picture: 'new', temporary: 'new', investigation: 'investigations',
}

/** Links to the views. A narrow screen shows them below a button. */
function Menu({ path }: { path: string }) {
  const isOpen = useSignal(false)
  useEffect(() => { isOpen.value = false }, [route.value])
  return (
    <>
      <button type="button" class="menu" aria-expanded={isOpen.value} aria-controls="views"
        onClick={() => { isOpen.value = !isOpen.value }}>Menu</button>
      <nav id="views" aria-label="Views" class={isOpen.value ? 'open' : undefined}
        onClick={() => { isOpen.value = false /* also at the link of the shown view */ }}>
        {views.filter(({ title }) => title).map(({ path: name, title }) => (
          <a href={hrefOf(name)} aria-current={name === (parents[path] ?? path) ? 'page' : undefined}>{title}</a>
        ))}
      </nav>
    </>
  )
}

function Shown({ path, rest }: { path: string, rest: readonly string[] }) {
  const { view, load } = views.find(entry => entry.path === path)!
  const loaded = useLoad(async () => view ?? await load!(), path)
  const View = view ?? loaded.value
  if (loaded.error) return <Fault error={loaded.error} />
  return View ? <View rest={rest} /> : <p class="quiet">Loading …</p>
}
