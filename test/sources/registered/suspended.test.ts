import { expect } from 'chai'
import { saysSuspended } from '../../../src/sources/registered/suspended.ts'

const says = (text: string, type = 'text/html') => saysSuspended({
  response: { status: 404, headers: { 'content-type': type }, body: Buffer.from(text), url: 'https://site.example/sam' },
  value: 'sam',
  text,
  json: undefined,
})

describe('a page about a suspended account', () => {
  for (const text of [
    '<p>This account has been suspended.</p>',
    '<p>This account\n   has been suspended.</p>',
    '<p>This account has been <b>suspended</b></p>',
    '<p>This account&nbsp;has&#160;been suspended.</p>',
    '<h1>Account suspended</h1><p>Look for another page or go home</p>',
    '<h1> Account\nbanned. </h1>',
    '<h1>This account has been suspended</h1><p>The page does not exist</p>',
    '<p>This user was banned or does not exist.</p><p>The account was disabled.</p>',
  ]) it(`counts: ${JSON.stringify(text)}`, () => expect(says(text)).to.equal(true))

  for (const text of [
    '<p>This user was banned or does not exist.</p>',
    '<p>The account was suspended, deleted, or never existed.</p>',
    '<p>This account is <b>suspended</b>, deleted or renamed.</p>',
    '<p>The user was banned by a moderator, doesn&rsquo;t exist, and so on.</p>',
    '<p>Perhaps the account may have been suspended.</p>',
    '<p>See if the\n account was suspended.</p>',
    '<h1>Accounts suspended</h1><p>How an account gets suspended</p>',
    '<script>"This account has been suspended"</script><p>Not found</p>',
  ]) it(`does not count: ${JSON.stringify(text)}`, () => expect(says(text)).to.equal(false))

  it('may be plain text', () => {
    expect(says('Account suspended', 'text/plain')).to.equal(true)
    expect(says('User was banned or does not exist', 'text/plain')).to.equal(false)
  })
})
