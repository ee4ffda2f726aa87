import { expect } from 'chai'
import fc from 'fast-check'
import { fieldNames, fieldOfName, indexedField, isSecretField } from '../../../src/sources/leaks/field-names.ts'
import { namesSecret } from '../../../src/sources/leaks/mask.ts'
import { secretFields, secretNames } from '../../../src/sources/leaks/secret-names.ts'
import { fields, isField, vocabulary } from '../../../src/sources/leaks/vocabulary.ts'

describe('the common names of columns', () => {
  it('stand for a field in any case and with any signs between their words', () => {
    const spelled = fc.constantFrom(...fieldNames).chain(([name, field]) =>
      fc.tuple(fc.constant(field), fc.array(fc.constantFrom('', ' ', '-', '_', '.'), {
        minLength: [...name].length, maxLength: [...name].length,
      }).map(signs => [...name].map((letter, index) => (index === 0 ? '' : signs[index]!) + letter).join('')),
      fc.boolean()))
    fc.assert(fc.property(spelled, ([field, name, isUpper]) => {
      const written = isUpper ? name.toUpperCase().replaceAll('İ', 'i') : name
      // a name that now looks like that of a secret stays one
      if (indexedField(written, {}) !== field) expect(namesSecret(written), written).to.equal(true)
    }))
  })

  it('hide no secret: a name of one stands for a secret field only', () => {
    for (const [name, field] of fieldNames) {
      if (namesSecret(name)) expect(vocabulary[field].secret, name).to.equal(true)
    }
  })

  it('have each secret field of the vocabulary in each language, and all of them are masked', () => {
    expect(secretFields).to.have.members(fields.filter(field => vocabulary[field].secret))
    expect(Object.keys(secretNames)).to.have.length(13)
    for (const [language, kinds] of Object.entries(secretNames)) {
      for (const [kind, names] of Object.entries(kinds)) {
        for (const name of names.split(/\s+/)) {
          const text = `${language}, ${kind}: ${name}`
          expect(name, text).to.not.equal('')
          for (const spelled of [name, name.toUpperCase(), [...name].join(' '), `${name} 2`, `user.${name}`]) {
            // a capital I has lost the sign that tells ı from i, so that the other spelling is listed too
            expect(isSecretField(spelled, {}), `${text} as ${spelled}`).to.equal(true)
          }
          if (isField(kind)) expect(fieldOfName(name), text).to.equal(kind)
        }
      }
    }
  })

  for (
    const name of [
      'Credit Card', 'Card Number', 'Kreditkarte', 'Kartennummer', 'Kreditkartennummer', 'Geheime Antwort',
      'Sicherheitsantwort', 'Geheimnis', 'Salz', 'Numéro de carte', 'Código de seguridad', 'Номер карты',
      'Kredi Kartı', '信用卡号', '暗証番号',
    ]
  ) {
    it(`mask ${name}`, () => expect(isSecretField(name, {})).to.equal(true))
  }

  it('mask no account number of a bank and no names of other fields', () => {
    for (const name of ['IBAN', 'sale', 'sol', 'Stadt', 'Kartenname', 'postcode', 'ip4', 'address 1']) {
      expect(isSecretField(name, {}), name).to.equal(false)
    }
  })

  for (
    const [name, field] of [
      ['E-Mail', 'email'], ['E-Mail-Adresse', 'email'], ['Adresse e-mail', 'email'], ['Correo electrónico', 'email'],
      ['correo', 'email'], ['Почта', 'email'], ['メールアドレス', 'email'], ['邮箱', 'email'], ['E-posta', 'email'],
      ['Benutzername', 'username'], ["Nom d'utilisateur", 'username'], ['Логин', 'username'],
      ['Kullanıcı adı', 'username'], ['account.login', 'username'], ['user.screen_name', 'username'],
      ['Passwort', 'password'], ['Mot de passe', 'password'],
      ['Пароль', 'password'], ['密码', 'password'], ['PasswordHash', 'hash'], ['Last IP', 'ip'], ['IP-Adresse', 'ip'],
      ['Site Web', 'website'], ['Login URL', 'url'], ['wallet address', 'wallet'],
    ] as const
  ) {
    it(`have ${name} for ${field}`, () => {
      expect(indexedField(name, {})).to.equal(field)
    })
  }

  it('leave out names with other meanings, and names below a secret', () => {
    for (const name of ['id', 'title', 'type', 'status', 'credentials.username', 'session ip', 'company.name']) {
      expect(fieldOfName(name), name).to.equal(undefined)
    }
    expect(fieldNames.every(([, field]) => isField(field))).to.equal(true)
  })

  it('give way to a mapping', () => {
    expect(indexedField('E-Mail', { 'E-Mail': 'note' })).to.equal('note')
    expect(isSecretField('Hasło', {})).to.equal(true)
    expect(isSecretField('パスワード', {})).to.equal(true)
    expect(isSecretField('password', { password: 'note' })).to.equal(false)
  })
})
