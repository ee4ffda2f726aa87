import { dockerHub as account } from '../../modules/docker-hub.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith } from '../../kit/schema.ts'
import { textLike, lookUpOf, sameText } from '../helpers.ts'

export const dockerHub: AccountCheck = {
  slug: 'docker-hub',
  name: 'Docker Hub',
  homepage: account.homepage,
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  ...lookUpOf(account),
  registered: [proof({
    status: 200,
    schema: account.lookUp.response,
    holds: ({ username, orgname }, name) => sameText(username ?? orgname, name),
  })],
  notRegistered: [{ status: 404, schema: objectWith({ message: textLike('^User not found') }) }],
  url: name => `https://hub.docker.com/u/${encodeURIComponent(name.toLowerCase())}`,
  examples: { registered: ['bitnami'], notRegistered: ['tracewellnosuchaccount0'] },
  notifies: false,
}
