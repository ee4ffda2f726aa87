import { expect } from 'chai'
import fc from 'fast-check'
import { describeValues } from '../../src/config/describe.ts'
import { ConfigError, readConfig, readSettings } from '../../src/config/read.ts'
import { listSettings } from '../../src/config/setting.ts'
import { clientSettings, sandboxSettings, settings, startSettings } from '../../src/config/table.ts'

const table = { ...settings, ...sandboxSettings, ...clientSettings, ...startSettings }
const credential = 'geheim7f3a'

/** URLs with a login. */
const logins = [
  ...['http', 'https', 'socks5', 'postgres', 'postgresql', 'POSTGRES', 'nats', 'tls', 'ftp'].flatMap(scheme => [
    `${scheme}://user:${credential}@host.example:1`,
    `${scheme}://user:${credential}%zz@host.example`,
    `${scheme}://:${credential}@host.example/#part`,
  ]),
  `https:user:${credential}@host.example/x`,
  `https:/user:${credential}@host.example/x`,
  `https:\\\\user:${credential}@host.example/x`,
  `https://us er:${credential}@host.example/x`,
  `https://a.example=http://user:${credential}@b.example`,
  `https://user:${credential}@a.example=http://b.example`,
  `https://user:${credential}@a.example=1/1`,
  `10.0.0.0/8, http://user:${credential}@a.example:3128`,
  `*=http://b.example http://user:${credential}@a.example`,
]
/** URLs with a user alone, which can be a token. PostgreSQL takes no token: the user of a database is displayed. */
const users = ['http', 'https', 'socks5', 'nats', 'tls', 'ftp']
  .map(scheme => `${scheme}://${credential}@host.example/path?query=1`)
/** Other values with a credential, which settings that may have one accept or refuse. */
const others = [
  credential,
  `user:${credential}@host.example`,
  `postgres:user:${credential}@host.example/name`,
  `postgres:///name?host=/run/postgresql&password=${credential}`,
  `postgres://host.example/name?sslpassword=${credential}&password=${credential}`,
  `postgres://user:p#${credential}@host.example/name`,
  `https://host.example/all?key=${credential}`,
  `https://a.example=http://user:a,${credential}@b.example`,
  `authorization=${credential}`,
  `authorization=${credential}%zz`,
  `${credential}, x`,
]

/** Returns what is displayed of a setting: its faults, or its value as `config` prints it. */
function displayed(name: string, value: string): { fault: string } | { value: string } {
  const { values, faults } = readSettings(table, { [name]: value })
  return faults.length > 0 ? { fault: faults.join() } : { value: describeValues(table, values)[name]! }
}

describe('a credential in a setting', () => {
  for (const { name, secret } of listSettings(table)) {
    it(`of ${name} is not displayed`, () => {
      for (const value of [...logins, ...users]) {
        expect(JSON.stringify(displayed(name, value)), value).not.to.include(credential)
      }
      for (const value of others) {
        const shown = displayed(name, value)
        const isFile = name === 'DATABASE_URL' && !value.startsWith('postgres:') // the path of a SQLite file
        if ((secret && !isFile) || 'fault' in shown) expect(JSON.stringify(shown), value).not.to.include(credential)
      }
    })
  }

  it('is not in the faults of the whole configuration', () => {
    const names = [...listSettings(settings).map(({ name }) => name), 'SOURCE_KEY_GITHUB']
    const value = fc.constantFrom(...logins, ...others, `${credential} x`)
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 }), environment => {
      try {
        readConfig(environment)
      } catch (error) {
        expect(error).to.be.instanceOf(ConfigError)
        expect((error as ConfigError).message).not.to.include(credential)
      }
    }))
  })
})
