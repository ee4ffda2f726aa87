/** Result of the last look-up for a domain. The caches store it. */
export interface Entry {
  domain: string
  /** Time until which the entry is fresh, in Unix milliseconds. */
  freshUntilMs: number
  /** `undefined` in a negative entry: the look-up found no logo. */
  logo: StoredLogo | undefined
}

export interface StoredLogo {
  source: string
  /** Length of the shorter edge of the found image, in pixels. */
  edge: number
  /**
   * Edge that the look-up requested from the sources, in pixels. A look-up for a larger edge may find a larger image.
   */
  soughtEdge: number
  png: Buffer
  /** Images drawn from `png`. Each key is the size and format of the image, such as `128.png`. */
  drawn: ReadonlyMap<string, Buffer>
}

interface Header extends Omit<Entry, 'logo'> {
  version: typeof version
  logo: Omit<StoredLogo, 'png' | 'drawn'> | null
  /** Name and length in bytes of each image after the header, in file order. The first image is the found one. */
  parts: Array<[string, number]>
}

/** Version of the file format. Increase it after a change that makes older entries unusable. */
const version = 1

/** Encodes an entry as one line of JSON, followed by the images. */
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

/** Decodes an entry. Returns `undefined` if the bytes are damaged or have another version. */
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
