import type { FlagBytes, Flags } from '../core/flags/flags.ts'
import type { FlagFormat } from '../core/flags/render.ts'
import { notFound, validationError } from '../errors.ts'
import { imageReply, missingImageHeaders, type CountWork } from './reply.ts'
import type { ImageHandlers } from './types.ts'

export function flagHandlers(
  { flags, countWork }: { flags: Flags, countWork: CountWork },
): ImageHandlers<'getFlag' | 'refuseFlags'> {
  return {
    refuseFlags() {
      throw validationError({
        message: 'The path must name a flag: /flags/{alias} or /flags/{alias}.{format}',
        details: [{ path: 'file', message: 'is required' }],
      })
    },

    getFlag({ params, query, headers, clientAddress }) {
      const { alias, format } = readFile(params.file, flags)
      const code = flags.find(alias)
      if (code === undefined) {
        countWork(clientAddress)
        throw notFound({ message: missingFlag(flags.several(alias)), headers: missingImageHeaders })
      }
      const image = flags.image({ code, format, width: query.w }, () => countWork(clientAddress))
      const reply = (bytes: FlagBytes) => imageReply(bytes, headers['If-None-Match'])
      return image instanceof Promise ? image.then(reply) : reply(image)
    },
  }
}

const missingFlag = (codes: readonly string[]): string => codes.length === 0
  ? 'No flag has this alias'
  : `This alias means several flags: ${codes.map(code => `/flags/${code}`).join(', ')}`

const formats: ReadonlyMap<string, FlagFormat> = new Map([
  ['svg', 'svg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
])

/**
 * The characters of an alias. The document describes them in words: regular expressions of Go, Python and Ruby do not
 * all support the properties of Unicode.
 */
const allowed = /^[\p{L}\p{M}\p{N} \u00a0_'’ʼ‘`´.,;:*()[\]&–-]+$/u
const wrongForm = 'must be the alias of a flag, as in /flags/fr or /flags/cote-d-ivoire.png: '
  + "letters, digits, spaces and - _ ' . , ; : * ( ) [ ] &"

/**
 * Reads the last path segment: an alias such as `fr`, or an alias with a format such as `fr.png`. Throws
 * VALIDATION_ERROR.
 */
export function readFile(file: string, flags: Flags): { alias: string, format: FlagFormat } {
  if (!allowed.test(file)) throw fault(wrongForm)
  if (!file.includes('.')) return { alias: checked(file), format: 'svg' }
  const [, alias = file, extension = 'svg'] = /^(.*)\.([\p{L}\p{N}]*)$/u.exec(file) ?? []
  const format = formats.get(extension.toLowerCase())
  if (format !== undefined) return { alias: checked(alias), format }
  // a final dot belongs to the name in `U.S.A.` and `Congo, Dem. Rep.`, but not in `fr.`
  const endsInName = extension !== '' || /[.\s]/.test(alias)
  if (endsInName && isFlag(file, flags)) return { alias: file, format: 'svg' }
  throw fault(`must end in one of the formats ${[...formats.keys()].join(', ')}, or name a flag`)
}

const isFlag = (alias: string, flags: Flags): boolean =>
  flags.find(alias) !== undefined || flags.several(alias).length > 0

function checked(alias: string): string {
  if (!/[\p{L}\p{N}]/u.test(alias)) throw fault('must contain an alias')
  return alias
}

const fault = (message: string) => validationError({ details: [{ path: 'file', message }] })
