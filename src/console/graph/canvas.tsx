import type { Core } from 'cytoscape'
import { useEffect, useRef } from 'preact/hooks'
import { saveFile } from '../ui/save.ts'
import { countOf, today } from '../ui/time.tsx'
import { drawGraph, mark, recolour } from './drawing.ts'
import { showLabels } from './label-layer.ts'
import type { FoldedPart } from './fold.ts'
import { svgOf } from './svg.ts'

interface CanvasProps {
  part: FoldedPart
  selected: string | undefined
  select(id: string): void
  /** Opens a folded group. */
  unfold(id: string): void
}

/** The drawn graph. The list below it has the same for keyboards and screen readers. */
export function Canvas({ part, selected, select, unfold }: CanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const core = useRef<Core | undefined>(undefined)
  useEffect(() => {
    const container = box.current!
    const drawn = core.current = drawGraph({
      container,
      part,
      select,
      unfold,
    })
    mark(drawn, selected)
    const endLabels = showLabels(drawn)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const onChange = () => recolour(drawn, container)
    dark.addEventListener('change', onChange)
    return () => {
      dark.removeEventListener('change', onChange)
      endLabels()
      drawn.destroy()
    }
  }, [part])
  useEffect(() => {
    if (core.current) mark(core.current, selected)
  }, [selected])
  const zoom = (factor: number) => {
    const drawn = core.current!
    drawn.zoom({ level: drawn.zoom() * factor, renderedPosition: { x: drawn.width() / 2, y: drawn.height() / 2 } })
  }
  const colour = () => getComputedStyle(box.current!).getPropertyValue('--page').trim()
  const savePng = () => saveFile(`${nameOfFile()}.png`, 'image/png',
    core.current!.png({ full: true, scale: 2, bg: colour(), output: 'blob' }))
  const saveSvg = () => saveFile(`${nameOfFile()}.svg`, 'image/svg+xml', svgOf(core.current!, colour()))
  const { nodes, edges, groups } = part
  const folded = groups.reduce((sum, group) => sum + group.nodes.length, 0)
  const size = `${countOf(nodes.length + folded, 'value')} and ${countOf(edges.length + folded, 'connection')}`
  return (
    <div class="graph-box">
      <div class="graph" ref={box} role="img" aria-label={`Graph of ${size}. The list below has the same.`} />
      <p class="graph-buttons">
        <button type="button" aria-label="Closer" onClick={() => zoom(1.4)}>+</button>
        <button type="button" aria-label="Farther" onClick={() => zoom(1 / 1.4)}>−</button>
        <button type="button" onClick={() => core.current?.fit(undefined, 20)}>Fit</button>
        <button type="button" onClick={savePng}>PNG</button>
        <button type="button" onClick={saveSvg}>SVG</button>
      </p>
    </div>
  )
}

/** Names a picture by its day. It has no searched value. */
const nameOfFile = (): string => `tracewell-graph-${today()}`
