import { useSignal } from '@preact/signals'
import { Component, type ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** Rows of a block: few enough to be drawn in one task of the page. */
const blockSize = 40
/** Pause between two blocks, so that the page stays free for the person, in milliseconds. */
const pauseMs = 8

interface BlocksProps<Row extends object> {
  rows: readonly Row[]
  /** The first block is drawn alone again when it changes, such as the filter of the rows. */
  round: string
  label: string
  look: string
  /** Facts about a row from outside, such as whether it is selected. A row is drawn again if its text changes. */
  markOf(row: Row): string
  /** Draws a row. Only its row and its mark may change what it returns. */
  children(row: Row): ComponentChildren
}

/**
 * A long list that is wholly in the page, so that the search of the browser finds every row. It is drawn block by
 * block, and the browser lays out only the blocks near the screen (`content-visibility` in `rows.css`).
 */
export function Blocks<Row extends object>({ rows, round, label, look, markOf, children }: BlocksProps<Row>) {
  const drawn = useSignal(1)
  const last = useSignal(round)
  if (last.peek() !== round) {
    last.value = round
    drawn.value = 1
  }
  const blocks = Math.ceil(rows.length / blockSize)
  const hasMore = drawn.value < blocks
  useEffect(() => {
    if (!hasMore) return
    const timer = setTimeout(() => { drawn.value += 1 }, pauseMs)
    return () => clearTimeout(timer)
  }, [hasMore, drawn.value])
  return (
    <div class={look} role="list" aria-label={label} aria-busy={hasMore}>
      {Array.from({ length: Math.min(drawn.value, blocks) }, (_, index) => {
        const part = rows.slice(index * blockSize, (index + 1) * blockSize)
        const draw = children as (row: object) => ComponentChildren
        return <Block key={index} rows={part} marks={part.map(markOf)} draw={draw} />
      })}
    </div>
  )
}

interface BlockProps {
  rows: readonly object[]
  marks: readonly string[]
  draw(row: object): ComponentChildren
}

/** Some rows. They are drawn again only if one of them has changed. */
class Block extends Component<BlockProps> {
  override shouldComponentUpdate({ rows, marks }: BlockProps): boolean {
    return rows.length !== this.props.rows.length || rows.some((row, index) => row !== this.props.rows[index]) ||
      marks.some((mark, index) => mark !== this.props.marks[index])
  }

  override render({ rows, draw }: BlockProps) {
    return <div class="block" role="presentation">{rows.map(row => draw(row))}</div>
  }
}
