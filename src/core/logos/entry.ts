import { createHash } from 'node:crypto'

/** What is known of the logo of one domain, as it lies in one file of the cache. */
export interface Entry {
  domain: string
  /** When it is looked for again, in milliseconds since 1970. */
  freshUntilMs: number
  /** Undefined: looked for, and none found. */
  logo: KeptLogo | undefined
}

export interface KeptLogo {
  source: string
  /** The shorter edge of the image that was found. */
  edge: number
  /** The edge that was looked for: a larger image than this may be there. */
  soughtEdge: number
  png: Buffer
  /** What has been drawn of it, by size and format: `128.png`. */
  drawn: ReadonlyMap<string, Buffer>
}

const magic = 'tracewell logo 1\n'

interface Header extends Omit<Entry, 'logo'> {
  logo: Omit<KeptLogo, 'png' | 'drawn'> | null
  /** Names and lengths of what follows, in this order; the first is the found image. */
  parts: Array<[string, number]>
  sha256: string
}

const digestOf = (parts: readonly Buffer[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** One line of JSON, then the images. */
export function encodeEntry({ domain, freshUntilMs, logo }: Entry): Buffer {
  const { png, drawn, ...facts } = logo ?? {}
  const parts: Array<[string, Buffer]> = png && drawn ? [['found', png], ...drawn] : []
  const images = parts.map(([, image]) => image)
  const header: Header = {
    domain, freshUntilMs, logo: logo ? facts as Header['logo'] : null,
    parts: parts.map(([name, image]) => [name, image.length]), sha256: digestOf(images),
  }
  return Buffer.concat([Buffer.from(`${magic}${JSON.stringify(header)}\n`), ...images])
}

/** Undefined where the bytes are no whole entry: cut off, damaged, or of another version. */
export function decodeEntry(bytes: Buffer): Entry | undefined {
  if (bytes.toString('latin1', 0, magic.length) !== magic) return undefined
  const end = bytes.indexOf(0x0a, magic.length)
  try {
    const { parts, sha256, logo, ...entry } = JSON.parse(bytes.toString('utf8', magic.length, end)) as Header
    let at = end + 1
    const images = parts.map(([name, length]): [string, Buffer] => [name, bytes.subarray(at, at += length)])
    if (at !== bytes.length || digestOf([bytes.subarray(end + 1)]) !== sha256) return undefined
    const [found, ...drawn] = images
    if (logo === null) return { ...entry, logo: undefined }
    return found ? { ...entry, logo: { ...logo, png: found[1], drawn: new Map(drawn) } } : undefined
  } catch {
    return undefined
  }
}
