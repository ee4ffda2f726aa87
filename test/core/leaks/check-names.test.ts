import { expect } from 'chai'
import type { Failure } from '../../../src/errors.ts'
import { createLeakStage } from '../../support/leaks.ts'

describe('the names of the columns of an import', () => {
  const refused: Array<[file: string, content: string, mapping: Record<string, 'email'>, message: RegExp]> = [
    ['twice.csv', 'email,nick,email\na@x.example,a,b@x.example\n', {}, /it has the column "email" twice/],
    ['twice.tsv', 'email\tnick\t nick\na@x.example\ta\tb\n', {}, /it has the column "nick" twice/],
    ['missing.csv', 'email,nick\na@x.example,a\n', { mail: 'email' }, /no column "mail"; it has: email, nick/],
    ['missing.jsonl', '{"email":"a@x.example","nick":"a"}\n', { mail: 'email' }, /a field "mail"; they have: email, nick/],
    ['missing.jsonl', '\ufeff{"email":"a@x.example"}\n{"a":{"b":1}}', { b: 'email' }, /a field "b"; they have: a\.b, email/],
  ]

  for (const [file, content, mapping, message] of refused) {
    it(`are refused in ${JSON.stringify(content)}`, async () => {
      await using stage = await createLeakStage()
      const path = await stage.file(file, content)

      const error = await stage.leaks.import(stage.request(path, { mapping })).catch((thrown: Failure) => thrown)

      expect(error).to.include({ code: 'VALIDATION_ERROR' }).with.property('message').that.matches(message)
      expect(await stage.leaks.list()).to.deep.equal([])
    })
  }

  it('are accepted if only later records have a mapped field', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('later.jsonl', '{"nick":"a"}\n{"mail":"a@x.example"}\n')

    const { records } = await stage.leaks.import(stage.request(path, { mapping: { mail: 'email' } }))

    expect(records).to.equal(2)
    expect(await stage.find('Email Address', 'a@x.example')).to.have.length(1)
  })

  it('may be empty in several columns', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('empty.csv', 'email,,\na@x.example,b,c\n')

    await stage.leaks.import(stage.request(path))

    expect(await stage.find('Email Address', 'a@x.example'))
      .to.deep.equal([{ email: 'a@x.example', column_2: 'b', column_3: 'c' }])
  })
})
