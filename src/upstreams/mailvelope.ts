import type { Upstream } from './upstream.ts'

/** https://github.com/mailvelope/keyserver#by-email-address */
export const mailvelope: Upstream = {
  origin: 'https://keys.mailvelope.com',
  subject: ({ url }) => url.searchParams.get('email') ?? '',
  found: email => ({
    body: {
      keyId: 'b8e4105cc9dedc77',
      fingerprint: 'e3317db04d3958fd5f662c37b8e4105cc9dedc77',
      userIds: [{ name: 'Sam Example', email, verified: true }],
      created: '2015-10-17T10:17:03.000Z',
      algorithm: 'rsaEncryptSign',
      keySize: 4096,
      publicKeyArmored: '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n-----END PGP PUBLIC KEY BLOCK-----\n',
    },
  }),
  notFound: () => ({ status: 404, body: { statusCode: 404, error: 'Not Found', message: 'Key not found' } }),
}
