import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ShippedPackage } from './shipped.ts'

/**
 * Packages that contain no text of their licence, with the copyright of their repository. Default: the part of the
 * README about the licence. The text is that of SPDX.
 */
const withoutText: ReadonlyArray<{ name: RegExp, licence: string, copyright?: string }> = [
  { name: /^koa-compose$/, licence: 'MIT', copyright: 'Copyright (c) 2013 TJ Holowaychuk' },
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' },
]
const line = '='.repeat(80)

/**
 * Returns the notices of third parties: name, version and licence of every package, with the texts of the licences.
 * Throws if a package has no licence or no text.
 */
export function noticeOf(packages: readonly ShippedPackage[]): string {
  const faults: string[] = []
  const texts = packages.map(one => {
    const text = licenceText(one)
    if (one.licence === '') faults.push(`${one.name} ${one.version} declares no licence`)
    if (text === '') faults.push(`${one.name} ${one.version} contains no text of its licence (${one.licence})`)
    return { text, title: `${one.name} ${one.version} (${one.licence})` }
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const groups = Map.groupBy(texts, ({ text }) => text)
  return [
    'Third-party notices of Tracewell\n\nThe packages that the package and the image of Tracewell contain or install.' +
    ' Each part names packages and the\ntext of their licence. The identifiers are explained at' +
    ' https://spdx.org/licenses/.\n',
    ...Array.from(groups, ([text, those]) => `${those.map(({ title }) => title).join('\n')}\n\n${text}\n`),
  ].join(`\n${line}\n`)
}

/** Returns the licence files of a package, else the part of its README about the licence, else the text of SPDX. */
function licenceText({ name, folder }: ShippedPackage): string {
  const names = readdirSync(folder, { withFileTypes: true }).filter(file => file.isFile()).map(file => file.name).sort()
  const read = (file: string) => clean(readFileSync(join(folder, file), 'utf8'))
  const files = names.filter(file => /(^|[-_])(licen[cs]e|copying|notice)([-_]\w+)?(\.(md|txt))?$/i.test(file))
  if (files.length > 0) return files.map(read).join('\n\n')
  const readme = names.find(file => /^readme/i.test(file))
  const [section = ''] = /^#+ licen(?:[cs]e|sing)$[^]*?(?=^#|$(?![^]))/im.exec(readme ? read(readme) : '') ?? []
  const known = withoutText.find(one => one.name.test(name))
  if (known) return [known.copyright ?? clean(section), spdxText(known.licence)].join('\n\n')
  return /permission is hereby granted/i.test(section) ? clean(section) : ''
}

const clean = (text: string): string => text.replaceAll('\r', '').replaceAll(/[ \t]+$/gm, '').trim()

function spdxText(id: string): string {
  const { licenseText } = createRequire(import.meta.url)(`spdx-license-list/licenses/${id}.json`) as {
    licenseText: string
  }
  return clean(licenseText.replace(/^Copyright \(c\) <year> <copyright holders>\n/m, ''))
}
