import type { Upstream } from './upstream.ts'

/** https://minecraft.wiki/w/Mojang_API#Query_player's_UUID */
export const mojang: Upstream = {
  origin: 'https://api.mojang.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: name => ({ body: { id: '069a79f444e94726a5befca90e38aaf5', name } }),
  notFound: (name, { url }) => ({
    status: 404,
    body: { path: url.pathname, errorMessage: `Couldn't find any profile with name ${name}` },
  }),
}
