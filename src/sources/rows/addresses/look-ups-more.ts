import { present, emptyList, theAddress, type AddressSite } from '../address-site.ts'

/** A host of Patchwork. Anybody who sent a mail to one of the lists is a submitter. */
const patchwork = (name: string, domain: string, day: string): AddressSite => ({
  slug: `patchwork-${name}`,
  name: `Patchwork (${domain})`,
  homepage: `https://patchwork.${domain}`,
  tags: ['coding'],
  facts: { url: 'https://github.com/getpatchwork/patchwork/blob/main/patchwork/api/filters.py', day },
  class: 'look-up',
  recorded: { as: 'patchwork', host: `patchwork.${domain}` },
  ask: {
    url: `https://patchwork.${domain}/api/1.3/patches/?submitter={email}&per_page=1&order=date`,
    headers: { accept: 'application/json' },
  },
  registered: { json: { '0.submitter.email': theAddress } },
  notRegistered: { status: 400, json: { submitter: present }, isWeak: true },
})

/** Public look-ups by address of registries and public archives. They run by default. */
export const furtherLookUps: readonly AddressSite[] = [
  {
    slug: 'launchpad',
    name: 'Launchpad',
    homepage: 'https://launchpad.net',
    tags: ['coding'],
    facts: { url: 'https://launchpad.net/+apidoc/1.0.html', day: '2026-08-22' },
    class: 'look-up',
    ask: {
      url: 'https://api.launchpad.net/1.0/people?ws.op=getByEmail&email={email}',
      headers: { accept: 'application/json' },
    },
    registered: { json: { resource_type_link: /#(?:person|team)$/ } },
    notRegistered: { body: /^null$/, isWeak: true },
  },
  {
    slug: 'metacpan',
    name: 'MetaCPAN',
    homepage: 'https://metacpan.org',
    tags: ['coding'],
    facts: { url: 'https://github.com/metacpan/metacpan-api/blob/master/docs/API-docs.md', day: '2026-03-24' },
    class: 'look-up',
    ask: {
      url: 'https://fastapi.metacpan.org/v1/author/_search?q=email:%22{email}%22&size=2',
      headers: { accept: 'application/json' },
    },
    registered: { json: { 'hits.total': /^[1-9]/, 'hits.hits.0._source.email': theAddress } },
    notRegistered: { json: { 'hits.total': 0, 'hits.hits': emptyList } },
  },
  {
    slug: 'orcid',
    name: 'ORCID (public address)',
    homepage: 'https://orcid.org',
    tags: ['science'],
    facts: {
      url: 'https://info.orcid.org/documentation/api-tutorials/api-tutorial-searching-the-orcid-registry/',
      day: '2026-08-22',
    },
    class: 'look-up',
    ask: {
      url: 'https://pub.orcid.org/v3.0/expanded-search/?q=email:%22{email}%22&rows=2',
      headers: { accept: 'application/json' },
    },
    registered: { json: { 'num-found': /^[1-9]/, 'expanded-result.0.email': theAddress } },
    notRegistered: { json: { 'num-found': 0 } },
    hides: true,
  },
  patchwork('kernel', 'kernel.org', '2025-01-30'),
  patchwork('ozlabs', 'ozlabs.org', '2023-04-07'),
  {
    slug: 'proton-key',
    name: 'Proton (key)',
    homepage: 'https://proton.me',
    tags: ['mail', 'identity'],
    facts: { url: 'https://github.com/Kr0wZ/NeutrOSINT/blob/main/neutrosint.py', day: '2025-12-14' },
    class: 'look-up',
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    ownDomain: true,
    ask: { url: 'https://mail-api.proton.me/pks/lookup?op=index&options=mr&search={email}' },
    registered: { text: 'info:1:', names: '<{email}>' },
    notRegistered: { body: /^info:1:0$/ },
    errors: [{
      status: [200, 400, 422],
      json: { Code: 2028 },
      code: 'UPSTREAM_RATE_LIMITED',
      message: 'the site answers about 16 questions an hour',
    }],
    isKeyServer: true,
  },
]
