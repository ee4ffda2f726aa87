import type { Upstream } from './upstream.ts'

/** https://minecraft.wiki/w/Mojang_API#Query_player's_UUID, of a UUID its name */
export const mojang: Upstream = {
  origin: 'https://api.mojang.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/').at(-1) ?? ''),
  found: (name, { url }) => ({
    body: isId(url) ? { id: name, name: 'sam_example' } : { id: '069a79f444e94726a5befca90e38aaf5', name },
  }),
  notFound: (name, { url }) => isId(url) ? { status: 204, body: null } : ({
    status: 404,
    body: { path: url.pathname, errorMessage: `Couldn't find any profile with name ${name}` },
  }),
}

const isId = (url: URL): boolean => url.pathname.startsWith('/user/')
