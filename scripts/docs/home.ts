import { html } from './html.ts'
import { guides } from './guides.ts'
import { codeBlock } from './code.ts'
import type { Page } from './layout.ts'

export function homePage({ baseUrl }: { baseUrl: string }, summary: string): Page {
  return {
    file: 'index.html', title: 'Documentation', description: summary,
    body: html`<h1>Tracewell</h1>
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
      guides.map(({ name, title, about }) => html`<li><a href="guides/${name}.html">${title}</a><p>${about}</p></li>`)
    }
<li><a href="reference/index.html">API reference</a>
<p>Every operation, event and webhook, from the OpenAPI document.</p></li>
<li><a href="images/index.html">Image service</a>
<p>Logos of sites and flags of countries, without a key.</p></li></ul>`,
  }
}
