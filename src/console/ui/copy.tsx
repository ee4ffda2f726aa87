import { notify } from './notices.tsx'

/** Copies a text. Browsers allow it only on HTTPS and on localhost. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify(`Copied: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`)
  } catch {
    notify('The browser does not allow copying here')
  }
}

/** A small button that copies a text. On a screen with a mouse it is shown only beside the pointer. */
export const Copy = ({ text, label }: { text: string, label: string }) => (
  <button type="button" class="copy" aria-label={label} title={label} onClick={() => copyText(text)}>
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M5 5V2h9v9h-3M2 5h9v9H2z" fill="none" stroke="currentColor" stroke-width="1.5" />
    </svg>
  </button>
)
