import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Returns the red, green, blue and alpha value of a pixel, each from 0 to 255. `x` and `y` run from -1 to 1. */
type Paint = (x: number, y: number) => readonly [number, number, number, number]

const transparent = [0, 0, 0, 0] as const

/** Returns a logo that depends on a name. The same name always gets the same logo; two names rarely get equal logos. */
export function markOf(name: string): Paint {
  const [hue, shape, turn] = createHash('sha256').update(name).digest()
  const strong = [...colourOf(hue! / 256), 255] as const
  const pale = [...colourOf((hue! / 256 + 0.45) % 1), 255] as const
  const angle = turn! / 40
  return (left, top) => {
    const x = left * Math.cos(angle) - top * Math.sin(angle)
    const y = left * Math.sin(angle) + top * Math.cos(angle)
    const far = Math.hypot(x, y)
    switch (shape! % 5) {
      case 0:
        return far > 0.95 ? transparent : far > 0.6 ? strong : far > 0.3 ? transparent : pale // a ring and its centre
      case 1:
        return far > 0.95 ? transparent : Math.abs(x) < 0.25 || Math.abs(y) < 0.25 ? pale : strong // a cross on a disc
      case 2:
        return far > 0.95 ? transparent : Math.hypot(x - 0.35, y) < 0.6 ? transparent : strong // a crescent
      case 3:
        return Math.max(Math.abs(left), Math.abs(top)) > 0.9 ? transparent : y > x ? strong : pale // a split square
      default:
        if (far > 0.95) return transparent
        return Math.floor((Math.atan2(y, x) + Math.PI) / (Math.PI / 4)) % 2 === 0 ? strong : pale // a wheel
    }
  }
}

export const plainColour: Paint = () => [70, 110, 190, 255]

/** Draws the lines of a globe. Icon services return this picture for an unknown site. */
export const globe: Paint = (x, y) => {
  const far = Math.hypot(x, y)
  if (far > 0.95) return transparent
  const line = far > 0.8 || Math.abs(x) < 0.09 || Math.abs(y) < 0.09 ||
    Math.abs(Math.abs(x) / Math.sqrt(1 - y * y) - 0.55) < 0.09
  return line ? [95, 99, 104, 255] : [232, 234, 237, 255]
}

/** Returns a picture of many colours, like a photo, that depends on a name. */
export function photoOf(name: string): Paint {
  const waves = [...createHash('sha256').update(name).digest()].map(byte => byte / 64 + 0.5)
  const shade = (x: number, y: number, from: number): number => {
    const [a, b, c, d] = waves.slice(from)
    return Math.round(127 + 60 * (Math.sin(a! * x * 3 + b! * y + c!) + Math.sin(d! * y * 3 - b! * x)))
  }
  return (x, y) => [shade(x, y, 0), shade(x, y, 8), shade(x, y, 16), 255]
}

function colourOf(hue: number): readonly [number, number, number] {
  const part = (shift: number) =>
    Math.round(255 * Math.min(1, Math.max(0, Math.abs((hue + shift) % 1 * 6 - 3) - 1)) * 0.85 + 15)
  return [part(0), part(2 / 3), part(1 / 3)]
}

function pixels(width: number, height: number, paint: Paint): Buffer {
  const bytes = Buffer.alloc(width * height * 4)
  const scale = Math.min(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      bytes.set(paint((2 * x + 1 - width) / scale, (2 * y + 1 - height) / scale), (y * width + x) * 4)
    }
  }
  return bytes
}

/** Encodes a picture as PNG. https://www.w3.org/TR/png-3/ */
export function png(width: number, height: number, paint: Paint): Buffer {
  const rows = pixels(width, height, paint)
  const stride = width * 4
  const lines = Array.from(
    { length: height },
    (_, y) => Buffer.concat([Buffer.of(0), rows.subarray(y * stride, (y + 1) * stride)]),
  )
  return pngOf(width, height, deflateSync(Buffer.concat(lines)))
}

/** Creates a PNG whose header states the given size, even if `data` has another size. */
export function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/**
 * Encodes a picture as an icon file with bitmaps of 16 and 32 pixels and a larger PNG.
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function ico(largest: number, paint: Paint): Buffer {
  const pictures = [16, 32].map(edge => ({ edge, bytes: bitmap(edge, paint) })).concat({
    edge: largest,
    bytes: png(largest, largest, paint),
  })
  const directory = Buffer.alloc(6 + pictures.length * 16)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let at = directory.length
  pictures.forEach(({ edge, bytes }, index) => {
    const entry = 6 + index * 16
    directory.set([edge % 256, edge % 256, 0, 0, 1, 0, 32, 0], entry)
    directory.writeUInt32LE(bytes.length, entry + 8)
    directory.writeUInt32LE(at, entry + 12)
    at += bytes.length
  })
  return Buffer.concat([directory, ...pictures.map(({ bytes }) => bytes)])
}

/** Encodes a bitmap with 32 bits per pixel, the lowest row first. An empty transparency mask follows the pixels. */
function bitmap(edge: number, paint: Paint): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(edge, 4)
  header.writeInt32LE(edge * 2, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const rgba = pixels(edge, edge, (x, y) => paint(x, -y))
  for (let at = 0; at < rgba.length; at += 4) rgba.subarray(at, at + 4).set([rgba[at + 2]!, rgba[at + 1]!, rgba[at]!])
  return Buffer.concat([header, rgba, Buffer.alloc(edge * Math.ceil(edge / 32) * 4)])
}

export function svg(name: string): string {
  const [hue = 0] = createHash('sha256').update(name).digest()
  const colour = (shift: number) => `hsl(${Math.round(hue / 256 * 360 + shift) % 360} 80% 45%)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${
    colour(0)
  }"/>`
    + `<path d="M14 46 32 14l18 32z" fill="#fff"/><circle cx="32" cy="38" r="6" fill="${colour(150)}"/></svg>`
}
