/*
 * Behaviours of sites that made another tool report an account that does not exist, or miss one that does, modelled on
 * public reports of 2024 to 2026
 */

export interface Reply {
  status: number
  body: string
  headers?: Record<string, string>
}

/** Request to a site: the name or another path, whether it has the account, and how often it was asked before. */
export interface Asked {
  name: string
  isMember: boolean
  times: number
  /** Requests about all names before. */
  total: number
}

export interface ReportedSite {
  /** Report, without `https://github.com/`. */
  report: string
  /** Answers about a name; `undefined` for the usual answer. */
  answer(asked: Asked): Reply | undefined
}

const [sherlock, maigret, wmn, scanner] =
  ['sherlock-project/sherlock', 'soxoj/maigret', 'WebBreacher/WhatsMyName', 'kaifcodec/user-scanner']
const page = (status: number, body: string, title = 'Birds'): Reply =>
  ({ status, body: `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>` })
const json = (status: number, body: unknown): Reply =>
  ({ status, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const moved = (location: string, status = 302): Reply => ({ status, body: '', headers: { location } })

export const foundText = 'Member since'
export const missingText = 'This user does not exist'

/** Answers of a site that does what its rules say. */
export const usual = ({ name, isMember }: Asked): Reply => isMember
  ? page(200, `<a href="/">Birds</a><h1>${name}</h1><p>${foundText} 2015</p>`, `${name} | Birds`)
  : page(404, `<a href="/">Birds</a><p>${missingText}</p>`)

const shell = page(200, '<div id="root"></div><script src="/app.js"></script>')
const texts = `<script>window.texts={missing:"${missingText}",since:"${foundText}"}</script>`
const ofAll = (reply: Reply) => () => reply
const ofMissing = (reply: (name: string) => Reply) => ({ isMember, name }: Asked) => isMember ? undefined : reply(name)
const ofFirst = (reply: Reply) => ({ times, name }: Asked) =>
  times === 0 && /^(?:sam|nobodyhere)$/.test(name) ? reply : undefined
/** The first answer redirects to a page about something else. */
const firstLeadsTo = (target: string, status: number, there: Reply) => (asked: Asked) =>
  /^(?:lander|)$/.test(asked.name) ? there : ofFirst(moved(target, status))(asked)

export const reportedSites: Record<string, ReportedSite> = {
  'a challenge by its header': {
    report: `${sherlock}/issues/2628`,
    answer: ofFirst({ status: 403, body: '', headers: { 'cf-mitigated': 'challenge' } }),
  },
  'a challenge with 202 and no body': {
    report: `${sherlock}/pull/2953`,
    answer: ofFirst({ status: 202, body: '', headers: { 'x-amzn-waf-action': 'challenge' } }),
  },
  'a proof of work with 202': {
    report: `${maigret}/pull/3032`,
    answer: ofFirst(page(202, '<script>window.POW_CHALLENGE_DATA={a:1}</script>')),
  },
  'a verification with 200': {
    report: `${sherlock}/pull/2953`,
    answer: ofFirst(page(200, '<div class="SecurityVerificationApp"></div>', 'Apple')),
  },
  'a refusal with 403': { report: `${sherlock}/pull/2740`, answer: ofFirst(page(403, 'Forbidden')) },
  'a refusal with 429': { report: `${sherlock}/pull/2740`, answer: ofFirst(page(429, 'Slow down')) },
  'a page about an error behind a redirect': {
    report: `${sherlock}/issues/2369`,
    answer: asked => asked.name === 'error' ? page(200, '404') : ofMissing(() => moved('/error'))(asked),
  },
  'a redirect to a page for 404': {
    report: `${sherlock}/issues/2369`,
    answer: asked => asked.name === '404' ? page(404, 'Lost') : ofMissing(() => moved('/404'))(asked),
  },
  'one page of an application for all names': { report: `${sherlock}/issues/2806`, answer: ofAll(shell) },
  'one page with all texts for all names': {
    report: `${sherlock}/pull/2789`,
    answer: ofAll({ ...shell, body: shell.body.replace('</body>', `${texts}</body>`) }),
  },
  'accounts whose pages have all texts': {
    report: `${sherlock}/pull/2845`,
    answer: ({ name, isMember }) => page(isMember ? 200 : 404,
      `${isMember ? `<h1>${name}</h1><p>${foundText} 2015</p>` : `<p>${missingText}</p>`}${texts}`),
  },
  'another text about missing accounts': {
    report: `${sherlock}/issues/2815`,
    answer: ofMissing(() => page(200, '<p>Bad username.</p>')),
  },
  'another text about missing accounts, with 404': {
    report: `${maigret}/pull/2936`,
    answer: ofMissing(() => page(404, '<p>The page that you were looking for is gone</p>')),
  },
  'the page of the server about missing accounts': {
    report: `${sherlock}/pull/2829`,
    answer: ofMissing(() => page(404, '<h1>404 Not Found</h1><hr>nginx', '404 Not Found')),
  },
  'a redirect to an account with another name': {
    report: `${sherlock}/pull/2917`,
    answer: asked => asked.name === 'false' ? page(200, 'Profile') : ofMissing(() => moved('/user/false'))(asked),
  },
  'a sign-in for missing accounts': {
    report: `${maigret}/issues/2693`,
    answer: ofMissing(name => moved(`/login?goto=/${name}`)),
  },
  'a limit as JSON': {
    report: `${maigret}/pull/2376`,
    answer: ofFirst({
      status: 200,
      body: '{"message":"You are being rate limited.","retry_after":1}',
      headers: { 'content-type': 'application/json' },
    }),
  },
  'a redirect to a seller of the domain': {
    report: `${maigret}/pull/2376`,
    answer: firstLeadsTo('/lander', 302, page(404, 'Buy')),
  },
  'a CAPTCHA with 404': {
    report: `${maigret}/pull/2376`,
    answer: ofFirst(page(404, '<form><div class="g-recaptcha"></div></form>', 'Tube')),
  },
  'a stub that leads to a sign-in': {
    report: `${maigret}/pull/3032`,
    answer: ofFirst(page(200, '<script>location.replace("https://id.example/auth?a="+location.href)</script>', '')),
  },
  'a redirect to the index of a forum': {
    report: `${maigret}/pull/3032`,
    answer: asked => asked.name === '' ? page(200, 'Index of the forum') : ofMissing(() => moved('/'))(asked),
  },
  'a status that flaps to 200': {
    report: `${maigret}/pull/3032`,
    answer: ({ name, isMember, times }) => !isMember && name === 'nobodyhere' && times === 0
      ? page(200, '<a href="/">Birds</a><p>Learn about birds</p>') : undefined,
  },
  'a bare status that flaps to 404': {
    report: `${maigret}/pull/3032`,
    answer: ({ isMember, name, times }) => isMember && name === 'sam' && times === 0 ? page(404, '', '') : undefined,
  },
  'a search that falls back to similar names': {
    report: `${maigret}/pull/3032`,
    answer: ofMissing(() => page(200, `<a href="/">Birds</a><h1>other</h1><p>${foundText} 2015</p>`)),
  },
  'Fastly\'s challenge': { report: `${maigret}/pull/2423`, answer: ofFirst(page(200, '', 'Client Challenge')) },
  'an interface that answers with the application': {
    report: `${maigret}/pull/2937`,
    answer: ofMissing(() => shell),
  },
  'a limit of searches with 200': {
    report: `${maigret}/pull/2588`,
    answer: ofFirst(page(200, '<p>Sorry but you cannot use search at this time.</p>')),
  },
  'a limit of searches in Russian': {
    report: `${maigret}/pull/2588`,
    answer: ofFirst(page(200, '<p>Вы не можете использовать поиск сразу после предыдущего.</p>', 'Информация')),
  },
  'a sign-in page with 200': {
    report: `${wmn}/pull/1071`,
    answer: ofFirst(page(200, '<p>Sign in before continuing.</p><input type="password">', 'Sign in · GitLab')),
  },
  'a forum that moved to another host': {
    report: `${wmn}/issues/946`,
    answer: ofAll(moved('https://forum.example/', 301)),
  },
  'a redirect to another host that comes once': {
    report: `${wmn}/issues/946`,
    answer: firstLeadsTo('https://forum.example/', 301, page(404, 'Forum')),
  },
  'a page that says with 200 that it does not exist': {
    report: `${wmn}/issues/917`,
    answer: ofMissing(() => page(200, '<p>This page does not exist</p>')),
  },
  'a platform with a page for all names': {
    report: `${wmn}/issues/606`,
    answer: ofMissing(() => page(200, `<p>Create a blog. ${foundText} 2003.</p>`, 'Blogs')),
  },
  'a domain that was parked': {
    report: `${wmn}/issues/863`,
    answer: ofAll(page(200, '<script src="https://img.sedoparking.com/a.js"></script>', 'birds.example')),
  },
  'a shell with 202': { report: `${sherlock}/issues/1010`, answer: ofAll({ ...shell, status: 202 }) },
  'a challenge of another form': {
    report: `${sherlock}/issues/2113`,
    answer: ofFirst(page(200, '<script>window._cf_chl_opt={}</script>', 'kick.example')),
  },
  'a suspended account with 404': {
    report: `${scanner}/pull/526`,
    answer: ({ name }) => name === 'sam'
      ? page(404, '<a href="/">Birds</a><p>This account has been suspended.</p>', 'Birds') : undefined,
  },
  'a suspended account on a page with the text for missing ones': {
    report: `${scanner}/pull/521`,
    answer: ({ name }) => name === 'sam' ? page(404, `<p>${missingText}</p><p>The user was permanently banned</p>`)
      : undefined,
  },
  'a consent page at another host for all names': {
    report: `${scanner}/pull/475`,
    answer: ({ name }) => name === 'm' ? page(200, '<p>Before you continue</p>')
      : moved('https://consent.birds.example/m?continue=birds'),
  },
  'a page for missing accounts with the name of the site, which counts as a proof': {
    report: `${scanner}/pull/519`,
    answer: ofMissing(name => page(200, `<p>birds.example</p><p>${name}</p>`)),
  },
  'a redirect to small letters for missing accounts': {
    report: `${scanner}/pull/642`,
    answer: ofMissing(name => name === name.toLowerCase() ? page(200, '') : moved(`/${name.toLowerCase()}`)),
  },
  'an empty page that comes once': { report: `${sherlock}/issues/2487`, answer: ofFirst({ status: 200, body: '' }) },
  'an empty 404 that comes once': { report: `${sherlock}/issues/2487`, answer: ofFirst({ status: 404, body: '' }) },
  'a page for accounts after many questions, in place of a limit': {
    report: `${sherlock}/issues/816`,
    answer: ({ isMember, name, total }) => !isMember && total > 1
      ? page(200, `<a href="/">Birds</a><h1>${name}</h1><p>${foundText} today</p>`) : undefined,
  },
  'an invitation with the name for missing accounts': {
    report: `${sherlock}/issues/2313`,
    answer: ofMissing(name => page(200,
      `<a href="/">Birds</a><p>${name} is free. Join us!</p><p>${foundText} 2020</p>`)),
  },
  'an interface that refuses a name as one that is in use': {
    report: `${wmn}/issues/964`,
    answer: ofMissing(() => json(200, { response: { address: 'x', available: false, availability: 'unavailable' } })),
  },
  'a page without either text that comes once': {
    report: `${sherlock}/issues/211`,
    answer: ofFirst(page(200, '<a href="/">Birds</a><p>Get the app</p>')),
  },
  'a missing page with 200 in another language': {
    report: `${sherlock}/issues/941`,
    answer: ofMissing(() => page(200, '<a href="/">Birds</a><h1>Seite nicht gefunden</h1>', 'Nicht gefunden')),
  },
  'a redirect to the home page for everybody': {
    report: `${maigret}/issues/2837`,
    answer: ({ name }) => name === '' ? page(200, '<a href="/">Birds</a><p>Home</p>') : moved('/'),
  },
  'another title about missing accounts, with 404': {
    report: `${maigret}/issues/3008`,
    answer: ofMissing(() => page(404, `<a href="/">Birds</a><p>${missingText}</p>`, 'Coder page')),
  },
  'a search without results, in Russian': {
    report: `${sherlock}/issues/784`,
    answer: ofMissing(() => page(200, '<a href="/">Birds</a><p>К сожалению, по вашему запросу ничего не найдено</p>')),
  },
  'a profile that is null in the data of a page': {
    report: `${maigret}/pull/2376`,
    answer: ofMissing(() => page(200,
      '<div id="__next"></div><script id="__NEXT_DATA__">{"props":{"pageProps":{"profile":null}}}</script>')),
  },
  'an error of the interface with 200': {
    report: `${maigret}/issues/1624`,
    answer: ofAll(json(200, { error: { code: 10003, message: 'The request is not valid' } })),
  },
  'a page about the region for everybody': {
    report: `${sherlock}/issues/2401`,
    answer: ofAll(page(200, '<p>This site is not available in your country</p>')),
  },
  'an interface that is gone': {
    report: `${sherlock}/issues/2458`,
    answer: ofAll(json(410, { path: '/users', errorMessage: 'The server no longer has this resource' })),
  },
  'a forum whose members only members may see': {
    report: `${sherlock}/issues/2805`,
    answer: ofAll(page(403, '<a href="/">Birds</a><p>You do not have permission to access this page. Log in</p>')),
  },
  'a redirect of an account to its address with a query': {
    report: `${sherlock}/issues/2807`,
    answer: ({ name, isMember, times }) => isMember && times === 0 ? moved(`/${name}?tab=1`, 301) : undefined,
  },
  'a page without pictures for missing sellers': {
    report: `${wmn}/issues/833`,
    answer: ofMissing(name => page(200, `<a href="/">Birds</a><h1>${name}</h1><p>0 pictures</p>`, `${name} | Birds`)),
  },
  'a page of an application with the state of an account': {
    report: `${scanner}/pull/136`,
    answer: ofMissing(name => page(200,
      `<div id="app"></div><script>window.state={"username":"${name}","user":{}}</script>`)),
  },
  'a redirect to a search for missing accounts': {
    report: `${wmn}/issues/892`,
    answer: asked => asked.name.startsWith('results') ? page(200, `<a href="/">Birds</a><p>${foundText} 2015</p>`)
      : ofMissing(name => moved(`/results?keywords=${name}`))(asked),
  },
  'a site that forbids dots, with the page of all names': {
    report: `${sherlock}/pull/655`,
    answer: ({ name }) => name.includes('.') ? page(200, `<a href="/">Birds</a><p>${foundText} 2015</p>`) : undefined,
  },
  'a check of browsers that comes once, with the text of the site': {
    report: `${sherlock}/issues/2152`,
    answer: ofFirst(page(200,
      `<noscript>Enable JavaScript and cookies to continue</noscript>${texts}`, 'Just a moment...')),
  },
  'a domain whose buyer shows one page': {
    report: `${maigret}/issues/2361`,
    answer: ofAll(page(200, '<h1>Best casinos of the year</h1>', 'Casino')),
  },
}
