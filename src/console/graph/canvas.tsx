import type { Core } from 'cytoscape'
import { useEffect, useRef } from 'preact/hooks'
import { countOf } from '../ui/time.tsx'
import { drawGraph, mark, recolour } from './drawing.ts'
import { showLabels } from './label-layer.ts'
import type { GraphPart } from './model.ts'

interface CanvasProps {
  part: GraphPart
  selected: string | undefined
  select(id: string): void
}

/** The drawn graph. The list below it has the same for keyboards and screen readers. */
export function Canvas({ part, selected, select }: CanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const core = useRef<Core | undefined>(undefined)
  useEffect(() => {
    const container = box.current!
    const drawn = core.current = drawGraph({ container, part, select })
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
  const size = `${countOf(part.nodes.length, 'value')} and ${countOf(part.edges.length, 'connection')}`
  return (
    <div class="graph-box">
      <div class="graph" ref={box} role="img" aria-label={`Graph of ${size}. The list below has the same.`} />
      <p class="graph-buttons">
        <button type="button" aria-label="Closer" onClick={() => zoom(1.4)}>+</button>
        <button type="button" aria-label="Farther" onClick={() => zoom(1 / 1.4)}>−</button>
        <button type="button" onClick={() => core.current?.fit(undefined, 20)}>Fit</button>
      </p>
    </div>
  )
}
