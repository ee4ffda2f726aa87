import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { guides } from './guides.ts'

/** An image that the site gets a copy of. */
export interface Image {
  /** Path in the site, such as `logo.svg`. */
  file: string
  content: Buffer
}

/** Properties by which a site is that of its publisher. */
export interface Look {
  title: string
  logo?: Image
  /** Default: the icon of Tracewell. */
  icon?: Image
  /** Colour of links and marks on a light and on a dark page, such as `#0b5c66`. */
  accent?: { light: string, dark: string }
  /** Text below each page, in Markdown. */
  footer?: string
  /** Address at which the site is published, with a final slash. Without it there is no sitemap. */
  address?: string
  /** Returns `false` for a guide, or `changelog`, that the site leaves out. */
  has(name: string): boolean
}

export const defaultLook: Look = { title: 'Tracewell', has: () => true }

/** Names for the property `guides` of the file. */
const names: readonly string[] = [...guides.map(({ name }) => name), 'changelog']

const colour = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
const image = { type: 'string', pattern: '\\.(svg|png)$' }
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 60 },
    logo: image,
    icon: image,
    accent: {
      type: 'object',
      additionalProperties: false,
      required: ['light', 'dark'],
      properties: { light: colour, dark: colour },
    },
    footer: { type: 'string' },
    address: { type: 'string', format: 'uri', pattern: '^https?://' },
    guides: { type: 'array', uniqueItems: true, items: { enum: names } },
  },
} as const

interface LookFile extends Partial<Pick<Look, 'title' | 'accent' | 'footer' | 'address'>> {
  logo?: string
  icon?: string
  guides?: readonly string[]
}

const ajv = addFormats.default(new Ajv2020({ allErrors: true }))

/**
 * Reads the look of a site from a JSON file. Images are files beside it. Throws an `Error` that names the file and each
 * faulty property.
 */
export async function readLook(file: string): Promise<Look> {
  const given = await readText(file)
  if (!ajv.validate<LookFile>(schema, given)) {
    throw new Error((ajv.errors ?? []).map(fault => `${file}: ${faultText(fault)}`).join('\n'))
  }
  const { logo, icon, address, guides: kept, title = defaultLook.title, ...plain } = given
  return {
    ...plain,
    title,
    ...logo !== undefined && { logo: await readImage(file, 'logo', logo) },
    ...icon !== undefined && { icon: await readImage(file, 'icon', icon) },
    ...address !== undefined && { address: address.replace(/\/*$/, '/') },
    has: name => kept === undefined || kept.includes(name) || !names.includes(name),
  }
}

async function readText(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${code}`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`)
  }
}

function faultText({ instancePath, message, params }: NonNullable<typeof ajv.errors>[number]): string {
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string, allowedValues?: string[] }
  const more = additionalProperty ?? allowedValues?.join(', ')
  return `${instancePath || '/'} ${message}${more === undefined ? '' : `: ${more}`}`
}

async function readImage(file: string, name: 'logo' | 'icon', path: string): Promise<Image> {
  const content = await readFile(join(dirname(file), path)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`${file}: /${name} ${path} cannot be read: ${code}`)
  })
  return { file: `${name}${extname(path)}`, content }
}
