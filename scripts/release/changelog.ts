/**
 * Moves the lines below `## Unreleased` of a changelog below a head with the version and the day, and leaves
 * `## Unreleased` empty above it. A version that is prepared again keeps its lines and gets the new day.
 *
 * Throws if no line describes the version, or if lines stand below both heads.
 *
 * @param day as in `2026-11-27`
 * @see https://keepachangelog.com/en/1.1.0/
 */
export function moveHead(changelog: string, version: string, day: string): string {
  const [preamble, ...sections] = changelog.split(/^(?=## )/m)
  const isOf = (name: string) => (section: string) => section.split(/\s+/)[1] === name
  const bodyOf = (name: string) => bodiesOf(sections.filter(isOf(name)))
  const [unreleased, earlier] = [bodyOf('Unreleased'), bodyOf(version)]
  if (unreleased !== '' && earlier !== '') {
    throw new Error(`A changelog has lines below Unreleased and below ${version}: move them below one of them`)
  }
  const body = unreleased || earlier
  if (body === '') throw new Error(`CHANGELOG.md has no line about ${version}: write it below Unreleased`)
  const others = sections.filter(section => !isOf('Unreleased')(section) && !isOf(version)(section))
  const heads = ['## Unreleased', `## ${version} - ${day}\n\n${body}`, ...others.map(section => section.trimEnd())]
  return `${preamble}${heads.join('\n\n')}\n`
}

/** `true` if lines stand below `## Unreleased`. */
export const hasUnreleased = (changelog: string): boolean =>
  bodiesOf(changelog.split(/^(?=## )/m).filter(section => section.split(/\s+/)[1] === 'Unreleased')) !== ''

/** Returns the text below the heads, without headings that have nothing below them. */
function bodiesOf(sections: readonly string[]): string {
  const text = sections.map(section => section.replace(/^.*\n?/, '')).join('').trim()
  return /^[^#\s]/m.test(text) ? text : ''
}
