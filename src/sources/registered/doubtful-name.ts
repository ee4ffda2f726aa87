/*
 * Names that are something else at many sites
 *
 * `about` is a page of a site, `123456` the number of an account with another name, `sam.json` a format of the page of
 * `sam`, and `sam/followers` a list below it. A control name (`control.ts`) does not show that, because it has no such
 * meaning. Such a name is therefore `registered` only if the answer names the account (`NAME_NOT_SHOWN`):
 *
 * | name | is proved by |
 * |---|---|
 * | a page of a site | a member of JSON with the name |
 * | a number, a format, a part of an address | the same, or the text of the page, which says the name |
 */
import { htmlText } from '../../lib/html-text.ts'
import { titleOf } from './block-pages.ts'
import { typeOf, type Answer } from './proof.ts'

/**
 * First parts of addresses that are pages of many sites, in small letters and without signs: `sign-up` is `signup`.
 * `.well-known` is reserved by https://www.rfc-editor.org/rfc/rfc8615, `robots.txt` by
 * https://www.rfc-editor.org/rfc/rfc9309. Most of the others are in lists of names that sites refuse:
 * https://github.com/marteinn/The-Big-Username-Blocklist, https://docs.gitlab.com/user/reserved_names/. The rest are
 * usual paths of web software. The last line has usual names of hosts, for sites with the name in the host.
 */
const pages: ReadonlySet<string> = new Set(`
  about aboutus abuse academy account accounts activate activity ad add admin administrator ads advertise advertising
  affiliate affiliates all alpha analytics announcements api apis app apps archive archives article articles assets atom
  auth authentication author authors autodiscover avatar avatars badges beta billing blog blogs board boards bookmarks
  bot browse bug bugs business buy cache calendar careers cart catalog categories category cdn changelog channel
  channels charts chat checkout claim client clients code collections comments community company compare compose
  confirm contact contactus contacts content contest contribute cookie cookies copyright create credits css customers
  dashboard data default delete demo design developer developers dev directory discover discussion discussions dmca
  doc docs
  documentation donate download downloads edit editor email embed emoji enterprise error errors event events example
  explore export faq faqs favicon faviconico favorites features feed feedback feeds file files find follow followers
  following forgot forgotpassword forum forums friends ftp gallery game games gift git go graphql group groups guest
  guide guidelines guides hashtag health help helpcenter home homepage hosting hot howto htaccess html http https icons
  id image images imprint impressum inbox index indexhtml indexphp info install integrations invitations invite
  invoice issues item items javascript jobs join js json kb key keys knowledgebase language languages latest leaderboard
  learn legal library license like likes link links list lists live local locale log login logo logout logs mail
  mailbox maintenance manage manifest manifestjson map maps marketplace me media member members membership message
  messages metrics mobile moderator more movies music my mail new news newest newsletter nodes notes notification
  notifications null oauth oembed offers official online opensearch order orders org organization organizations orgs
  overview owner page pages partner partners password pay payment payments people photo photos php ping play player
  plans plugins podcast policies policy poll polls popular portal post posts premium press preview pricing print privacy
  privacypolicy product products profile profiles project projects promo proxy public purchase query random ranking
  read recent redirect refund register registration release releases remove report reports reset resetpassword resources
  review reviews robots robotstxt root rss rules sale sales save script search secure security self server service
  services session sessions settings setup share shop shopping signin signout signup site sitemap sitemapxml sites sms
  source sponsors staff start static stats status store stories stream style styles stylesheet submit subscribe
  subscription subscriptions suggest support survey system tag tags team teams template templates terms termsofservice
  termsofuse test tests theme themes thread threads token tools top topic topics tos tour translate trending trends
  tutorial tutorials undefined unsubscribe update updates upgrade upload uploads url user username users verify version
  video videos view wallet watch web webhook webhooks webmail website welcome wellknown widget widgets wiki wpadmin
  wpcontent wplogin wploginphp write www xml xmlrpcphp you
  access administration anonymous backup cgibin comment config connect customer db host investors marketing navigation
  openid private readme reply repositories ssl staging stylesheets training translations
  autoconfig hostmaster imap isatap localhost mx noreply ns ns1 ns2 ns3 pop pop3 postmaster smtp webmaster wpad www1
  www2
`.trim().split(/\s+/))

/** Endings of formats in which sites give the same page: `/sam.rss`. */
const format =
  /\.(?:asp|aspx|atom|css|csv|gif|git|gpg|gz|htm|html|ico|ics|jpe?g|js|json|jsp|keys|md|pdf|php|png|rss|svg|txt|webp|xml|zip)$/i

/** Signs with a meaning in an address. A site may decode them before it reads the address. */
const syntax = /[/?#%\\:;]/

/** Returns what a name may be at a site besides the name of an account, or `undefined` for another name. */
export function otherMeaningOf(name: string): 'page' | 'number' | 'format' | 'address' | undefined {
  if (pages.has(name.toLowerCase().replaceAll(/[-_.]/g, ''))) return 'page'
  if (/^\p{Nd}+$/u.test(name)) return 'number'
  return format.test(name) ? 'format' : syntax.test(name) ? 'address' : undefined
}

/** Returns `true` if an answer names the account, so that it is about no page and no number of the site. */
export function namesAccount(answer: Answer, meaning: NonNullable<ReturnType<typeof otherMeaningOf>>): boolean {
  const { value, text, response } = answer
  if (!/html/.test(typeOf(response)) && !/^\s*</.test(text)) return hasMember(text, value)
  if (meaning === 'page') return false
  const title = titleOf(text)
  return isSaid(title, value) || (value.length >= minLength && isSaid(htmlText(text.slice(0, maxRead)), value))
}

/** A shorter number can be any number in the text of a page. */
const minLength = 5
/** Number of characters of a page that are read. */
const maxRead = 262_144
/** Maximum number of places that are read. */
const maxPlaces = 50

/** Members of JSON that have the name of an account. */
const nameMember = /"(?:user_?name|login|(?:nick|screen|account|display)_?name|nick|name|handle|acct)"\s{0,9}:\s{0,9}$/i

/** Words and signs before a number that counts something, or is a part of an address. */
const numbering = /(?:[/=#№\p{L}\p{N}._-]|(?:^|\s)(?:id|uid|n[or]|number|member|user|post|page)[.:]?\s{0,9})$/iu

const hasMember = (text: string, value: string): boolean => {
  const whole = text.toLowerCase()
  return placesOf(whole, JSON.stringify(value)).some(at => nameMember.test(whole.slice(Math.max(0, at - 60), at)))
}

/** Returns `true` if a text has the name as a word, and not as the number of something or in an address. */
function isSaid(text: string, value: string): boolean {
  const whole = text.toLowerCase()
  return placesOf(whole, value).some(at => !numbering.test(whole.slice(Math.max(0, at - 30), at)) &&
    !/^[\p{L}\p{N}_-]/u.test(whole.slice(at + value.toLowerCase().length)))
}

/** @param whole text in lower case */
function placesOf(whole: string, part: string): number[] {
  const sought = part.toLowerCase()
  const places: number[] = []
  for (let at = whole.indexOf(sought); at >= 0 && places.length < maxPlaces; at = whole.indexOf(sought, at + 1)) {
    places.push(at)
  }
  return places
}
