import { expect } from 'chai'
import { listSources } from '../../../src/sources/lists/index.ts'
import { noteLabels } from '../../../src/sources/kit/list-source.ts'
import { lookUps } from '../../../src/sources/rows/look-ups/index.ts'
import { labelMeanings } from '../../../src/sources/kit/meanings/labels.ts'
import { profileLookUp } from '../../../src/sources/rows/profile-look-up.ts'
import { profileSites } from '../../../src/sources/rows/profiles/index.ts'

describe('labelMeanings', () => {
  it('knows every label of the rows, also of facts that no simulated answer has', () => {
    const rows = [...lookUps, ...profileSites.map(profileLookUp)]

    const unknown = rows.flatMap(({ slug, type, fields, meanings }) => fields.flatMap(([label]) =>
      meanings?.[label] ?? labelMeanings(label, type) ? [] : `${slug}: ${label}`))

    expect(unknown).to.eql([])
  })

  it('knows every label of the lists', () => {
    const labels = listSources.flatMap(list => noteLabels(list).map(label => ({ label, type: list.subject })))

    expect(labels.filter(({ label, type }) => !labelMeanings(label, type))).to.eql([])
  })

  it('depends on the type of the search', () => {
    const typesOf = (...asked: Parameters<typeof labelMeanings>) => labelMeanings(...asked)?.map(({ types }) => types)

    expect(typesOf('Name', 'Pseudonym')).to.eql([['Name']])
    expect(typesOf('Name', 'Domain Name')).to.eql([['Domain Name']])
    expect(typesOf('Address', 'Cryptocurrency')).to.eql([['Cryptocurrency']])
    expect(typesOf('Address', 'Domain Name')).to.eql([])
    expect(typesOf('No such label', 'Pseudonym')).to.equal(undefined)
  })
})
