import { readdir, readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { roleNames, roleOf } from '../../../src/facts/mail/roles.ts'

describe('the names of mailboxes of roles', () => {
  it('are listed once', () => {
    const names = roleNames.map(([name]) => name)

    expect(names.filter((name, at) => names.indexOf(name) !== at)).to.eql([])
    expect([roleOf('Abuse'), roleOf('info'), roleOf('yo'), roleOf('sam')]).to.eql(
      ['operation', 'office', 'likely', undefined])
  })

  it('and the domains of mail providers have one table in the code', async () => {
    const files = (await readdir('src', { recursive: true })).filter(name => name.endsWith('.ts'))
    const others = []
    for (const file of files.filter(name => !/facts.mail.(roles|mail-providers)\.ts$/.test(name))) {
      const text = await readFile(`src/${file}`, 'utf8')
      if (/'(?:postmaster|hostmaster|noreply)'|'wanadoo\.fr'|'ymail\.com',\s+'rocketmail/.test(text)) others.push(file)
    }

    expect(others.filter(file => !/mailbox-rules\.ts$/.test(file))).to.eql([])
  })
})
