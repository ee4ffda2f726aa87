import { html } from './html.ts'
import { guides } from './guides.ts'
import { codeBlock } from './code.ts'
import type { Page } from './layout.ts'

const about: Record<(typeof guides)[number]['name'], string> = {
  'first-search': 'A key, a search, its results: with curl, in a sandbox that asks nobody.',
  'streams': 'Server-Sent Events as they happen, and how a reader that was cut off misses nothing.',
  'webhooks': 'Be told when a search has ended, and know that it was us: verifiers in TypeScript and Python.',
  'errors': 'Every code, what it means, and when to try again.',
  'plans': 'What each plan holds, what is metered, and how to read the limits.',
  'images': 'Where logos come from, what flags are called, how long they are kept.',
  'sandbox': 'Keys and values that lead to every outcome, and a reset, for the tests of your own code.',
  'clients': 'Ours for TypeScript, and generated ones for Python, Go, Java and Rust.',
  'self-hosting': 'Start it, configure it, run several, back it up.',
  'monitoring': 'What Prometheus and OpenTelemetry are told, and what they never are.',
}

export function homePage({ baseUrl }: { baseUrl: string }, summary: string): Page {
  return {
    file: 'index.html', title: 'Documentation', description: summary,
    body: html`<h1>Tracewell</h1>
<p class="lead">${summary} Search a pseudonym, an e-mail address, a domain name, a wallet or an IP address; modules ask public sources in parallel, and what they find streams in.</p>
${codeBlock(`curl -N ${baseUrl}/search/temporary \\\n  -H "Authorization: Bearer $KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"query":{"type":"Pseudonym","value":"tw-success"}}'`, 'sh')}
<ul class="cards">${guides.map(({ name, title }) => html`<li><a href="guides/${name}.html">${title}</a><p>${about[name]}</p></li>`)}
<li><a href="reference/index.html">API reference</a><p>Every operation, event and webhook, from the OpenAPI document.</p></li>
<li><a href="images/index.html">Image service</a><p>Logos of sites and flags of countries, without a key.</p></li></ul>`,
  }
}
