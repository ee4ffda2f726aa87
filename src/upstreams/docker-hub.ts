import { linkedValues } from './linked-values.ts'
import type { Upstream } from './upstream.ts'

/** https://docs.docker.com/reference/api/hub/latest/ */
export const dockerHub: Upstream = {
  origin: 'https://hub.docker.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: username => ({
    body: {
      id: 'f90895d9cf484d9182c6dbbef2632329',
      uuid: 'f90895d9-cf48-4d91-82c6-dbbef2632329',
      username,
      full_name: 'Sam Example',
      location: 'Lyon',
      company: '',
      profile_url: 'https://sam.example',
      date_joined: '2017-08-29T15:27:10.227081Z',
      gravatar_url: '',
      gravatar_email: username === linkedValues.pseudonym ? linkedValues.email : '',
      type: 'User',
    },
  }),
  notFound: () => ({ status: 404, body: { message: 'User not found', errinfo: { api_call_id: 'simulated' } } }),
}
