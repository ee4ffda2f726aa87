import type { ShownLine } from './terminal.ts'

const letter = { width: 8.43, height: 20 }
const margin = { side: 18, top: 46, bottom: 16 }
const restMs = 4_000

interface Look {
  title: string
  columns: number
  rows: number
}

/**
 * Draws a terminal as an animated SVG that repeats. The SVG loads nothing from other files. It has a dark background on
 * every page. Readers who prefer reduced motion see the last frame.
 */
export function drawTerminal(lines: readonly ShownLine[], { title, columns, rows }: Look): string {
  const width = Math.ceil(columns * letter.width + 2 * margin.side)
  const height = margin.top + rows * letter.height + margin.bottom
  const lastMs = Math.max(...lines.map(({ from }) => from))
  const wholeMs = lastMs + restMs
  const moments = new Map<string, string>()
  const share = (ms: number) => `${(ms / wholeMs * 100).toFixed(2)}%`

  /** Returns the CSS class of a line. Lines that appear and disappear at the same times share their keyframes. */
  function classOf({ from, to }: ShownLine): string {
    const key = `${from} ${to ?? ''}`
    const name = moments.get(key)?.slice(1, moments.get(key)!.indexOf('{')) ?? `t${moments.size}`
    const hidden = from > 0 ? `0%{visibility:hidden}${share(from)}{visibility:visible}` : ''
    if (!moments.has(key)) {
      moments.set(
        key,
        `.${name}{animation-name:${name}}@keyframes ${name}{${hidden}${
          to === undefined ? '' : `${share(to)}{visibility:hidden}`
        }}`,
      )
    }
    return to === undefined ? name : `gone ${name}`
  }

  const drawn = lines.map(line => {
    const y = margin.top + (line.row + 1) * letter.height - 5
    const spans = line.spans.map(({ text, style }) =>
      style === '' ? escape(text) : `<tspan class="${style}">${escape(text)}</tspan>`
    ).join('')
    return `<text class="${classOf(line)}" x="${margin.side}" y="${y}">${spans}</text>`
  })
  const scrolls = scrollSteps(lines, rows)
  const last = scrolls.at(-1)?.by ?? 0
  const steps = scrolls.map(({ atMs, by }) => `${share(atMs)}{transform:translateY(${-by * letter.height}px)}`).join('')

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${
    escape(title)
  }">
<title>${escape(title)}</title>
<style>
text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace;fill:#d6deeb;white-space:pre}
.bold{font-weight:700;fill:#fff}.dim{fill:#8594ab}.cyan{fill:#7fdbca}.green{fill:#addb67}.red{fill:#ff7b80}
.page text,.page{animation-duration:${
    (wholeMs / 1_000).toFixed(2)
  }s;animation-timing-function:step-end;animation-iteration-count:infinite}.page{animation-name:scroll;transform:translateY(${
    -last * letter.height
  }px)}.gone{visibility:hidden}
@keyframes scroll{0%{transform:none}${steps}}
${[...moments.values()].join('\n')}
@media (prefers-reduced-motion:reduce){.page,.page text{animation:none}}
</style>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="#0f1724" stroke="#3b4a61"/>
<g fill="#46566e"><circle cx="20" cy="20" r="5.5"/><circle cx="38" cy="20" r="5.5"/><circle cx="56" cy="20" r="5.5"/></g>
<clipPath id="screen"><rect x="0" y="${margin.top}" width="${width}" height="${rows * letter.height}"/></clipPath>
<g clip-path="url(#screen)"><g class="page">
${drawn.join('\n')}
</g></g>
</svg>
`
}

/**
 * Returns when and how far the content scrolls, so that the latest output stays visible. `by` is the number of lines
 * scrolled since the start.
 */
function scrollSteps(lines: readonly ShownLine[], rows: number): { atMs: number, by: number }[] {
  const steps: { atMs: number, by: number }[] = []
  for (const { row, from } of [...lines].sort((a, b) => a.from - b.from)) {
    const by = row + 1 - rows
    if (by <= (steps.at(-1)?.by ?? 0)) continue
    if (steps.at(-1)?.atMs === from) steps.pop()
    steps.push({ atMs: from, by })
  }
  return steps
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, sign => signs[sign]!)
