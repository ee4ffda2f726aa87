/** Longitude and latitude in degrees, or a place on the map. */
export type Point = readonly [x: number, y: number]

/** Size of the map. A unit is about 40 km at the equator, and less than a pixel where the map is shown. */
export const width = 1_000
export const height = 450

/** Latitudes of the upper and the lower edge. The lower one leaves out Antarctica. */
const [north, south] = [84, -57]

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]

/**
 * The projection Equal Earth, in which areas keep their size.
 * https://doi.org/10.1080/13658816.2018.1504949
 */
function equalEarth([longitude, latitude]: Point): Point {
  const [lambda, phi] = [longitude * Math.PI / 180, latitude * Math.PI / 180]
  const theta = Math.asin(Math.sqrt(3) / 2 * Math.sin(phi))
  const square = theta ** 2
  const sixth = square ** 3
  const slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
  return [
    2 / Math.sqrt(3) * lambda * Math.cos(theta) / slope,
    theta * (a1 + a2 * square + sixth * (a3 + a4 * square)),
  ]
}

const [right] = equalEarth([180, 0])
const top = equalEarth([0, north])[1]
const bottom = equalEarth([0, south])[1]

/** Returns the place of a longitude and latitude on the map. */
export function project(point: Point): Point {
  const [x, y] = equalEarth(point)
  return [(x / right + 1) / 2 * width, (top - y) / (top - bottom) * height]
}

/** Cuts a ring that crosses the edge of the map at 180 degrees into its parts on both sides. */
export function cutAtEdge(ring: readonly Point[]): (readonly Point[])[] {
  let turn = 0
  const unrolled = ring.map(([x, y], index): Point => {
    const step = x - (ring[index - 1] ?? ring[0]!)[0]
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [x + turn, y]
  })
  return [-360, 0, 360].map(shift => {
    const shifted = unrolled.map(([x, y]): Point => [x + shift, y])
    return clip(clip(shifted, 180, 1), -180, -1)
  }).filter(part => part.length > 0)
}

/** Returns the part of a ring on one side of a meridian: west of it for the side 1, east of it for -1. */
function clip(ring: readonly Point[], meridian: number, side: 1 | -1): Point[] {
  const isInside = ([x]: Point) => (meridian - x) * side >= 0
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1)!
    const parts = isInside(point) ? [point] : []
    if (isInside(before) === isInside(point)) return parts
    const share = (meridian - before[0]) / (point[0] - before[0])
    return [[meridian, before[1] + share * (point[1] - before[1])] as const, ...parts]
  })
}

/** Returns a ring as a path of SVG in whole units; an empty text if it is too small to be seen. */
export function ringOf(points: readonly Point[]): string {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = rounded.flatMap(([x, y], index) => {
    const [fromX, fromY] = rounded[index - 1] ?? [0, 0]
    return x === fromX && y === fromY ? [] : [[x - fromX, y - fromY]]
  })
  if (steps.length < 4) return ''
  const [first, ...rest] = steps
  return `M${first!.join(' ')}l${rest.map(step => step.join(' ')).join(' ')}z`
}

/** Returns the middle of the largest of several rings, in whole units. */
export function centreOf(rings: readonly (readonly Point[])[]): Point {
  const middles = rings.map(ring => {
    let [area, x, y] = [0, 0, 0]
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length]!
      const part = x1 * y2 - x2 * y1
      area += part
      x += (x1 + x2) * part
      y += (y1 + y2) * part
    }
    return { area: Math.abs(area), at: [Math.round(x / area / 3), Math.round(y / area / 3)] as const }
  })
  return middles.sort((one, other) => other.area - one.area)[0]!.at
}
