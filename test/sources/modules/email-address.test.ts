import { expect } from 'chai'
import { emailAddress } from '../../../src/sources/modules/email-address.ts'
import { simulate } from '../../support/simulated.ts'

async function read(value: string) {
  await using world = await simulate({ upstreams: [] })
  const { cards } = await world.run(emailAddress, 'Email Address', value)
  return cards[0]?.raw ?? {}
}

describe('email-address module', () => {
  it('reads mailbox, tag and domain', async () => {
    expect(await read('Sam+news@sam.example')).to.include({ mailbox: 'Sam', tag: 'news', domain: 'sam.example' })
  })

  it('normalises the spellings of a Gmail address to one mailbox', async () => {
    const spellings = ['s.a.m@gmail.com', 'Sam@googlemail.com', 'sam+x@gmail.com']

    const found = await Promise.all(spellings.map(read))

    expect(found.map(facts => facts['normalised'])).to.eql(Array(3).fill('sam@gmail.com'))
  })

  it('keeps dots for providers that distinguish them', async () => {
    const facts = await read('s.am@outlook.com')

    expect(facts).to.include({ normalised: 's.am@outlook.com', provider: 'Outlook', free: true })
  })

  it('reads the base name of a disposable Yahoo address, which is no mailbox', async () => {
    expect(await read('sam-shop@yahoo.com')).to.include({
      mailbox: 'sam-shop',
      tag: null,
      base_name: 'sam',
      normalised: 'sam-shop@yahoo.com',
      without_tag: null,
    })
  })

  it('takes a tag for the same mailbox only if the provider documents it', async () => {
    expect(await read('sam+x@icloud.com')).to.include({ normalised: 'sam@icloud.com', without_tag: null })
    expect(await read('Sam+x@sam.example')).to.include({
      normalised: 'sam+x@sam.example', without_tag: 'sam@sam.example',
    })
  })

  it('names the service of a relay address, and no mailbox of a person', async () => {
    await using world = await simulate({ upstreams: [] })
    const { cards } = await world.run(emailAddress, 'Email Address', 'ab12cd@mozmail.com')

    expect(cards[0]?.raw).to.include({ relay: 'Firefox Relay' })
    const labels = cards[0]?.items.map(({ label }) => label)
    expect(labels).to.include('Relay address of').and.not.include('Mailbox')
    expect(await read('sam@sam.example')).to.include({ relay: null })
  })

  it('keeps a quoted mailbox unchanged', async () => {
    const facts = await read('"a+b@c"@sam.example')

    expect(facts).to.include({ mailbox: '"a+b@c"', tag: null, normalised: '"a+b@c"@sam.example' })
  })

  it('treats a leading plus sign as part of the mailbox', async () => {
    expect(await read('+sam@sam.example')).to.include({ mailbox: '+sam', tag: null })
  })

  it('recognises role addresses', async () => {
    expect(await read('Postmaster@sam.example')).to.include({ role: true })
    expect(await read('sam@sam.example')).to.include({ role: false })
  })

  it('recognises disposable domains and their subdomains', async () => {
    expect(await read('x@mailinator.com')).to.include({ disposable: true })
    expect(await read('x@a.b.mailinator.com')).to.include({ disposable: true })
    expect(await read('x@notmailinator.com.sam.example')).to.include({ disposable: false })
  })
})
