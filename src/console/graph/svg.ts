import type { Core } from 'cytoscape'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Keeps a tenth of a pixel. */
const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** Writes an element with its attributes. */
const element = (name: string, attributes: Readonly<Record<string, string | number>>, content = ''): string =>
  `<${name} ${Object.entries(attributes).map(([key, value]) =>
    `${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`).join(' ')}>${content}</${name}>`

/** Writes a drawn graph as SVG, in the colours of the page: its edges, its nodes and the labels that are shown. */
export function svgOf(core: Core, background: string): string {
  const { x1: x, y1: y, w: width, h: height } = core.elements().boundingBox()
  const edges = core.edges().map(edge => {
    const [from, to] = [edge.source().position(), edge.target().position()]
    return element('line', {
      'x1': from.x,
      'y1': from.y,
      'x2': to.x,
      'y2': to.y,
      'stroke': edge.style('line-color') as string,
      'stroke-width': edge.numericStyle('width') as number,
    })
  })
  const nodes = core.nodes().map(node => {
    const { x: cx, y: cy } = node.position()
    const label = node.style('label') as string
    const size = node.numericStyle('font-size') as number
    const circle = element('circle', {
      cx,
      cy,
      'r': node.width() / 2,
      'fill': node.style('background-color') as string,
      'stroke': node.style('border-color') as string,
      'stroke-width': node.numericStyle('border-width') as number,
    })
    return label === '' ? circle : circle + element('text', {
      'x': cx,
      'y': cy + node.height() / 2 + size,
      'font-size': size,
      'text-anchor': 'middle',
      'fill': node.style('color') as string,
    }, escaped(label))
  })
  const paper = element('rect', {
    x,
    y,
    width,
    height,
    fill: background,
  })
  return element('svg', {
    'xmlns': 'http://www.w3.org/2000/svg',
    'viewBox': [x, y, width, height].map(rounded).join(' '),
    'font-family': 'sans-serif',
  }, [paper, ...edges, ...nodes].join('\n'))
}
