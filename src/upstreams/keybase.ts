import { magicSpellings } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

const status = { code: 0, name: 'OK' }

/** https://keybase.io/docs/api/1.0/call/user/lookup */
export const keybase: Upstream = {
  origin: 'https://keybase.io',
  subject: ({ url }) => url.searchParams.get('usernames') ?? '',
  found: username => ({
    body: {
      status,
      them: [{
        id: '9f5b4a9d3e7c1a2b8d6e0f1c2a3b4c19',
        basics: {
          username,
          ctime: 1_400_000_000,
          mtime: 1_500_000_000,
          id_version: 21,
          username_cased: username,
        },
        profile: { mtime: 1_500_000_000, full_name: 'Sam Example', location: 'Lyon', bio: 'Builds things.' },
        pictures: {
          primary: { url: 'https://s3.amazonaws.com/keybase_processed_uploads/simulated_360_360.jpg', width: 360, height: 360 },
        },
        public_keys: { primary: { kid: '0101', key_fingerprint: '0123456789abcdef0123456789abcdef01234567' } },
        proofs_summary: {
          by_proof_type: {},
          all: [{
            proof_type: 'github',
            nametag: username,
            state: 1,
            proof_url: `https://gist.github.com/${username}/0`,
            service_url: `https://github.com/${username}`,
            presentation_group: 'github',
          }],
          has_web: false,
        },
        cryptocurrency_addresses: { bitcoin: [{ address: magicSpellings.success.Cryptocurrency[1], sig_id: '0f' }] },
      }],
    },
  }),
  notFound: () => ({ body: { status, them: [null] } }),
}
