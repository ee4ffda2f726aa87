import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { fileFault } from '../lib/file-fault.ts'
import { refuseSpecialFile } from '../lib/readable-file.ts'

/** Values of a file with settings, by name, and the faults of its lines. Faults quote no value: it can be secret. */
export interface EnvFile {
  values: Readonly<Record<string, string>>
  faults: readonly string[]
}

/**
 * Reads a file that the caller has named. A missing file is a fault.
 *
 * @param path also the name of the file in faults
 */
export const readNamedEnvFile = (path: string): EnvFile => read(path, fd => parse(path, fd)) ??
  fault(path, 'cannot be read: there is no such file or folder')

/**
 * Reads a file that is used because of its place. Returns `undefined` without one. Anybody can put a file into a
 * shared folder, so a file that another user than root owns or can write is a fault, and is not read.
 *
 * @param path also the name of the file in faults
 */
export const readFoundEnvFile = (path: string): EnvFile | undefined => read(path, fd => {
  const { uid, mode } = fstatSync(fd)
  const user = process.geteuid?.()
  if (user === undefined) return parse(path, fd) // Windows has no owner and no mode
  const wayOut = `--env-file ${path} reads it nevertheless`
  if (uid !== user && uid !== 0) return fault(path, `belongs to another user, so it is not read: ${wayOut}`)
  if (mode & othersCanWrite) {
    return fault(path, `can be written by other users, so it is not read: chmod go-w ${path}, or ${wayOut}`)
  }
  return parse(path, fd)
}, constants.O_NONBLOCK) // a named pipe of another user must not block

const othersCanWrite = 0o022

const fault = (path: string, text: string): EnvFile => ({ values: {}, faults: [`${path}: ${text}`] })

function read(path: string, work: (fd: number) => EnvFile, flags = 0): EnvFile | undefined {
  let fd: number | undefined
  try {
    refuseSpecialFile(path, { takesPipes: false }) // the file is read several times
    fd = openSync(path, constants.O_RDONLY | flags)
    return work(fd)
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
    return isMissing ? undefined : fault(path, `cannot be read: ${fileFault(error)}`)
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function parse(path: string, fd: number): EnvFile {
  const values: Record<string, string> = {}
  const faults: string[] = []
  const lines = readFileSync(fd, 'utf8').replace(/^\ufeff/, '').split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const entry = parseEnvLine(line)
    if (typeof entry === 'string') faults.push(`${path} line ${index + 1}: ${entry}`)
    else if (entry) values[entry.name] = entry.value
  }
  return { values, faults }
}

/**
 * Reads one line as a POSIX shell and `EnvironmentFile` of systemd read it: `NAME=value`, `NAME='value'`,
 * `NAME="value"`, also after `export`. Returns `undefined` for a comment or an empty line. Returns a fault if one of
 * the two would read the line otherwise: programs that share the file would have different settings. `export` is the
 * exception, because systemd skips such a line with a warning.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html
 * https://github.com/systemd/systemd/blob/main/src/basic/env-file.c
 */
export function parseEnvLine(line: string): { name: string, value: string } | string | undefined {
  if (/^[ \t]*$/.test(line)) return undefined
  if (/^[ \t]*#/.test(line)) return line.endsWith('\\') ? endOfComment : undefined
  const [, exported, name, text] = /^[ \t]*(export[ \t]+)?([a-z_]\w*)=(.*?)[ \t]*$/i.exec(line) ?? []
  if (name === undefined || text === undefined) return 'must have the form NAME=value, without spaces around ='
  const value = text.startsWith('\'') ? singleQuoted(text) : text.startsWith('"') ? doubleQuoted(text)
    : unquoted(text, exported !== undefined)
  return typeof value === 'string' ? value : { name, ...value }
}

/**
 * Returns the line that `parseEnvLine` reads as this setting, also after `export`. Throws if the value has a line break
 * or another character that no line can have.
 */
export function envLine(name: string, value: string): string {
  const quoted = [value, `'${value}'`, `"${value.replace(/["\\$`]/g, '\\$&')}"`]
  const text = quoted.find(text => {
    const entry = parseEnvLine(`export ${name}=${text}`)
    return typeof entry === 'object' && entry.value === value
  })
  if (text === undefined) throw new Error(`the value of ${name} does not fit on one line`)
  return `${name}=${text}`
}

const endOfComment = 'a comment must not end with \\, with which older versions of systemd continue it'

type Parsed = { value: string } | string

function singleQuoted(text: string): Parsed {
  const [, value, rest] = /^'([^'\r]*)'(.*)$/s.exec(text) ?? []
  return value === undefined ? 'the quote \' is not closed' : rest === '' ? { value } : afterQuote
}

function doubleQuoted(text: string): Parsed {
  const [, value, rest] = /^"((?:[^"\\\r]|\\.)*)"(.*)$/s.exec(text) ?? []
  if (value === undefined) return 'the quote " is not closed'
  if (rest !== '') return afterQuote
  // a shell replaces $ and ` in double quotes, and systemd does not; older versions of systemd remove other backslashes
  return /^(?:[^\\$`]|\\["\\$`])*$/s.test(value)
    ? { value: value.replace(/\\(.)/gs, '$1') }
    : 'a value with $, ` or \\ must be in single quotes'
}

const afterQuote = 'must end after the closing quote: a comment needs a line of its own'

function unquoted(value: string, isExported: boolean): Parsed {
  if (/[ \t]#/.test(value)) return 'a comment needs a line of its own, and a value with # must be in single quotes'
  // in an argument of `export`, shells also replace patterns
  const isSpecial = /[\s'"\\$`;&|<>()]|^[#~]|:~/.test(value) || (isExported && /[*?[{]/.test(value))
  return isSpecial ? 'a value with spaces or special characters must be in single quotes' : { value }
}
