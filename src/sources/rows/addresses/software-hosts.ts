import { emptyList, theAddress, type AddressSite } from '../address-site.ts'

type Host = readonly [slug: string, host: string, name: string]

const avatar = ([slug, host, name]: Host): AddressSite => ({
  slug,
  name: `${name} (avatar)`,
  homepage: `https://${host}`,
  tags: ['coding', 'images'],
  facts: { url: 'https://docs.gitlab.com/api/avatar/', day: '2026-08-22' },
  class: 'look-up',
  unproven: true,
  recorded: { as: 'gitlab-avatar', host },
  ask: { url: `https://${host}/api/v4/avatar?email={email}&size=32` },
  registered: {
    json: { avatar_url: new RegExp(`^https://${host.replaceAll('.', '\\.')}/uploads/-/system/user/avatar/\\d+/`) },
  },
  notRegistered: { json: { avatar_url: /^https:\/\/(?:[\w-]+\.)?(?:gravatar|libravatar)\.(?:com|org)\// } },
  hides: true,
})

const bugzilla = ([slug, host, name]: Host): AddressSite => ({
  slug,
  name: `${name} Bugzilla`,
  homepage: `https://${host}`,
  tags: ['coding'],
  facts: { url: 'https://bugzilla.readthedocs.io/en/latest/api/core/v1/user.html', day: '2026-08-22' },
  class: 'look-up',
  unproven: true,
  recorded: { as: 'bugzilla-user', host },
  ask: { url: `https://${host}/rest/user?names={email}`, headers: { accept: 'application/json' } },
  registered: { json: { 'users.0.id': /^\d+$/ } },
  notRegistered: { status: [400, 404], json: { error: true, code: 51 } },
  errors: [{
    status: [400, 404],
    json: { error: true, code: 410 },
    code: 'UPSTREAM_BLOCKED',
    message: 'the site answers only readers that are signed in',
  }],
})

const gerrit = ([slug, host, name]: Host): AddressSite => ({
  slug,
  name: `${name} Gerrit`,
  homepage: `https://${host}`,
  tags: ['coding'],
  facts: { url: 'https://gerrit-review.googlesource.com/Documentation/rest-api-accounts.html', day: '2026-08-22' },
  class: 'look-up',
  unproven: true,
  recorded: { as: 'gerrit-account', host },
  ask: { url: `https://${host}/accounts/{email}`, headers: { accept: 'application/json' } },
  registered: { body: /^\)\]\}'\s{0,4}\{[^[]*"_account_id": ?\d/ },
  notRegistered: { status: 404, body: /^Account '[^']{1,300}' not found$/ },
})

/** A host of Forgejo. Its search is by parts of names and addresses: the account must name exactly this address. */
const forgejo = ([slug, host, name]: Host): AddressSite => ({
  slug,
  name: `${name} (public address)`,
  homepage: `https://${host}`,
  tags: ['coding'],
  facts: { url: 'https://codeberg.org/api/swagger#/user/userSearch', day: '2026-08-22' },
  class: 'look-up',
  unproven: true,
  recorded: { as: 'forgejo-user-search', host },
  ask: { url: `https://${host}/api/v1/users/search?q={email}&limit=2`, headers: { accept: 'application/json' } },
  registered: { json: { 'ok': true, 'data.*.email': theAddress } },
  notRegistered: { json: { ok: true, data: emptyList } },
  hides: true,
})

/** Hosts of documented software that looks up an address in public. None was asked: they are off until they answer. */
export const softwareHosts: readonly AddressSite[] = [
  ...([
    ['debian-salsa-avatar', 'salsa.debian.org', 'Debian Salsa'],
    ['framagit-avatar', 'framagit.org', 'Framagit'],
    ['freedesktop-gitlab-avatar', 'gitlab.freedesktop.org', 'freedesktop.org GitLab'],
    ['gnome-gitlab-avatar', 'gitlab.gnome.org', 'GNOME GitLab'],
    ['haskell-gitlab-avatar', 'gitlab.haskell.org', 'Haskell GitLab'],
    ['kde-invent-avatar', 'invent.kde.org', 'KDE Invent'],
    ['tor-gitlab-avatar', 'gitlab.torproject.org', 'Tor Project GitLab'],
    ['videolan-gitlab-avatar', 'code.videolan.org', 'VideoLAN GitLab'],
  ] as const).map(avatar),
  ...([
    ['bugzilla-apache', 'bz.apache.org/bugzilla', 'Apache'],
    ['bugzilla-gcc', 'gcc.gnu.org/bugzilla', 'GCC'],
    ['bugzilla-gentoo', 'bugs.gentoo.org', 'Gentoo'],
    ['bugzilla-kde', 'bugs.kde.org', 'KDE'],
    ['bugzilla-kernel', 'bugzilla.kernel.org', 'Kernel'],
    ['bugzilla-webkit', 'bugs.webkit.org', 'WebKit'],
  ] as const).map(bugzilla),
  ...([
    ['gerrit-libreoffice', 'gerrit.libreoffice.org', 'LibreOffice'],
    ['gerrit-opendev', 'review.opendev.org', 'OpenDev'],
    ['gerrit-qt', 'codereview.qt-project.org', 'Qt'],
    ['gerrit-wikimedia', 'gerrit.wikimedia.org/r', 'Wikimedia'],
  ] as const).map(gerrit),
  ...([['codeberg-address', 'codeberg.org', 'Codeberg']] as const).map(forgejo),
]
