import { deflateSync } from 'node:zlib'
import { ico, markOf, plainColour, png, pngOf, svg } from './drawing.ts'
import { outcomes } from './outcomes.ts'
import type { Upstream, UpstreamAnswer } from './upstream.ts'

type Answers = Record<string, () => UpstreamAnswer>

const html = (head: string): UpstreamAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><title>A site</title>${head}</head><body><h1>A site</h1></body></html>`,
})
const image = (type: string, body: Buffer | string): UpstreamAnswer => ({ headers: { 'content-type': type }, body })
const pngIcon = (host: string, edge: number) => image('image/png', png(edge, edge, markOf(host)))
const redirect = (location: string): UpstreamAnswer => ({ status: 302, headers: { location }, body: '' })
const drawn = (host: string) => () => image('image/svg+xml', svg(host))
const jsonLd = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

const icons = (...paths: string[]) => paths.map(path => `<link rel="icon" href="${path}" sizes="256x256">`).join('')
const svgOf = (inside: string, size = 'viewBox="0 0 512 512"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`
/**
 * Parts of two hostile SVG files: entities that would expand to gigabytes (`nested`), and a filter that would take
 * minutes to compute (`noise`).
 */
const nested = [...'bcdefghij'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')
const noise = '<feTurbulence baseFrequency="0.5" numOctaves="100000"/>'

/** Kinds of simulated sites. They differ in how they offer their logo. Each kind maps paths to responses. */
const kinds = {
  manifest: host => ({
    '/': () =>
      html('<link rel="manifest" href="/app/site.webmanifest"><link rel="icon" href="/small.png" sizes="16x16">'),
    '/app/site.webmanifest': () => ({
      headers: { 'content-type': 'application/manifest+json' },
      body: {
        name: 'A site',
        icons: [192, 512].map(edge => ({ src: `icon-${edge}.png`, sizes: `${edge}x${edge}`, type: 'image/png' })),
      },
    }),
    '/app/icon-192.png': () => pngIcon(host, 192),
    '/app/icon-512.png': () => pngIcon(host, 512),
    '/small.png': () => pngIcon(host, 16),
  }),
  touch: host => ({
    '/': () => html('<link rel="apple-touch-icon" href="/touch.png"><link rel="shortcut icon" href="/favicon.ico">'),
    '/touch.png': () => pngIcon(host, 180),
    '/favicon.ico': () => image('image/x-icon', ico(48, markOf(host))),
  }),
  ico: host => ({
    '/': () => html(''),
    '/favicon.ico': () => image('image/vnd.microsoft.icon', ico(256, markOf(host))),
  }),
  drawing: host => ({
    '/': () => html('<link rel="icon" type="image/svg+xml" href="/icon.svg">'),
    '/icon.svg': drawn(host),
  }),
  inline: host => ({ '/': () => html(`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg(host))}">`) }),
  bimi: host => ({ '/': () => html(''), '/bimi.svg': drawn(host) }),
  openGraph: host => ({
    '/': () => html('<meta property="og:logo" content="/logo.png">'),
    '/logo.png': () => pngIcon(host, 240),
  }),
  wordmark: host => ({
    '/': () => html(jsonLd({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', 'logo': { '@type': 'ImageObject', 'url': '/wordmark.png' } }],
    })),
    '/wordmark.png': () => image('image/png', png(420, 140, (x, y) => markOf(host)((x + 9) % 2 - 1, y))),
  }),
  silent: () => ({ '/': () => html('') }),
  plain: () => ({
    '/': () =>
      html('<link rel="icon" href="/blue.png" sizes="128x128"><link rel="icon" href="/empty.png" sizes="64x64">'),
    '/blue.png': () => image('image/png', png(128, 128, plainColour)),
    '/empty.png': () => image('image/png', png(64, 64, () => [0, 0, 0, 0])),
  }),
  bombs: () => ({
    '/': () =>
      html(`<link rel="manifest" href="/app.webmanifest">${
        icons('/pixels.png', '/bytes.png', '/lies.svg', '/laughs.svg')
      }`),
    '/app.webmanifest': () => ({ body: { icons: [{ src: '/endless.svg', sizes: 'any' }] } }),
    '/pixels.png': () => image('image/png', pngOf(20_000, 20_000, deflateSync(Buffer.alloc(20_000 * 1_000)))),
    '/bytes.png': () => image('image/png', Buffer.concat([png(64, 64, markOf('bytes')), Buffer.alloc(1_100_000)])),
    '/lies.svg': () => image('image/svg+xml', svgOf('', 'width="9000000" height="9000000"')),
    '/laughs.svg': () =>
      image('image/svg+xml', `<!DOCTYPE svg [<!ENTITY a "ha">${nested}]>${svgOf('<text>&j;</text>')}`),
    '/endless.svg': () =>
      image(
        'image/svg+xml',
        svgOf(`<filter id="f">${noise.repeat(400)}</filter><rect width="512" height="512" filter="url(#f)"/>`),
      ),
  }),
  loop: () => ({
    '/': () => redirect('/again'), '/again': () => redirect('/'), '/favicon.ico': () => redirect('/favicon.ico'),
    '/apple-touch-icon.png': () => redirect('/favicon.ico'),
  }),
  inside: () => ({
    '/': () =>
      html(`<link rel="manifest" href="http://169.254.169.254/manifest.json">
      ${
        icons('http://10.0.0.1/icon.png', 'http://[::ffff:127.0.0.1]/icon.png')
      }<link rel="apple-touch-icon" href="/inside.png">
      <meta property="og:logo" content="http://localhost:8080/logo.png">`),
    '/inside.png': () => redirect('http://192.168.0.1/logo.png'),
    '/favicon.ico': () => redirect('http://metadata.internal/latest'),
  }),
} satisfies Record<string, (host: string) => Answers>

/** Simulated sites by kind. The name of a site without a usable logo describes why it has none. */
export const logoSites = {
  'aurora.example': 'manifest',
  'birch.example': 'manifest',
  'comet.example': 'manifest',
  'delta.example': 'touch',
  'ember.example': 'touch',
  'fjord.example': 'bimi',
  'gale.example': 'bimi',
  'harbor.example': 'ico',
  'iris.example': 'ico',
  'juniper.example': 'drawing',
  'krill.example': 'drawing',
  'lumen.example': 'inline',
  'maple.example': 'openGraph',
  'nimbus.example': 'openGraph',
  'onyx.example': 'wordmark',
  'pebble.example': 'wordmark',
  'quartz.example': 'silent',
  'raven.example': 'silent',
  'sable.example': 'silent',
  'tundra.example': 'manifest',
  'no-logo.example': 'silent',
  'only-placeholders.example': 'plain',
  'only-bombs.example': 'bombs',
  'redirect-loop.example': 'loop',
  'leads-inside.example': 'inside',
} as const satisfies Record<string, keyof typeof kinds>

/** Sites that both icon services have an icon of. Self-tests ask for it. */
const wellKnown = ['wikipedia.org']
/** Homes of the sources that searches ask by default. Their drawn icons are on the cards of the console. */
const homesOfSources = [
  'bsky.app', 'chess.com', 'codeberg.org', 'dev.to', 'github.com', 'gitlab.com', 'gravatar.com', 'hub.docker.com',
  'keybase.io', 'keys.openpgp.org', 'lichess.org', 'news.ycombinator.com', 'stopforumspam.com',
]
/** Sites that offer no logo themselves, but have an icon at Google's icon service. */
export const sitesInGoogleIcons: readonly string[] = ['quartz.example', 'raven.example', ...wellKnown]
/**
 * Hosts that have an icon at DuckDuckGo's icon service. The site `sable.example` has an icon there only under `www.`.
 */
export const hostsInDuckDuckGoIcons: readonly string[] = ['www.sable.example', ...wellKnown, ...homesOfSources]

/**
 * Returns the BIMI record of a domain, which contains the URL of the logo. Returns `undefined` if the domain has no
 * such record.
 */
export const bimiRecord = (domain: string): string | undefined =>
  (logoSites as Record<string, string>)[domain] === 'bimi' ? `v=BIMI1; l=https://${domain}/bimi.svg; a=;` : undefined

const site = (host: string, kind: keyof typeof kinds): Upstream => {
  const answers: Answers = kinds[kind](host)
  return {
    origin: `https://${host}`,
    subject: () => host,
    found: (_, { url }) =>
      answers[url.pathname]?.() ??
        { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' },
    notFound: () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' }),
  }
}

/** Sites in the examples of the documents. */
const exampleSites = ['example.com', 'xn--bcher-kva.example']

/** All simulated sites: those of `logoSites` and of the examples, and one per outcome, such as `tw-slow.example`. */
export const logoSiteUpstreams: readonly Upstream[] = [
  ...Object.entries(logoSites).map(([host, kind]) => site(host, kind)),
  ...exampleSites.map(host => site(host, 'manifest')),
  ...outcomes.map(outcome => site(`tw-${outcome}.example`, 'manifest')),
]
