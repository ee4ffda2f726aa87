import cytoscape, { type Core, type LayoutOptions, type NodeSingular, type StylesheetJson } from 'cytoscape'
import type { ObservableType } from '../model/client.ts'
import { numberOf } from '../ui/time.tsx'
import { shownValue, typeWords, wordsOf } from '../ui/words.ts'
import { resize } from './label-layer.ts'
import type { FoldedPart } from './fold.ts'
import { nodeStatus } from './model.ts'

/*
 * Cytoscape.js has layouts, hit tests, pinch and zoom in one package without dependencies: 145 kB compressed, fetched
 * only for graphs. vis-network needs peer packages, Sigma.js needs WebGL and a graph library, and D3 leaves drawing and
 * hit tests to the caller.
 */

/** Shapes of the types, beside the colour of the state, so that nothing depends on colour alone. */
export const shapes: Partial<Record<ObservableType, string>> = {
  'Pseudonym': 'ellipse',
  'Email Address': 'round-rectangle',
  'Domain Name': 'hexagon',
  'Cryptocurrency': 'diamond',
  'IP Address': 'triangle',
}
const otherShape = 'vee'

/** Above this number of nodes, forces would take seconds: nodes are then placed in rings by their depth. */
const mostForForces = 300

const forces = {
  name: 'cose',
  animate: false,
  randomize: true,
  nodeRepulsion: () => 40_000,
  idealEdgeLength: () => 70,
  gravity: 0.6,
} satisfies LayoutOptions
const rings = {
  name: 'concentric',
  concentric: node => 5 - node.data('depth'),
  levelWidth: () => 1,
  minNodeSpacing: 8,
} satisfies LayoutOptions

interface DrawingOptions {
  container: HTMLElement
  part: FoldedPart
  select(id: string): void
  unfold(id: string): void
}

/**
 * Draws a graph. `select` gets the id of the node or edge that a person points at, `unfold` that of a group that they
 * double-click.
 */
export function drawGraph({ container, part: { nodes, edges, groups }, select, unfold }: DrawingOptions): Core {
  ownStyle()
  const core = cytoscape({
    container,
    elements: [
      ...nodes.map(node => ({
        data: {
          id: node.id,
          label: shortened(shownValue(node)),
          shape: shapes[node.type] ?? otherShape,
          depth: Math.min(4, ...node.searched.map(({ depth }) => depth)),
          letters: 10,
          outline: 2,
        },
        classes: nodeStatus(node),
      })),
      ...groups.map(({ id, type, nodes: { length } }) => ({
        data: {
          id,
          label: groupLabel(type, length),
          shape: shapes[type] ?? otherShape,
          depth: 4,
          letters: 10,
          outline: 2,
        },
        classes: 'found group',
      })),
      ...groups.map(({ id, parent, nodes: { length } }) => ({
        data: {
          id: `edge ${id}`,
          source: parent,
          target: id,
          label: String(length),
          width: 2,
        },
        classes: 'folded',
      })),
      ...edges.map(({ id, source, target, relation, strength, followed }) => ({
        data: {
          id,
          source,
          target,
          label: wordsOf(relation),
          width: 1 + strength / 40,
        },
        classes: followed ? 'followed' : '',
      })),
    ],
    style: styleOf(container),
    layout: nodes.length > mostForForces ? rings : forces,
    minZoom: 0.05,
    maxZoom: 3,
  })
  core.on('tap', 'node, edge', ({ target }: { target: NodeSingular }) => {
    select(target.hasClass('folded') ? target.data('target') as string : target.id())
  })
  core.on('dbltap', 'node.group', ({ target }: { target: NodeSingular }) => unfold(target.id()))
  return core
}

/** Names a group: `24 × Domain`. */
export const groupLabel = (type: ObservableType, count: number): string => `${numberOf(count)} × ${typeWords[type]}`

const shortened = (text: string): string => text.length > 28 ? `${text.slice(0, 27)}…` : text

/** Draws the graph again in the colours of the page, which has just become light or dark. */
export const recolour = (core: Core, container: HTMLElement): void => void core.style(styleOf(container))

/** Marks one node or edge. */
export function mark(core: Core, id: string | undefined): void {
  core.batch(() => {
    core.elements().removeClass('marked')
    if (id !== undefined) core.getElementById(id).addClass('marked')
    resize(core)
  })
}

/**
 * Keeps the library from adding a style element of its own, which the content security policy forbids: it adds none if
 * an element with this id exists. `graph.css` has its one rule.
 */
function ownStyle(): void {
  const id = '__________cytoscape_stylesheet'
  if (document.getElementById(id) === null) document.head.append(Object.assign(document.createElement('meta'), { id }))
}

function styleOf(element: HTMLElement): StylesheetJson {
  const styles = getComputedStyle(element)
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return [
    {
      selector: 'node',
      style: {
        'shape': 'data(shape)' as 'ellipse',
        'width': 18,
        'height': 18,
        'background-color': colour('page'),
        'border-width': 2,
        'border-color': colour('quiet'),
      },
    },
    {
      selector: 'node.searched',
      style: { 'background-color': colour('accent'), 'border-color': colour('accent') },
    },
    {
      selector: 'node.searched, node.waiting, node.failed, node.marked',
      style: { 'width': 26, 'height': 26, 'font-weight': 'bold' },
    },
    {
      selector: 'node.labelled, node.near, node.marked',
      style: {
        'label': 'data(label)',
        'color': colour('text'),
        'font-family': styles.fontFamily,
        'font-size': 'data(letters)' as unknown as number,
        'text-valign': 'bottom',
        'text-margin-y': 2,
        'text-outline-color': colour('page'),
        'text-outline-width': 'data(outline)' as unknown as number,
        'text-outline-opacity': 0.9,
        'z-index': 5, // nodes without a label do not cover it
      },
    },
    {
      selector: 'node.near, node.marked', // over the labels that they may cover
      style: {
        'z-index': 10,
        'text-background-color': colour('page'),
        'text-background-opacity': 0.9,
      },
    },
    {
      selector: 'node.group',
      style: {
        'width': 34,
        'height': 34,
        'border-style': 'double',
        'border-width': 5,
        'background-color': colour('mark'),
      },
    },
    { selector: 'node.waiting', style: { 'border-color': colour('accent'), 'border-style': 'dashed' } },
    { selector: 'node.failed', style: { 'border-color': colour('bad'), 'background-color': colour('bad-mark') } },
    {
      selector: 'edge',
      style: {
        'width': 'data(width)',
        'line-color': colour('line'),
        'target-arrow-color': colour('line'),
        'target-arrow-shape': 'triangle',
        'arrow-scale': 0.8,
        'curve-style': 'straight',
      },
    },
    { selector: 'edge.followed', style: { 'line-color': colour('accent'), 'target-arrow-color': colour('accent') } },
    {
      selector: 'edge.marked',
      style: {
        'line-color': colour('warn'),
        'target-arrow-color': colour('warn'),
        'label': 'data(label)',
        'color': colour('text'),
        'font-size': 10,
        'text-background-color': colour('page'),
        'text-background-opacity': 1,
      },
    },
    { selector: 'node.marked', style: { 'border-color': colour('warn'), 'border-width': 5 } },
  ]
}
