import { expect } from 'chai'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { noticeOf } from '../../scripts/notice/notice.ts'
import { sbomOf } from '../../scripts/notice/sbom.ts'
import { listShipped, type ShippedPackage } from '../../scripts/notice/shipped.ts'

const root = resolve(import.meta.dirname, '../..')

describe('the notices of third parties', () => {
  let shipped: ShippedPackage[]
  before(async () => { shipped = await listShipped(root) })

  it('name every package that ships, with its licence and a text of it', () => {
    const lines = new Set(noticeOf(shipped).split('\n'))

    expect(shipped.length).to.be.above(150)
    expect(shipped.filter(({ name, version, licence }) => !lines.has(`${name} ${version} (${licence})`)))
      .to.deep.equal([])
  })

  it('name what is bundled into the pages or copied beside what is installed, and no other development package', () => {
    const names = shipped.map(({ name }) => name)

    expect(names).to.include.members(['koa', 'flag-icons', 'i18n-iso-countries', 'sharp']) // installed
    expect(names).to.include.members(['preact', '@preact/signals', 'cytoscape', 'minisearch', 'world-atlas']) // bundled
    expect(names).to.include.members(['@ip-location-db/asn', '@ip-location-db/geo-whois-asn-country-mmdb']) // copied
    expect(names).not.to.include.oneOf(['mocha', 'typescript', 'esbuild', 'marked', 'spdx-license-list'])
  })

  it('are the packages of the SBOM, which all have a licence there too', () => {
    const { metadata, components, dependencies } = sbomOf(root, shipped)
    const refs = components.map(component => component['bom-ref'])

    expect(metadata.component.name).to.equal('tracewell')
    expect(new Set(refs)).to.deep.equal(new Set(shipped.map(({ name, version }) => `${name}@${version}`)))
    expect(components.filter(({ licenses = [] }) => licenses.length === 0)).to.deep.equal([])
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter(ref => !refs.includes(ref))).to.deep.equal([])
  })

  describe('of a package', () => {
    let folder: string
    beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-notice-')) })
    afterEach(() => rmSync(folder, { recursive: true }))

    const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
    const notice = (licence = 'MIT') => noticeOf([{ name: 'pets', version: '1.0.0', licence, folder }])

    it('are refused if it declares no licence, or contains no text of it', () => {
      write('license-update.mjs', 'export {}')
      write('README.md', '# Pets\n\n## License\n\nMIT\n')

      expect(() => notice('')).to.throw('pets 1.0.0 declares no licence')
      expect(() => notice()).to.throw('pets 1.0.0 contains no text of its licence (MIT)')
    })

    it('have the texts of all its licence files', () => {
      for (const name of ['LICENSE', 'license-cc0', 'NRO_LICENSE', 'NOTICE.txt']) write(name, `Text of ${name}\r\n`)

      expect(notice()).to.include('pets 1.0.0 (MIT)\n\n' +
        'Text of LICENSE\n\nText of NOTICE.txt\n\nText of NRO_LICENSE\n\nText of license-cc0\n')
    })

    it('have the text in the part of its README about the licence', () => {
      write('README.md', '# Pets\n\n## License\n\nPermission is hereby granted.\n\n## Thanks\n\nTo all.\n')

      expect(notice()).to.include('pets 1.0.0 (MIT)\n\n## License\n\nPermission is hereby granted.\n')
        .and.not.to.include('Thanks')
    })
  })
})
