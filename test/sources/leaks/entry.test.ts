import { expect } from 'chai'
import fc from 'fast-check'
import { maskEntry, toEntry } from '../../../src/sources/leaks/entry.ts'
import type { LeakRecord, LeakSource } from '../../../src/sources/leaks/leak-source.ts'
import { templates } from '../../../src/sources/leaks/vocabulary.ts'

const forum: Pick<LeakSource, 'code' | 'template' | 'mapping'> = {
  code: 'forum_2024',
  template: 'credentials',
  mapping: { mail: 'email', pw: 'password', digest: 'hash', joined: 'created_at' },
}
const entryOf = (record: LeakRecord, more: Partial<Parameters<typeof toEntry>[1]> = {}) =>
  toEntry(record, {
    source: forum,
    recordNumber: 1,
    naming: 'standard',
    secrets: false,
    ...more,
  })
const valuesOf = (record: LeakRecord, more: Partial<Parameters<typeof toEntry>[1]> = {}) =>
  entryOf(record, more).items.map(({ value }) => value)

describe('toEntry', () => {
  it('displays the first values of a record that is too large, and reports the cut', () => {
    const wide = entryOf(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, index])))
    const long = entryOf({ nick: 'sammy', note: 'x'.repeat(300_000), other: 'y' })
    const nested = entryOf({ all: Array.from({ length: 100 }, () => ({ inner: Array(100).fill('a b') })) })

    expect(wide.items.length).to.be.within(900, 1_001)
    expect(long.items.map(({ value }) => value.length)).to.include(262_144 - 'sammy'.length)
    expect(nested.items.length).to.be.below(1_002)
    for (const { items } of [wide, long, nested]) expect(items.at(-1)?.label).to.match(/^(Incomplete|Rows left out)$/)
  })

  it('displays the first values of a record of countless empty objects, and reports the cut', () => {
    const { items } = entryOf({ first: 'one', rest: Array.from({ length: 50_000 }, () => ({ a: {} })), last: 'two' })

    expect(items.map(({ value }) => value)).to.deep.equal(['one', 'the record is too large to display all of it'])
  })

  it('ignores empty values, however many they are', () => {
    const empty = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`n${index}`, index % 2 ? null : '']))

    expect(valuesOf({ rest: empty, last: 'two' })).to.deep.equal(['two'])
  })

  it('names fields after the shared vocabulary, in the order of the template', () => {
    const { key, items } = entryOf({
      nick: 'sammy',
      joined: '2020-01-02',
      pw: 'hunter2hunter',
      mail: 'sam@example.com',
    })

    expect(key).to.equal('forum_2024_001')
    expect(items).to.eql([
      {
        label: 'E-mail',
        value: 'sam@example.com',
        field: 'email',
        copy: true,
        isdate: false,
        islink: false,
      },
      {
        label: 'Password',
        value: 'h******r',
        field: 'password',
        copy: true,
        isdate: false,
        islink: false,
      },
      {
        label: 'Created',
        value: '2020-01-02',
        field: 'created_at',
        copy: false,
        isdate: true,
        islink: false,
      },
      {
        label: 'Nick',
        value: 'sammy',
        field: 'nick',
        copy: true,
        isdate: false,
        islink: false,
      },
    ])
  })

  it('keeps the letter case of headings, and makes words of the names of programs', () => {
    const { items } = entryOf({
      'VIP-Status': 'a',
      'Date of Move': 'b',
      'top_logins': 'c',
      'lastLoginIP': 'd',
      'sign-up': 'e',
      'Größe in CM': 'f',
    })

    expect(items.map(({ label }) => label).sort())
      .to.eql(['Date of Move', 'Größe in CM', 'Last login IP', 'Sign up', 'Top logins', 'VIP-Status'])
  })

  it('keeps the field names of the source if requested', () => {
    const { items } = entryOf({ digest: 'd41d8cd98f00b204e9800998ecf8427e', mail: 'sam@example.com' }, {
      naming: 'source',
    })

    expect(items.map(({ label, field }) => [label, field])).to.eql([['mail', 'mail'], ['digest (md5 or ntlm)',
      'digest']])
  })

  it('displays secrets in full to callers who may see them', () => {
    const record = { mail: 'sam@example.com', pw: 'hunter2hunter', line: 'sam:hunter2hunter' }

    expect(valuesOf(record, { secrets: true })).to.eql(Object.values(record))
  })

  it('masks a short secret completely', () => {
    expect(valuesOf({ pw: ['a', '12345', '123456'], apiKey: 'abc' })).to.eql(['******', '******', '1******6', '******'])
  })

  it('makes a line of each value of a list, without duplicates', () => {
    expect(valuesOf({ mail: ['a@b.example', ['c@d.example', 'a@b.example']], ports: [80, true, null, ''] }))
      .to.eql(['a@b.example', 'c@d.example', '80', 'true'])
  })

  it('masks values nested below a name that sounds secret', () => {
    const record = {
      credentials: [{ login: 'sammy', deeper: { word: 'hunter2hunter' } }],
      apiKey: 'abcdefgh',
      user_session: 123456789,
    }

    expect(valuesOf(record)).to.eql(['******', 'h******r', 'a******h', '1******9'])
  })

  it('recognises common short names of a password', () => {
    const names = ['pw', 'user_pw', 'PW2', 'psw', 'pswd', 'pword', 'userPw', 'mdp', 'senha', 'contraseña', 'clave',
      'kennwort', 'пароль', '密码']

    for (const name of names) {
      expect(valuesOf({ mail: 'sam@example.com', [name]: 'hunter2hunter' }), name).to.include('h******r')
    }
    expect(valuesOf({ spw_id: 'public', enclave: 'island' })).to.eql(['public', 'island'])
  })

  it('masks repetitive texts in bounded time', () => {
    const texts = [
      `${'a@b.c.d'.repeat(16)}@`,
      `a@b${'\t'.repeat(300_000)}`,
      `a@b${','.repeat(200_000)} x y`,
      `a@${'.'.repeat(200_000)}@`,
      `a@b.c${' a@b.c'.repeat(50_000)} @`,
    ]

    const values = valuesOf({ mail: 'sam@example.com', line: texts, company: texts })

    expect(values.at(-1)).to.match(/too large/)
    for (const text of texts) expect(valuesOf({ line: text.slice(0, 200_000) })).to.have.length(1)
  })

  it('masks a record of many secrets and texts in bounded time', () => {
    const secrets = Array.from({ length: 20_000 }, (_, index) => `word${index}`)

    const values = valuesOf({
      pw: secrets,
      line: secrets.map(secret => `The ${secret} of Sam`),
      site: 'https://example.com/word19999',
    })

    expect(values.filter(value => /word\d/.test(value))).to.eql([])
  })

  it('masks secrets within other values', () => {
    const masked = {
      'https://sam:hunter2hunter@host.example/x': 'https://sam:h******r@host.example/x',
      'ftp://sam:hunt/er2@host.example': 'ftp://sam:h******2@host.example',
      'https://host.example/x?user=sam&password=hunter2hunter&page=2':
        'https://host.example/x?user=sam&password=h******r&page=2',
      'old token="abc defghi" of Sam': 'old token=a******i of Sam',
      '{"token": "abc defghi", "page": "2 of 3"}': '{"token": a******}',
      'sam@example.com:hunter2hunter': 'sam@example.com:h******r',
      'sam@example.com;d41d8cd98f00b204e9800998ecf8427e:salt': 'sam@example.com;d******t',
      'sam@example.com hunter2hunter': 'sam@example.com h******r',
      'sam:hunter2 hunter': 'sam:h******r',
      'sam|hunter2hunter\njo|password1': 'sam|h******r\njo|p******1',
      'https://host.example:8080/login:sam:hunter2hunter': 'https://host.example:8080/login:sam:h******r',
      'https://host.example/login sam@example.com:hunter2hunter': 'https://host.example/login sam@example.com:h******r',
    }

    for (const [text, expected] of Object.entries(masked)) expect(valuesOf({ line: text }), text).to.eql([expected])
  })

  it('leaves values without a secret unchanged', () => {
    const plain = [
      'https://host.example:8080/@sam',
      'https://host.example/wiki/User:Sam',
      '2024-01-02T10:11:12Z',
      '10:11',
      'UTC+02:00',
      '2001:db8::1',
      '192.0.2.1:8080',
      '00:1b:44:11:3a:b7',
      'C:\\Windows\\explorer.exe',
      'Sam Example',
      'passport control',
    ]

    for (const text of plain) expect(valuesOf({ line: text }), text).to.eql([text])
    expect(valuesOf({ mail: 'a@b.example; c@d.example' })).to.eql(['a@b.example; c@d.example'])
  })

  it('masks the secrets of a record in its other texts', () => {
    expect(valuesOf({ pw: 'hunter2hunter', text: 'his word is hunter2hunter, he said' }))
      .to.eql(['h******r', 'his word is h******r, he said'])
  })

  it('marks links and dates, except masked ones', () => {
    const { items } = entryOf({
      website: 'https://host.example',
      url: 'https://sam:hunter2hunter@host.example',
      created_at: '1577934245',
      last_seen: 'last week',
    })

    expect(items.map(({ value, islink, isdate }) => [value, islink, isdate])).to.eql([
      ['https://sam:h******r@host.example', false, false],
      ['https://host.example', true, false],
      ['2020-01-02T03:04:05.000Z', false, true],
      ['last week', false, false],
    ])
  })

  it('displays no secret of any record', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'αβγδεζηθικλμνξ'), minLength: 6, maxLength: 40 })
    const word = fc.string({ unit: 'grapheme-ascii', maxLength: 20 })
    const wrapped = (one: string) => [
      one,
      [one],
      [[one, [one]]],
      `https://sam:${one}@host.example/x`,
      `sam@example.com:${one}`,
      `sam:${one}`,
      `first line\nsam;${one}\nlast line`,
      `https://host.example/a:sam:${one}`,
      { inner: { password: one } },
      `x?token=${one}`,
    ]
    const record = fc.record({
      secret,
      known: fc.constantFrom('pw', 'digest', 'password', 'salt', 'token', 'userPassword', 'session-id', 'x_api_key'),
      other: fc.constantFrom('line', 'url', 'text', 'website', 'notes', 'mail', 'nick'),
      form: fc.nat(),
      plain: fc.dictionary(word, fc.oneof(word, fc.integer(), fc.boolean(), fc.array(word))),
      isAlone: fc.boolean(),
    })

    fc.assert(
      fc.property(
        record,
        fc.constantFrom(...templates),
        fc.constantFrom('standard' as const, 'source' as const),
        (made, template, naming) => {
          const forms = wrapped(made.secret)
          const form = forms[made.form % forms.length]
          const alone = { ...made.plain, [made.known]: form }
          // In a field that is not for secrets, a secret looks like a plain word. It is recognised there only if a
          // field for secrets contains it too.
          const both = {
            ...made.plain,
            [made.known]: made.secret,
            [made.other]: ['mail', 'nick'].includes(made.other) ? 'sam' : form,
          }

      const entry = entryOf(made.isAlone ? alone : both, { naming, source: { ...forum, template } })

      expect(JSON.stringify(entry)).to.not.include(made.secret)
      expect(entry.items.some(({ value }) => value.includes('******'))).to.equal(true)
    }), { numRuns: 500 })
  })

  it('masks any text in bounded time', () => {
    const hostile = ['https://a:', 'a@b:', '://', 'a:', 'token=', '"', 'x'].map(part => part.repeat(20_000))

    for (const text of hostile) expect(valuesOf({ text })).to.have.length(1)
  })
})

describe('maskEntry', () => {
  const namings = ['standard', 'source'] as const
  const secretText = fc.stringMatching(/^[A-Za-z0-9]{8,20}$/)
  const record = fc.record({
    mail: fc.constantFrom('sam@example.org', 'kim@corp.example'),
    pw: secretText,
    digest: secretText,
    session_token: secretText,
    device: fc.record({ api_key: secretText, note: fc.string({ maxLength: 20 }) }),
    comment: fc.constantFrom('nothing', 'see https://forum.example/x', '12:30'),
  }, { requiredKeys: ['pw'] })

  for (const naming of namings) {
    it(`returns what is displayed without secrets, with the names of ${naming}`, () => {
      fc.assert(fc.property(record, one => {
        const masked = maskEntry(entryOf(one, { naming, secrets: true }), naming, forum)

        expect(masked).to.deep.equal(entryOf(one, { naming }))
      }))
    })

    it(`leaves no secret if the source no longer exists, with the names of ${naming}`, () => {
      fc.assert(fc.property(record, secretText, ({ device: _, ...one }, inText) => {
        const whole = { ...one, comment: `password=${inText} and ${one.pw}`, xyz: { deep: 'unknown' } }
        const text = JSON.stringify(maskEntry(entryOf(whole, { naming, secrets: true }), naming, undefined))

        for (const secret of [one.pw, one.digest, one.session_token, inText]) {
          if (secret !== undefined) expect(text).not.to.include(secret)
        }
      }))
    })
  }

  it('masks what a mapping names below a secret', () => {
    const source = { ...forum, mapping: { 'creds': 'token', 'creds.login': 'username' } as const }
    const shown = entryOf({ creds: { login: 'samantha' } }, { source, secrets: true })

    expect(shown.items.map(({ value }) => value)).to.deep.equal(['samantha'])
    expect(maskEntry(shown, 'standard', source).items.map(({ value }) => value)).to.deep.equal(['s******a'])
  })
})
