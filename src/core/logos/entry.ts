/** What is known of the logo of one domain, as it lies in one file of the cache. */
export interface Entry {
  domain: string
  /** When it is looked for again, in milliseconds since 1970. */
  freshUntilMs: number
  /** Undefined: looked for, and none found. */
  logo: StoredLogo | undefined
}

export interface StoredLogo {
  source: string
  /** The shorter edge of the image that was found. */
  edge: number
  /** The edge that was looked for: a larger image than this may be there. */
  soughtEdge: number
  png: Buffer
  /** What has been drawn of it, by size and format: `128.png`. */
  drawn: ReadonlyMap<string, Buffer>
}

interface Header extends Omit<Entry, 'logo'> {
  version: typeof version
  logo: Omit<StoredLogo, 'png' | 'drawn'> | null
  /** Names and lengths of what follows, in this order; the first is the found image. */
  parts: Array<[string, number]>
}

/** To be raised when entries that were written before can no longer be used. */
const version = 1

/** One line of JSON, then the images. */
export function encodeEntry({ domain, freshUntilMs, logo }: Entry): Buffer {
  const { png, drawn, ...facts } = logo ?? {}
  const parts: Array<[string, Buffer]> = png && drawn ? [['found', png], ...drawn] : []
  const header: Header = {
    version,
    domain,
    freshUntilMs,
    logo: logo ? facts as Header['logo'] : null,
    parts: parts.map(([name, image]) => [name, image.length]),
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts.map(([, image]) => image)])
}

/** Undefined where the bytes are no entry, or one of another version. */
export function decodeEntry(bytes: Buffer): Entry | undefined {
  const end = bytes.indexOf(0x0a)
  try {
    const { version: written, parts, logo, ...entry } = JSON.parse(bytes.toString('utf8', 0, end)) as Header
    if (written !== version) return undefined
    let at = end + 1
    const [found, ...drawn] = parts.map(([name, length]): [string, Buffer] => [name, bytes.subarray(at, at += length)])
    if (logo === null) return { ...entry, logo: undefined }
    return found && at === bytes.length
      ? { ...entry, logo: { ...logo, png: found[1], drawn: new Map(drawn) } }
      : undefined
  } catch {
    return undefined
  }
}
