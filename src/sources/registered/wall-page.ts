import type { Response } from '../egress/client.ts'
import { challenges } from './challenges.ts'
import { closedSites } from './closed-sites.ts'
import { networkPages } from './network-pages.ts'
import { maxSearched, maxShortPage } from './page-limits.ts'
import type { ResponseFailure } from './refusals.ts'
import { serverWalls } from './server-walls.ts'
import { shownParts } from './shown-text.ts'
import { walls, type Wall } from './walls.ts'

/*
 * Finds walls by their tables. All patterns are alternatives of plain texts, so that a page of any content is read in
 * linear time. Challenges without a row are found by their form: a page that shows almost no text, sets a cookie in a
 * script and loads an address again, or only leads to another page.
 */
export const allWalls: readonly Wall[] = [...walls, ...challenges, ...serverWalls, ...networkPages, ...closedSites]

/** A page with a CAPTCHA or a script and little else is a wall up to this length. Longer pages have them, too. */
const maxShell = 8_192
/** Length of the text, without the title, up to which a page shows almost nothing. */
const maxShellText = 160

/** Length from which a name in a title is not a part of another word by chance. */
const minNameLength = 3

/** Number of marks in visible text after which a page is not searched further: it is an article about walls. */
const maxVisibleMarks = 16

/** Returns the pattern of these texts, and the wall of each text. */
function indexOf(textsOf: (wall: Wall) => readonly string[] | undefined, flags = '') {
  const byText = new Map(allWalls.flatMap(wall => (textsOf(wall) ?? []).map(text => [text, wall] as const)))
  const escaped = [...byText.keys()].map(text => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return { byText, pattern: new RegExp(escaped.sort((a, b) => b.length - a.length).join('|'), flags) }
}

const marks = indexOf(wall => wall.marks, 'g')
const shells = indexOf(wall => wall.shells)
const notices = indexOf(wall => wall.notices)
const titles = allWalls.flatMap(wall => (wall.titles ?? []).map(title => ({ title, wall })))
const groups = allWalls.flatMap(wall => (wall.texts ?? []).map(([first = '', ...rest]) => ({ first, rest, wall })))
const firstTexts = new RegExp(indexOf(wall => wall.texts?.map(([first = '']) => first)).pattern, 'g')
const headers = allWalls.flatMap(wall => (wall.headers ?? []).map(header => ({ header, wall })))

/**
 * Elements that show a CAPTCHA, of reCAPTCHA, hCaptcha, Turnstile, SmartCaptcha, Friendly Captcha, Arkose, GeeTest,
 * mCaptcha, Prosopo, ALTCHA and Cap.
 */
const widget = new RegExp('(?:class|id)=["\']?(?:g-recaptcha|h-captcha|cf-turnstile|smart-captcha|frc-captcha|' +
  'funcaptcha|geetest[\\w-]{0,20}|mcaptcha__widget[\\w-]{0,20}|procaptcha)(?![\\w-])|<(?:altcha|cap)-widget\\b')

/** Scripts that set a cookie, and that load an address. */
const setsCookie = /document\.cookie\s{0,9}=(?!=)/
const loads = /(?<![\w-])location(?:(?:\.href)?\s{0,9}=(?!=)|\.(?:reload|replace|assign)\()/
const leads = /(?<![\w-])location(?:(?:\.href)?\s{0,9}=|\.(?:replace|assign)\()\s{0,9}["']https?:/
const refreshes = /<meta\s[^<>]{0,300}http-equiv=["']?refresh/

/** Returns the wall that a header of the response names. */
export const findWallHeader = ({ headers: given }: Pick<Response, 'headers'>): ResponseFailure | undefined =>
  failureOf(headers.find(({ header }) => given[header] !== undefined)?.wall)

/** Returns the wall in an HTML page with this title, which was requested for this name. */
export function findWall(text: string, title: string, value: string, status: number): ResponseFailure | undefined {
  const page = text.slice(0, maxSearched).toLowerCase()
  const marked = markedWall(page)
  if (marked) return failureOf(marked)
  const start = title.trim().toLowerCase()
  const titled = titles.find(({ title }) => start.startsWith(title))
  if (titled && !start.startsWith(value.toLowerCase())) return failureOf(titled.wall)
  if (text.length > maxShortPage || isAbout(title, value)) return undefined
  const found = new Set(Array.from(page.matchAll(firstTexts), ([first]) => first))
  const group = groups.find(({ first, rest }) => found.has(first) && rest.every(other => page.includes(other)))
  if (group) return failureOf(group.wall)
  if (text.length > maxShell) return undefined
  if (widget.test(page)) return blocked('a CAPTCHA')
  return isShell(page, title) ? findShell(page, status) : undefined
}

/** Returns `true` if a page shows almost no text besides its title, and no link. */
function isShell(page: string, title: string): boolean {
  if (/<a\s/.test(page)) return false
  const length = shownParts(page).reduce((sum, part) => sum + part.trim().length, 0)
  return length - title.trim().length <= maxShellText
}

/** Returns the wall in a page that shows almost nothing. A site may have a page for 404 that only leads home. */
function findShell(page: string, status: number): ResponseFailure | undefined {
  const wall = shells.byText.get(shells.pattern.exec(page)?.[0] ?? '')
  if (wall) return failureOf(wall)
  if (setsCookie.test(page) && (loads.test(page) || refreshes.test(page))) return blocked('a test of the browser')
  const isWay = status < 400 && (refreshes.test(page) || leads.test(page))
  return isWay ? blocked('a page that leads to another one') : undefined
}

/** Returns `true` if a title names the account: the text of such a page can be about anything. */
export const isAbout = (title: string, value: string): boolean =>
  value.length >= minNameLength && title.toLowerCase().includes(value.toLowerCase())

/** Returns the wall in a short answer that is not HTML, such as the JSON of a block. */
export const findWallNotice = (text: string): ResponseFailure | undefined =>
  failureOf(notices.byText.get(notices.pattern.exec(text.toLowerCase())?.[0] ?? ''))

function markedWall(page: string): Wall | undefined {
  let visible = 0
  for (const { 0: mark, index } of page.matchAll(marks.pattern)) {
    if (isMarkup(page, index)) return marks.byText.get(mark)
    if (++visible >= maxVisibleMarks) return undefined
  }
  return undefined
}

/**
 * Returns `true` if the text at `at` belongs to a tag, a script or a style. Links, security policies and data in JSON
 * do not count: they can be about walls.
 */
function isMarkup(page: string, at: number): boolean {
  const open = page.lastIndexOf('<', at)
  if (open > page.lastIndexOf('>', at)) return !/^<(?:a\b|meta[^<>]{0,50}policy)/.test(page.slice(open, open + 80))
  const start = Math.max(page.lastIndexOf('<script', at), page.lastIndexOf('<style', at))
  const end = Math.max(page.lastIndexOf('</script', at), page.lastIndexOf('</style', at))
  return start > end && !page.slice(start, page.indexOf('>', start)).includes('json')
}

const failureOf = (wall: Wall | undefined): ResponseFailure | undefined => wall && (wall.failure ?? blocked(wall.name))

const blocked = (name: string): ResponseFailure =>
  ({ code: 'UPSTREAM_BLOCKED', message: `the source returned a block page (${name})` })
