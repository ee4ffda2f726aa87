import { expect } from 'chai'
import fc from 'fast-check'
import { readPublicKey } from '../../src/lib/openpgp.ts'

/** Key and fingerprint made with GnuPG for this test. */
const armoured = `-----BEGIN PGP PUBLIC KEY BLOCK-----
Comment: made for a test

mDMEaVc1pRYJKwYBBAHaRw8BAQdAJFGqD4OipVmZAVIBAGGhmb52dVr5Yc6AXJPq
EgqZ0kW0I1NhbSBFeGFtcGxlIDxzYW1AdHJhY2V3ZWxsLmV4YW1wbGU+iJAEExYI
ADgWIQSuGxIn5jUkRmUpkzQt8RKtGEX2CQUCaVc1pQIbIwULCQgHAgYVCgkICwIE
FgIDAQIeAQIXgAAKCRAt8RKtGEX2CQlFAP4k4frxy/nacBAiwc6fo6kRyPPK9HaC
uK0W0rucGb2YMwEAhJbvyIhMMGoXJw+Yq4NwZHqPShJ3OotgQUmrEmxXGQM=
=QdS3
-----END PGP PUBLIC KEY BLOCK-----
`

describe('OpenPGP public key', () => {
  it('has a fingerprint, an algorithm, a date and user IDs', () => {
    const key = readPublicKey(armoured)

    expect(key).to.eql({
      version: 4,
      fingerprint: 'AE1B1227E6352446652993342DF112AD1845F609',
      algorithm: 'EdDSA (legacy)',
      created: new Date(1_767_323_045_000),
      userIds: ['Sam Example <sam@tracewell.example>'],
    })
  })

  it('is read with CRLF line ends', () => {
    const key = readPublicKey(armoured.replaceAll('\n', '\r\n'))

    expect(key?.fingerprint).to.equal('AE1B1227E6352446652993342DF112AD1845F609')
  })

  it('is undefined if the data are truncated', () => {
    const cut = armoured.replace(/^FgIDAQIe.*\n.*\n/m, '')

    expect(readPublicKey(cut)).to.equal(undefined)
  })

  it('is undefined for any other text', () => {
    fc.assert(fc.property(fc.base64String(), fc.string(), (data, text) => {
      const block = `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${data}\n-----END PGP PUBLIC KEY BLOCK-----`

      expect(readPublicKey(text)).to.equal(undefined)
      expect(readPublicKey(block)?.version ?? 4).to.be.oneOf([4, 6])
    }))
  })
})
