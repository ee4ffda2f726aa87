import { html } from './html.ts'
import { guides } from './guides.ts'
import type { Look } from './look.ts'
import { codeBlock } from './code.ts'
import type { Page } from './layout.ts'
import type { Packages } from './packages/packages.ts'

/** The parts of the site that its overview names. */
interface HomeParts {
  baseUrl: string
  look: Look
  summary: string
  packages: Packages
}

export function homePage({ baseUrl, look, summary, packages }: HomeParts): Page {
  return {
    file: 'index.html', title: 'Documentation', description: summary,
    body: html`<h1>${look.title}</h1>
<p class="lead">${summary} Search a pseudonym, an e-mail address, a domain name,
a wallet or an IP address. Modules ask public sources in parallel and stream their results.</p>
${
      codeBlock(
        [
          `curl -N ${baseUrl}/search/temporary`,
          '-H "Authorization: Bearer $KEY"',
          "-H 'Content-Type: application/json'",
          `-d '{"query":{"type":"Pseudonym","value":"tw-success"}}'`,
        ].join(' \\\n  '),
        'sh',
      )
    }
<ul class="cards">${
      guides.filter(({ name }) => look.has(name)).map(({ name, title, about }) => html`<li><a href="guides/${name}.html">${title}</a><p>${about}</p></li>`)
    }
<li><a href="reference/index.html">API reference</a>
<p>Every operation, event and webhook, from the OpenAPI document.</p></li>
<li><a href="images/index.html">Image service</a>
<p>Logos of sites and flags of countries, without a key.</p></li></ul>
<h2 id="downloads">Downloads</h2>
<ul><li>Packages for <a href="packages/${packages.typescript.file}">TypeScript and JavaScript</a> and for <a
href="packages/${packages.python.file}">Python</a>${
      look.has('clients') && html`: <a href="guides/clients.html">how to install them</a>`
    }</li>
<li>OpenAPI documents of <a href="api.json">the API</a> and of <a href="images.json">the image service</a></li>
<li>For tests: collections for <a href="downloads/postman.json">Postman</a> and <a
href="downloads/bruno.zip">Bruno</a>, a document for <a href="downloads/mock.json">mock servers</a>, and the <a
href="downloads/schemathesis.toml">configuration of Schemathesis</a>${
      look.has('contract-tests') && html`: <a href="guides/contract-tests.html">how to use them in a CI</a>`
    }</li>
<li><a href="llms.txt">llms.txt</a>: the guides as Markdown, for language models</li></ul>`,
  }
}
