import type { PackEntry } from './entry.ts'

/**
 * Patterns that recognise three kinds of requests: those of sign-up forms, those of reset forms, and those that check
 * whether a name is free.
 */
const formPatterns = [
  /sign-?_?up|\bregist(er|ration)|reset|forgot|attempt/i,
  /(check|validate|verify|available)[_/?-]?(new)?(user|login|name|nick|account)/i,
  /(user|login|nick)[a-z]{0,20}[_/-]?(check|valid|avail|exist)/i,
]

/** Parameters that list the properties of the answer, such as `usprop=registration` of MediaWiki. */
const listsProperties = /(?:prop|props|properties|fields|include|select|expand|attributes|columns)(?:\[[^\]]*\])?$/i

/** Returns `true` if an entry sends the request of a form. The properties that it asks for do not matter. */
export function asksForm({ address, body = '' }: PackEntry): boolean {
  const url = new URL(address.replaceAll('{account}', ''))
  const asked = url.host + url.pathname + withoutProperties(url.search)
  const question = [asked, bodyQuestion(body.replaceAll('{account}', ''))]
  return question.some(part => formPatterns.some(form => form.test(part)))
}

const withoutProperties = (parameters: string): string =>
  parameters.split(/(?=[?&])/).filter(one => !listsProperties.test(one.split('=')[0]!)).join('')

/** Returns what a body asks. A GraphQL query asks by its fields with arguments; the other fields are properties. */
function bodyQuestion(body: string): string {
  const query = /"query"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1]
  if (query === undefined) return withoutProperties(body)
  if (/^\s*mutation\b/.test(query)) return body
  return body.replace(query, () => (query.match(/\w+(?=\s*\()/g) ?? []).join(' '))
}
