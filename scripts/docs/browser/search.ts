import MiniSearch from 'minisearch'
import type { Section } from '../search/sections.ts'

const most = 12
const script = document.currentScript as HTMLScriptElement | null
const root = new URL('.', script?.src ?? location.href)

/** Search over all pages. The index comes from the server of the pages when the search is used first. */
function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.setAttribute('aria-label', 'Search the documentation')
  const input = document.createElement('input')
  Object.assign(input, { type: 'search', autocomplete: 'off', spellcheck: false })
  for (const name of ['aria-label', 'placeholder']) input.setAttribute(name, 'Search the documentation')
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  const list = document.createElement('ul')
  dialog.append(input, status, list)
  document.body.append(dialog)

  let index: Promise<MiniSearch<Section>> | undefined
  input.addEventListener('input', async () => {
    index ??= loadIndex()
    const wanted = input.value.trim()
    try {
      const found = wanted === '' ? [] : (await index).search(wanted).slice(0, most)
      if (wanted !== input.value.trim()) return
      list.replaceChildren(...found.map(one => itemOf(one as unknown as Section)))
      status.textContent = wanted !== '' && found.length === 0 ? 'Nothing found' : ''
    } catch {
      index = undefined
      status.textContent = 'The index could not be loaded'
    }
  })
  dialog.addEventListener('keydown', event => {
    const links = [...list.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus()
    else if (event.key === 'Enter' && at < 0) links[0]?.click()
    else return
    event.preventDefault()
  })
  dialog.addEventListener('click', event => {
    if (event.target === dialog || (event.target as Element).closest('a')) dialog.close()
  })
  return dialog
}

async function loadIndex(): Promise<MiniSearch<Section>> {
  const response = await fetch(new URL('search.json', root))
  if (!response.ok) throw new Error(String(response.status))
  const index = new MiniSearch<Section>({
    idField: 'url',
    fields: ['heading', 'page', 'text', 'url'],
    storeFields: ['url', 'page', 'heading', 'text'],
    searchOptions: { boost: { heading: 4, page: 2, url: 2 }, prefix: true, fuzzy: 0.15 },
  })
  index.addAll(await response.json() as Section[])
  return index
}

function itemOf({ url, page, heading, text }: Section): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = new URL(url, root).href
  const title = document.createElement('b')
  title.textContent = heading === page ? page : `${page} › ${heading}`
  const about = document.createElement('span')
  about.textContent = text.slice(0, 140)
  link.append(title, about)
  item.append(link)
  return item
}

let dialog: HTMLDialogElement | undefined
function open(): void {
  dialog ??= createDialog()
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')!.select()
}

const button = document.createElement('button')
button.type = 'button'
button.className = 'find'
button.textContent = 'Search'
button.title = 'Search: / or Ctrl+K'
button.addEventListener('click', open)
document.querySelector('.top .version')?.after(button)
document.addEventListener('keydown', event => {
  const isTyping = (event.target as Element).matches('input, textarea, select')
  const isSlash = event.key === '/' && !isTyping
  if (!isSlash && !(event.key === 'k' && (event.ctrlKey || event.metaKey))) return
  event.preventDefault()
  open()
})
