import { createHash } from 'node:crypto'
import type { Upstream } from './upstream.ts'

const packet = (tag: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([0xc0 | tag, body.length]), body])

/**
 * Creates a well-formed version 4 EdDSA key for an e-mail address. The public point is a hash of the address, so the
 * private key is unknown.
 */
export function certificate(email: string): Buffer {
  const point = createHash('sha256').update(email).digest()
  const created = Buffer.alloc(4)
  created.writeUInt32BE(1_600_000_000)
  const curve = Buffer.from('092b06010401da470f01', 'hex')
  const key = Buffer.concat([Buffer.from([4]), created, Buffer.from([22]), curve, Buffer.from([1, 7, 0x40]), point])
  const userId = Buffer.from(`Sam Example <${email}>`).subarray(0, 180) // a packet length below 192 fits in one byte
  return Buffer.concat([packet(6, key), packet(13, userId)])
}

function armoured(email: string): string {
  const lines = certificate(email).toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN PGP PUBLIC KEY BLOCK-----', '', ...lines, '-----END PGP PUBLIC KEY BLOCK-----', ''].join('\n')
}

/** https://keys.openpgp.org/about/api */
export const openpgpKeys: Upstream = {
  origin: 'https://keys.openpgp.org',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: email => ({ headers: { 'content-type': 'application/pgp-keys' }, body: armoured(email) }),
  notFound: email => ({ status: 404, body: `No key found for email address ${email}` }),
}
