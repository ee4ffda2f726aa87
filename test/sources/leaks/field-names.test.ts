import { expect } from 'chai'
import fc from 'fast-check'
import { fieldNames, fieldOfName, indexedField, isSecretField } from '../../../src/sources/leaks/field-names.ts'
import { namesSecret } from '../../../src/sources/leaks/mask.ts'
import { isField, vocabulary } from '../../../src/sources/leaks/vocabulary.ts'

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
