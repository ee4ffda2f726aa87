import type { Core, NodeSingular } from 'cytoscape'
import { labelsWithRoom } from './labels.ts'

/** Sizes of letters on the screen, in pixels, at every zoom. Values of the investigation have the larger one. */
const small = 11
const large = 13

const isLarge = (node: NodeSingular): boolean => !node.hasClass('found')

/**
 * Shows the labels for which there is room at this zoom, and that of the node below the pointer. The letters keep their
 * size on the screen, so that more labels appear as a person comes closer. Returns a function that ends it.
 */
export function showLabels(core: Core): () => void {
  const widths = new Map<string, number>()
  const pen = document.createElement('canvas').getContext('2d')!
  const family = getComputedStyle(core.container()!).fontFamily
  let frame: number | undefined

  const widthOf = (label: string, size: number): number => {
    const key = `${size} ${label}`
    const known = widths.get(key)
    if (known !== undefined) return known
    pen.font = `bold ${size}px ${family}`
    const { width } = pen.measureText(label)
    widths.set(key, width)
    return width
  }

  const update = () => {
    frame = undefined
    const zoom = core.zoom()
    const shown = labelsWithRoom(core.nodes().map(node => {
      const { x, y } = node.position()
      const size = isLarge(node) ? large : small
      return {
        id: node.id(),
        x: x * zoom,
        top: (y + node.height() / 2) * zoom,
        width: widthOf(node.data('label') as string, size),
        height: size * 1.3,
        rank: -1_000_000 * (node.data('depth') as number) + node.degree(false),
      }
    }))
    core.batch(() => {
      core.nodes().forEach(node => { node.toggleClass('labelled', shown.has(node.id())) })
      resize(core)
    })
  }
  const later = () => { frame ??= requestAnimationFrame(update) }

  core.on('zoom', later)
  core.on('free', 'node', later) // a person has moved it
  core.on('mouseover', 'node', ({ target }: { target: NodeSingular }) => {
    target.addClass('near')
    resize(core)
  })
  core.on('mouseout', 'node', ({ target }: { target: NodeSingular }) => { target.removeClass('near') })
  update()
  return () => { if (frame !== undefined) cancelAnimationFrame(frame) }
}

/** Gives the labels that are shown their size on the screen. */
export function resize(core: Core): void {
  const zoom = core.zoom()
  core.nodes('.labelled, .near, .marked').forEach(node => {
    node.data({ letters: (isLarge(node) ? large : small) / zoom, outline: 2 / zoom })
  })
}
