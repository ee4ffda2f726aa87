import { expect } from 'chai'
import fc from 'fast-check'
import { daneKeys } from '../../../src/sources/modules/dane-keys.ts'
import { certificate } from '../../../src/upstreams/openpgp-keys.ts'
import { smimeCertificate } from '../../../src/upstreams/smime-certificate.ts'
import { simulate } from '../../support/simulated.ts'
import { resolverOf, type Zone } from '../../support/zone.ts'

const [openpgp, smime] = daneKeys
/** The example of https://www.rfc-editor.org/rfc/rfc7929#section-3 */
const hugh = 'c93f1e400f26708f98cb19d936620da35eec8f72e57f9eec01c1afd6'

async function run(module: typeof openpgp, zone: Zone, value = 'hugh@example.com') {
  const asked: string[] = []
  await using world = await simulate({ upstreams: [resolverOf(zone, asked)], outcomes: () => 'success' })
  const { cards, failure } = await world.run(module!, 'Email Address', value)
  const rows = cards.flatMap(({ items }) => items.map(one => `${one.label}: ${one.value}`))
  return { rows, failure, asked }
}

describe('dane-openpgp', () => {
  const key = certificate('sam@example.net')
  const generic = `\\# ${key.length} ${key.toString('hex')}`

  for (const [title, data] of [['base64', key.toString('base64')], ['the generic form', generic]] as const) {
    it(`shows a key in ${title}`, async () => {
      const { rows, asked } = await run(openpgp, { [`${hugh}._openpgpkey.example.com OPENPGPKEY`]: [data] })

      expect(asked).to.deep.equal([`${hugh}._openpgpkey.example.com OPENPGPKEY`])
      expect(rows.slice(1)).to.deep.equal([
        'User id: Sam Example <sam@example.net>', 'Algorithm: EdDSA (legacy)', 'Created: 2020-09-13T12:26:40.000Z',
      ])
    })
  }

  it('asks about the name as it is spelled, then in lower case', async () => {
    const zone = { [`${hugh}._openpgpkey.example.com OPENPGPKEY`]: [generic] }
    const { rows, asked } = await run(openpgp, zone, 'Hugh@example.com')

    expect(asked).to.have.length(2)
    expect(rows[0]).to.match(/^Fingerprint: [\dA-F]{40}$/)
  })

  it('finds nothing for a mailbox without a record', async () => {
    expect(await run(openpgp, {})).to.deep.include({ rows: [], failure: undefined })
  })

  it('shows a key beside a malformed record, and fails', async () => {
    const { rows, failure } = await run(openpgp, { [`${hugh}._openpgpkey.example.com OPENPGPKEY`]: ['AAAA', generic] })

    expect(rows).to.include('User id: Sam Example <sam@example.net>')
    expect(failure).to.equal('UPSTREAM_CHANGED')
  })

  it('fails for data that are no key', () => fc.assert(
    fc.asyncProperty(fc.base64String({ maxLength: 60 }), async data => {
      const { failure } = await run(openpgp, { '*': [data] })

      expect(failure).to.equal('UPSTREAM_CHANGED')
    }),
    { numRuns: 20 },
  ))
})

describe('dane-smime', () => {
  const length = smimeCertificate.length / 2 + 3

  for (const [title, data] of [
    ['the form of its type', `3 0 0 ${smimeCertificate}`],
    ['the generic form', `\\# ${length} 030000${smimeCertificate}`],
  ] as const) {
    it(`shows a certificate in ${title}`, async () => {
      const { rows, asked } = await run(smime, { '*': [data] })

      expect(asked).to.deep.equal([`${hugh}._smimecert.example.com SMIMEA`])
      expect(rows).to.include('Subject: CN=Sam Example').and.to.include('Names: email:sam@example.net')
      expect(rows).to.include('Valid to: 2046-11-18T06:40:21.000Z')
    })
  }

  it('shows the hash of a certificate or of its key', async () => {
    const { rows } = await run(smime, { '*': ['3 1 1 0a0b', '3 0 2 0c'] })

    expect(rows).to.deep.equal(['Hash: 0a0b', 'Of: public key', 'Hash: 0c', 'Of: certificate'])
  })

  const cut = `3 0 0 ${smimeCertificate.slice(0, 99)}`
  for (const data of ['3 0 0 00', '9 0 1 00', '3 0 1', '', '\\# 9 030000', '\\# 3 030000', cut]) {
    it(`fails for ${JSON.stringify(data.slice(0, 20))}, which is no certificate`, async () => {
      expect(await run(smime, { '*': [data] })).to.deep.include({ rows: [], failure: 'UPSTREAM_CHANGED' })
    })
  }
})
