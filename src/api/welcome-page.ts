import type { WelcomePage } from '../http/welcome-page.ts'

const style = `
:root { color-scheme: light dark; --page: #fff; --text: #1d2529; --quiet: #55626a; --line: #d9dfe3; --accent: #0b5c66 }
@media (prefers-color-scheme: dark) {
  :root { --page: #12171a; --text: #e3e8ea; --quiet: #a3b0b7; --line: #323c42; --accent: #6cc7d1 }
}
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.65 system-ui, sans-serif }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
a { color: var(--accent) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
li { margin: .5rem 0 }
p:last-child { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet) }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere }
`

/** The links are relative, because a proxy may add a prefix to the path. */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tracewell</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Tracewell</h1>
<p>This is the API of a self-hosted service for investigations. It searches a pseudonym, an e-mail address, a domain
name, a wallet address or an IP address, and streams the results.</p>
<ul>
<li><a href="docs/">Documentation</a>: guides, and the reference of every operation</li>
<li><a href="docs/guides/first-search.html">First search in five minutes</a></li>
<li><a href="openapi.json">OpenAPI document</a>, for tools and code generators</li>
<li><a href="health">Health</a> of this server</li>
</ul>
<p>Programs send <code>Authorization: Bearer &lt;API key&gt;</code> and get JSON at this address.</p>
</main>
</body>
</html>
`

export const welcomePage: WelcomePage = { html, style }
