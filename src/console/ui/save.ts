import { notify } from './notices.tsx'

/** Saves a text or bytes as a file of this computer, and shows its name. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  notify(`Saved as ${name}`)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
