import { expect } from 'chai'
import { certificateCards } from '../../../src/sources/modules/certificate-names.ts'

const certificate = (names: string[]) =>
  ({ names, issuer: 'CN=R11', notBefore: '2026-01-02T00:00:00', notAfter: '2026-04-01T00:00:00' })

describe('certificate names', () => {
  it('are displayed once, sorted, without other domains and e-mail addresses', async () => {
    const cards = await certificateCards('example.com', [
      certificate(['WWW.example.com', '*.example.com', 'example.com.evil.test', 'notexample.com']),
      certificate(['www.example.com', 'example.com', 'admin@example.com']),
    ])

    expect(cards[0]?.raw['names']).to.eql(['*.example.com', 'example.com', 'www.example.com'])
    expect(cards[0]?.raw).to.include({ name_count: 3, certificate_count: 2 })
  })

  it('are those of the domain in every spelling', async () => {
    const cards = await certificateCards('xn--bcher-kva.example', [
      certificate(['*.B\u00fccher.example', 'www.xn--bcher-kva.example.', 'B\u00dcCHER.example']),
    ])

    expect(cards[0]?.raw['names']).to.eql([
      '*.xn--bcher-kva.example', 'www.xn--bcher-kva.example', 'xn--bcher-kva.example',
    ])
  })

  it('are limited to 500 on the card, which also has their total number', async () => {
    const names = Array.from({ length: 750 }, (_, index) => `host-${index}.example.com`)

    const cards = await certificateCards('example.com', [certificate(names)])

    expect(cards[0]?.raw['name_count']).to.equal(750)
    expect(cards[0]?.raw['names']).to.have.length(500)
    expect(cards[0]?.items.filter(({ label }) => label === 'Name')).to.have.length(500)
    expect(cards[0]?.items.find(({ label }) => label === 'Names left out')?.value).to.equal('250')
  })

  it('yield no card if the list is empty', async () => {
    expect(await certificateCards('example.com', [])).to.eql([])
    expect(await certificateCards('example.com', [certificate(['example.org'])])).to.eql([])
  })
})
