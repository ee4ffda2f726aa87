import { escapeXml as xml } from '../../lib/xml-escape.ts'
import type { Breach } from './breach.ts'

interface Feed {
  /** Public address of the feed itself. */
  url: string
  updated: string
  breaches: readonly Breach[]
}

/** Renders the Atom feed of Radar. https://www.rfc-editor.org/rfc/rfc4287 */
export function toAtom({ url, updated, breaches }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${xml(url)}</id>
  <title>Tracewell Radar</title>
  <updated>${updated}</updated>
  <author><name>Tracewell</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(url)}"/>
${breaches.map(toEntry).join('')}</feed>
`
}

function toEntry(breach: Breach): string {
  const lines = [
    `<id>urn:uuid:${breach.id}</id>`,
    `<title>${xml(breach.title)}</title>`,
    `<published>${breach.addedDate}T00:00:00Z</published>`,
    `<updated>${breach.modifiedDate}T00:00:00Z</updated>`,
    ...breach.disclosureUrl === '' ? [] : [`<link rel="alternate" href="${xml(breach.disclosureUrl)}"/>`],
    ...breach.dataClasses.map(one => `<category term="${xml(one)}"/>`),
    `<summary>${xml(breach.shortDescription)}</summary>`,
    `<content type="html">${xml(breach.description)}</content>`,
  ]
  return `  <entry>\n${lines.map(line => `    ${line}\n`).join('')}  </entry>\n`
}
