import type { Upstream } from './upstream.ts'

/** https://huggingface.co/.well-known/openapi.json (/api/users/{username}/overview) */
export const huggingFace: Upstream = {
  origin: 'https://huggingface.co',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: user => ({
    body: {
      _id: '5dd96eb166059660ed1ee413',
      avatarUrl: 'https://cdn-avatars.huggingface.co/simulated.jpeg',
      isPro: false,
      fullname: 'Sam Example',
      numModels: 3,
      numDatasets: 0,
      numSpaces: 1,
      numFollowers: 42,
      user,
      type: 'user',
      orgs: [],
    },
  }),
  notFound: () => ({ status: 404, body: { error: 'This user does not exist' } }),
}
