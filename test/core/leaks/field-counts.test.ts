import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import fc from 'fast-check'
import { addCounts, countedFields, createFieldCounts } from '../../../src/core/leaks/field-counts.ts'
import { createLeakStage } from '../../support/leaks.ts'

describe('the columns of an import', () => {
  it('have their rows, what is indexed, and why the rest is not', async () => {
    await using stage = await createLeakStage({ pieceBytes: 60 })
    const path = await stage.file('rows.csv', [
      'E-Mail,user,passwort,ip,site,remark',
      'sam@corp.example,sam,secret1,192.0.2.1:80,android://x@com.corp.app/,hello',
      'nowhere,kim,secret2,NULL,https://corp.example/,lee@corp.example',
      '"a@x.example, b@y.example",-,,somewhere,,',
      ',NULL,secret3,,,nothing here',
    ].join('\n'))

    const imported = await stage.leaks.import(stage.request(path, { mapping: { site: 'url' } }))

    expect(imported).to.include({ records: 3, rejected: 1, unindexed: 3 })
    expect(Object.fromEntries(imported.fields.map(({ name, ...counts }) => [name, counts]))).to.deep.equal({
      'E-Mail': {
        field: 'email',
        rows: 3,
        indexed: 2,
        types: ['Domain Name', 'Email Address'],
        not_indexed: [{ reason: 'invalid', rows: 1 }],
      },
      'user': {
        field: 'username',
        rows: 4,
        indexed: 2,
        types: ['Pseudonym'],
        not_indexed: [{ reason: 'placeholder', rows: 2 }],
      },
      'passwort': {
        field: 'password',
        rows: 3,
        indexed: 0,
        types: [],
        not_indexed: [{ reason: 'secret', rows: 3 }],
      },
      'ip': {
        field: 'ip',
        rows: 3,
        indexed: 1,
        types: ['IP Address'],
        not_indexed: [{ reason: 'invalid', rows: 1 }, { reason: 'placeholder', rows: 1 }],
      },
      'site': {
        field: 'url',
        rows: 2,
        indexed: 1,
        types: ['Domain Name'],
        not_indexed: [{ reason: 'app', rows: 1 }],
      },
      'remark': {
        field: null,
        rows: 3,
        indexed: 1,
        types: ['Domain Name', 'Email Address'],
        not_indexed: [{ reason: 'type', rows: 2 }],
      },
    })
    expect((await readFile(stage.rejects, 'utf8')).trimEnd().split('\n')).to.deep.equal([
      '2\tit is stored, but not found by its site, which names an app\tandroid://x@com.corp.app/',
      '3\tit is stored, but not found by its E-Mail, which is no Email Address\tnowhere',
      '4\tit is stored, but not found by its ip, which is no IP Address\tsomewhere',
      '5\tit has no value in an indexed field\t,NULL,secret3,,,nothing here',
    ])
  })

  it('have the types that the look before the import has, in every column', async () => {
    await using stage = await createLeakStage({ pieceBytes: 60 })
    const path = await stage.file('rows.csv', [
      'email,user,site,remark', 'sam@corp.example,sam,https://a.corp.example/,lee@corp.example',
      'kim@gmail.com,kim,b.corp.example,192.0.2.1',
    ].join('\n'))
    const request = stage.request(path, { mapping: { site: 'url' } })

    const { columns } = await stage.leaks.look(request)
    const { fields } = await stage.leaks.import(request)

    expect(fields.map(({ name, types }) => [name, types]))
      .to.have.deep.members(columns.map(({ name, types }) => [name, Object.keys(types).sort()]))
    expect(fields.find(({ name }) => name === 'email')!.types).to.deep.equal(['Domain Name', 'Email Address'])
  })

  it('add up: the rows of a column are those that are indexed and those that are not', () => {
    const found = fc.constantFrom(
      [{ type: 'Pseudonym', value: 'sam' } as const], 'secret' as const, 'invalid' as const, 'placeholder' as const)
    const rows = fc.array(fc.tuple(fc.constantFrom('a', 'b', '__proto__'), found))
    fc.assert(fc.property(rows, rows, (one, other) => {
      const [first, second] = [one, other].map(all => {
        const counts = createFieldCounts()
        for (const [name, result] of all) counts.add(name, result)
        return counts.all()
      })
      const fields = countedFields(addCounts(first!, second!), {})

      for (const { rows: all, indexed, not_indexed: missed } of fields) {
        expect(indexed + missed.reduce((sum, { rows: count }) => sum + count, 0)).to.equal(all)
      }
      expect(fields.reduce((sum, { rows: all }) => sum + all, 0)).to.equal(one.length + other.length)
    }))
  })

  it('are counted up to a limit, for records with countless names', () => {
    const counts = createFieldCounts()
    for (let index = 0; index < 1_000; index++) counts.add(`field${index}`, 'type')

    expect(Object.keys(counts.all())).to.have.length(200)
    expect(Object.keys(addCounts(counts.all(), { more: { rows: 1, indexed: 0, types: [], faults: {} } })))
      .to.have.length(200)
  })
})
