import { createHash } from 'node:crypto'
import { expect } from 'chai'
import fc from 'fast-check'
import { hashType } from '../../../src/sources/leaks/hash-type.ts'

const hex = (algorithm: string) => createHash(algorithm).update('hashcat').digest('hex')

/** Example hashes from https://hashcat.net/wiki/doku.php?id=example_hashes and the documentation of each framework. */
const examples: Record<string, readonly string[]> = {
  'bcrypt': ['$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6',
    '$2y$10$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6'],
  'argon2': ['$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG'],
  'scrypt': ['SCRYPT:1024:1:1:MDIwMzMwNTQwNDQyNQ==:5FW+zWivLxgCWj7qLiQbeC8zaNQ+qdO0NUinvqyFcfo=',
    '$s0$e0801$c29tZXNhbHQ$aGFzaA'],
  'pbkdf2': ['pbkdf2_sha256$20000$H0dPx8NeajVu$GiC4k5kqbbR9qWBlsRgDywNqC2vd9kqfk7zdorEnNas=',
    'sha256:1000:MTc3MTA0MTQwMjQxNzY=:PYjCU215Mi57AYPKva9j7mvF4Rc5bCnt'],
  'phpass': ['$P$984478476IagS59wHZvyQMArzfx58u.', '$H$984478476IagS59wHZvyQMArzfx58u.'],
  'drupal7': ['$S$C33783772bRXEx1aCsvY.dqgaaSu76XmVlKrW9Qu8IQlvxHlmzLf'],
  'md5crypt': ['$1$28772684$iEwNOgGugqO9.bIz5sk8k/', '$apr1$71850310$gh9m4xcAn3MGxogwX/ztb.'],
  'sha256crypt': ['$5$rounds=5000$GX7BopJZJxPc/KEK$le16UF8I2Anb.rOrn22AUPWvzUETDGefUmAV8AZkGcD'],
  'sha512crypt': ['$6$52450745$k5ka2p8bFuSmoVT1tzOyyuaREkkKBcCNqoDKzYiJL9RaE8yMnPgh2XzzF0NDrUhgrcLwg78xs1w5pJiypEdFX/'],
  'md5 or ntlm': [hex('md5'), hex('md5').toUpperCase()],
  'sha1': [hex('sha1'), '{SHA}b89eaac7e61417341b710b727768294d0e6a277b'],
  'sha224': [hex('sha224')],
  'sha256': [hex('sha256')],
  'sha384': [hex('sha384')],
  'sha512': [hex('sha512')],
  'salted md5': ['01dfae6e5d4d90d9892622325959afbe:7050461'],
  'mysql': ['*FCF7C1B8749CF99D88E5F34271D636178FB5D130'],
  'mssql': ['0x01004086CEB6BF932BC4151A1AF1F13CD17301D70816A8886908'],
}

describe('hashType', () => {
  for (const [type, hashes] of Object.entries(examples)) {
    it(`recognises ${type}`, () => {
      for (const hash of hashes) expect(hashType(hash, false), hash).to.equal(type)
    })
  }

  it('recognises forms that look like words only in a hash field', () => {
    expect([hashType('7196759210defdc0', true), hashType('7196759210defdc0', false)]).to.eql(['mysql323', undefined])
    expect([hashType('48c/R8JAv757A', true), hashType('48c/R8JAv757A', false)]).to.eql(['descrypt', undefined])
  })

  it('returns no type for a password', () => {
    fc.assert(fc.property(fc.string({ maxLength: 31 }), text => {
      fc.pre(!/^(\{|\$|\*|0x|sha|md5|scrypt|pbkdf2|argon2|bcrypt)/i.test(text.trim()))

      expect(hashType(text, false)).to.equal(undefined)
    }))
  })
})
