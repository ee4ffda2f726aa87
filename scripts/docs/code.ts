import { createRequire } from 'node:module'
import { html, raw, type Html } from './html.ts'

/** What we use of https://highlightjs.readthedocs.io/en/latest/api.html: its own types bring those of browsers into every file. */
interface Highlighter {
  registerLanguage(name: string, grammar: unknown): void
  getLanguage(name: string): object | undefined
  highlight(code: string, options: { language: string }): { value: string }
}

const read = createRequire(import.meta.url)
const highlighter = read('highlight.js/lib/core') as Highlighter
for (
  const [name, grammar] of [['sh', 'bash'], ['json', 'json'], ['py', 'python'], ['ts', 'typescript'], ['go', 'go'], [
    'java',
    'java',
  ], ['rs', 'rust'], ['yaml', 'yaml']] as const
) {
  highlighter.registerLanguage(name, read(`highlight.js/lib/languages/${grammar}`))
}

const labels: Readonly<Record<string, string>> = {
  sh: 'Shell',
  json: 'JSON',
  ts: 'TypeScript',
  py: 'Python',
  go: 'Go',
  java: 'Java',
  rs: 'Rust',
  yaml: 'YAML',
}

/** A block of code under its label; the page's script puts a button to copy it there. Long lines scroll, by the keyboard too. */
export function codeBlock(text: string, language = 'text', label = labels[language] ?? 'Text'): Html {
  const code = text.replace(/\n+$/, '')
  const coloured = highlighter.getLanguage(language)
    ? raw(highlighter.highlight(code, { language }).value)
    : html`${code}`
  return html`<div class="code"><p class="label">${label}</p><pre tabindex="0"><code>${coloured}</code></pre></div>`
}

/** Lists of plain values stay on one line: an example is read, not scrolled. */
export function jsonBlock(value: unknown): Html {
  const text = JSON.stringify(value, null, 2) ?? ''
  return codeBlock(
    text.replace(/\[\s+((?:"[^"\n]*"|[\d.eE+-]+)(?:,\s+(?:"[^"\n]*"|[\d.eE+-]+))*)\s+\]/g, (all, inner: string) => {
      const line = `[${inner.replace(/,\s+/g, ', ')}]`
      return line.length <= 90 ? line : all
    }),
    'json',
  )
}
