import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

const gap = 14

/**
 * Lays out boxes of different heights in columns, in reading order from left to right. A box that is added moves no
 * other one, so a long list stays cheap while it grows.
 */
export function Columns({ width, children }: { width: number, children: readonly ComponentChildren[] }) {
  const box = useRef<HTMLDivElement>(null)
  const count = useSignal(1)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      count.value = Math.max(1, Math.floor((entry!.contentRect.width + gap) / (width + gap)))
    })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div class="columns" ref={box}>
      {Array.from({ length: count.value }, (_, column) => (
        <div key={column}>{children.filter((_, index) => index % count.value === column)}</div>
      ))}
    </div>
  )
}
