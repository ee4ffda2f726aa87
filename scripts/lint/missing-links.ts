/**
 * Returns the relative links of a Markdown text to a missing file, or to a missing heading.
 *
 * @param read returns the text of a file, or `undefined` if it does not exist
 */
export function missingLinks(text: string, read: (path: string) => string | undefined): string[] {
  return [...text.matchAll(/\]\(([^):\s]+)\)/g)].map(([, link]) => link!).filter(link => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? text : read(path)
    return target === undefined || (anchor !== undefined && !headingsOf(target).includes(anchor))
  }).map(link => `no target of the link ${link}`)
}

const headingsOf = (text: string): string[] => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
  title!.toLowerCase().replace(/[^a-z0-9 -]/g, '').replaceAll(' ', '-'))
