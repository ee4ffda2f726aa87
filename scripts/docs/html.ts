/** A piece of HTML. It is inserted without being escaped again. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | readonly Html[] | undefined | false

export const raw = (text: string): Html => ({ html: text })

/** Template tag for HTML. Escapes the inserted values, except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return raw(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string))
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'html' in part ? part.html : part.map(one => one.html).join('')
}
