import { expect } from 'chai'
import { nameFaults } from '../../../src/core/catalogue/name-faults.ts'

describe('the faults of names', () => {
  it('list at most 200 tags, because packs may have very many', () => {
    const known = new Set(Array.from({ length: 201 }, (_, at) => `tag-${String(at).padStart(3, '0')}`))

    const [fault] = nameFaults({ wanted: ['tag-000', 'cooking'], known, path: 'tags', noun: 'module' })

    expect(fault?.path).to.equal('tags.1')
    expect(fault?.message).to.match(/^no module has the tag cooking; tags: tag-000, .*, tag-199 and 1 more$/)
  })
})
