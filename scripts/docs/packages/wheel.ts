import { createHash } from 'node:crypto'
import { zip } from './archives.ts'

export interface Packed {
  file: string
  content: Buffer
}

/**
 * Packs the Python package as a wheel, which pip installs without a build.
 * https://packaging.python.org/en/latest/specifications/binary-distribution-format/
 * @param files the files of the package by path, with `pyproject.toml`
 */
export function wheel(files: ReadonlyMap<string, string>): Packed {
  const project = files.get('pyproject.toml') ?? ''
  const field = (name: string): string => {
    const value = new RegExp(`^${name} = "(.*)"$`, 'm').exec(project)?.[1]
    if (value === undefined) throw new Error(`pyproject.toml has no ${name}`)
    return value
  }
  const [name, version] = [field('name'), field('version')]
  const texts = (name: string): string[] =>
    [...new RegExp(`^${name} = \\[(.*)\\]$`, 'm').exec(project)?.[1]?.matchAll(/"([^"]+)"/g) ?? []].map(([, text]) => text!)
  const info = `${name}-${version}.dist-info`
  const members = new Map([
    ...[...files].filter(([path]) => path.startsWith('src/')).map(([path, text]) => [path.slice(4), text] as const),
    [`${info}/METADATA`, [
      'Metadata-Version: 2.4', `Name: ${name}`, `Version: ${version}`, `Summary: ${field('description')}`,
      `License-Expression: ${field('license')}`, 'License-File: LICENSE',
      `Requires-Python: ${field('requires-python')}`,
      ...texts('classifiers').map(one => `Classifier: ${one}`),
      ...texts('dependencies').map(one => `Requires-Dist: ${one}`),
      'Description-Content-Type: text/markdown', '', files.get('README.md') ?? '',
    ].join('\n')],
    [`${info}/WHEEL`, 'Wheel-Version: 1.0\nGenerator: tracewell\nRoot-Is-Purelib: true\nTag: py3-none-any\n'],
    [`${info}/licenses/LICENSE`, files.get('LICENSE') ?? ''],
  ])
  const list = `${info}/RECORD`
  const lines = [...members].map(([path, text]) => {
    const hash = createHash('sha256').update(text).digest('base64url')
    return `${path},sha256=${hash},${Buffer.byteLength(text)}\n`
  })
  return {
    file: `${name}-${version}-py3-none-any.whl`,
    content: zip(members.set(list, `${lines.join('')}${list},,\n`)),
  }
}
