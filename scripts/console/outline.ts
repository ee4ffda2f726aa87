import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { aliasKey } from '../../src/core/flags/alias.ts'
import { flagTable } from '../../src/core/flags/table.ts'
import type { Outline } from '../../src/console/map/outline.ts'
import { centreOf, cutAtEdge, height, project, ringOf, width, type Point } from './projection.ts'

/** A file of world-atlas: Natural Earth as TopoJSON. https://github.com/topojson/topojson-specification */
interface Atlas {
  arcs: readonly (readonly Point[])[]
  transform: { scale: Point, translate: Point }
  objects: { countries: { geometries: readonly Area[] } }
}

/** Each ring is a list of indices of arcs. `~index` is an arc that is walked backwards. */
type Area = { id?: string, properties: { name: string } } & (
  | { type: 'Polygon', arcs: number[][] }
  | { type: 'MultiPolygon', arcs: number[][][] }
)

/**
 * Makes the outline from the small atlas. Countries that are too small for it have a point from the larger one. The
 * data of Natural Earth is in the public domain. https://www.naturalearthdata.com/about/terms-of-use/
 */
export async function makeOutline(): Promise<Outline> {
  const [small, large] = await Promise.all(['110m', '50m'].map(readAtlas))
  const land = Object.fromEntries(small!.areas.flatMap(area => {
    const path = area.rings.map(ringOf).join('')
    return area.name === 'Antarctica' || path === '' ? [] : [[area.code ?? area.name, path]]
  }))
  const points = Object.fromEntries([...large!.areas, ...small!.areas].flatMap(({ code, rings }) =>
    code === undefined || code === 'AQ' ? [] : [[code, centreOf(rings)]]))
  const known = flags.filter(({ code }) => code.toUpperCase() in points)
  return {
    width,
    height,
    land,
    points,
    names: Object.fromEntries(known.map(({ code, name }) => [code.toUpperCase(), name])),
    aliases: Object.fromEntries(known.flatMap(({ code, aliases }) =>
      aliases.filter(alias => !/^\d+$/.test(alias)).map(alias => [aliasKey(alias), code.toUpperCase()]))),
  }
}

/** Gives the outline to the bundle as the module `world-outline`. */
export const outlinePlugin: Plugin = {
  name: 'outline',
  setup(build) {
    // The path makes the atlas an input of the bundle, so that the notices of third parties name it.
    build.onResolve({ filter: /^world-outline$/ }, () => ({ path: fileOf('110m'), namespace: 'outline' }))
    build.onLoad({ filter: /./, namespace: 'outline' }, async () =>
      ({ contents: JSON.stringify(await makeOutline()), loader: 'json' }))
  },
}

const fileOf = (detail: string): string =>
  createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`)

async function readAtlas(detail: string) {
  const { arcs, transform, objects } = JSON.parse(await readFile(fileOf(detail), 'utf8')) as Atlas
  const lines = arcs.map(arc => pointsOf(arc, transform))
  const lineOf = (index: number) => index < 0 ? lines[~index]!.toReversed() : lines[index]!
  const areas = objects.countries.geometries.map(area => {
    const polygons = area.type === 'Polygon' ? [area.arcs] : area.arcs
    return {
      name: area.properties.name,
      code: codeOf(area),
      // the first ring of a polygon is its border, the others are holes
      rings: polygons.flatMap(([border = []]) => cutAtEdge(border.flatMap(lineOf))).map(ring => ring.map(project)),
    }
  })
  return { areas }
}

/** Points of an arc are stored as differences. */
function pointsOf(arc: readonly Point[], { scale, translate }: Atlas['transform']): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

const flags = flagTable()
const byNumber = new Map(flags.flatMap(({ code, aliases }) => aliases.map(alias => [alias, code.toUpperCase()])))

/** Kosovo has a code that people use, but no number in ISO 3166-1. */
const codeOf = ({ id, properties: { name } }: Area): string | undefined =>
  name === 'Kosovo' ? 'XK' : id === undefined ? undefined : byNumber.get(id)
