import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { numberOf } from './time.tsx'

interface WindowProps<Row> {
  rows: readonly Row[]
  /** Height of every row, in pixels. */
  rowHeight: number
  label: string
  children(row: Row, index: number): ComponentChildren
}

const extraRows = 10
/** Maximum number of rows on paper: about 60 pages. */
const maxPrinted = 2_000

/**
 * A long list of which only the rows on the screen exist, so that 5,000 rows scroll as easily as ten. On paper, the
 * rows that cannot be scrolled to are there too.
 */
export function Window<Row>({ rows, rowHeight, label, children }: WindowProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const top = useSignal(0)
  const height = useSignal(600)
  const isPrinted = useSignal(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => { height.value = element.clientHeight })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const begin = (): void => { isPrinted.value = true }
    const end = (): void => { isPrinted.value = false }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])

  const [from, to] = isPrinted.value
    ? [0, maxPrinted]
    : [Math.floor(top.value / rowHeight) - extraRows, Math.ceil((top.value + height.value) / rowHeight) + extraRows]
  const first = Math.max(0, from)
  const last = Math.min(rows.length, to)
  return (
    <div class="window" ref={box} tabIndex={0} role="region" aria-label={label}
      style={{ 'height': `${rows.length * rowHeight + 2}px`, '--row': `${rowHeight}px` }}
      onScroll={({ currentTarget }) => { top.value = currentTarget.scrollTop }}
    >
      <div role="list" style={{ height: `${rows.length * rowHeight}px` }}>
        <div style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {rows.slice(first, last).map((row, index) => (
            <div role="listitem" class="row" style={{ height: `${rowHeight}px` }}
              aria-posinset={first + index + 1} aria-setsize={rows.length} key={first + index}
            >{children(row, first + index)}</div>
          ))}
        </div>
      </div>
      {isPrinted.value && last < rows.length &&
        <p class="on-paper">{numberOf(rows.length - last)} more rows are only in the exports.</p>}
    </div>
  )
}
