import { createRequire } from 'node:module'
import { html, raw, type Html } from './html.ts'

/**
 * The part of the highlighter's API that this file uses: https://highlightjs.readthedocs.io/en/latest/api.html. The
 * package's own types would add the types of browsers to every file.
 */
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

/** Renders a block of code with a label. The page's script adds a copy button. Long lines scroll, also by keyboard. */
export function codeBlock(text: string, language = 'text', label = labels[language] ?? 'Text'): Html {
  const code = text.replace(/\n+$/, '')
  const coloured = highlighter.getLanguage(language)
    ? raw(highlighter.highlight(code, { language }).value)
    : html`${code}`
  return html`<div class="code"><p class="label">${label}</p><pre tabindex="0"><code>${coloured}</code></pre></div>`
}

/** Renders a value as JSON. A short list of plain values stays on one line. */
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
