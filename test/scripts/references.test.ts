import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { unreferencedFiles } from '../../scripts/generate/references.ts'

describe('unreferencedFiles', () => {
  it('names the files that no root reaches, and not the ones that only another file refers to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'references-'))
    try {
      await mkdir(join(folder, 'paths'))
      await mkdir(join(folder, 'schemas'))
      await writeFile(join(folder, 'api.yaml'), 'paths:\n  /pets:\n    $ref: paths/pets.yaml\n')
      await writeFile(join(folder, 'paths/pets.yaml'), "schema:\n  $ref: '../schemas/Pet.yaml'\n")
      await writeFile(join(folder, 'schemas/Pet.yaml'), 'discriminator:\n  mapping:\n    cat: ./Cat.yaml\n')
      await writeFile(join(folder, 'schemas/Cat.yaml'), 'type: object\n')
      await writeFile(join(folder, 'paths/forgotten.yaml'), 'schema:\n  $ref: ../schemas/Dog.yaml\n')
      await writeFile(join(folder, 'schemas/Dog.yaml'), 'type: object\n')

      const files = await unreferencedFiles(folder, ['api.yaml'])

      expect(files).to.deep.equal(['paths/forgotten.yaml', 'schemas/Dog.yaml'])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
