import { Parser } from 'htmlparser2'

/** A part of a page that the search of the documentation can find. */
export interface Section {
  /** Address from the root of the site, such as `guides/streams.html#resuming`. */
  url: string
  /** Title of the page. */
  page: string
  /** Heading of the section; the title of the page for its first one. */
  heading: string
  text: string
}

/** Longest text of a section, in characters. A longer one, such as the body of a large request, is cut. */
const longestText = 2_000

/** Tags whose text says nothing about the page: code, the choice of its language, and the form that sends requests. */
const skippedTags: ReadonlySet<string> = new Set(['pre', 'fieldset', 'form'])

/** Returns the sections of a page: its beginning, and one for each heading of level 2 with an id. */
export function sectionsOf({ file, title, body }: { file: string, title: string, body: string }): Section[] {
  const sections: Section[] = [{ url: file, page: title, heading: title, text: '' }]
  let isHeading = false
  let skipped = 0
  const parser = new Parser({
    onopentag(name, { id }) {
      if (skippedTags.has(name)) skipped++
      if (name !== 'h2' || id === undefined) return
      isHeading = true
      sections.push({ url: `${file}#${id}`, page: title, heading: '', text: '' })
    },
    ontext(text) {
      const section = sections.at(-1)!
      if (isHeading) section.heading += text
      else if (skipped === 0 && section.text.length < longestText) section.text += text
    },
    onclosetag(name) {
      if (skippedTags.has(name)) skipped--
      if (name === 'h2') isHeading = false
      else sections.at(-1)!.text += ' '
    },
  })
  parser.end(body)
  return sections.map(section => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim().slice(0, longestText) }))
}
