/**
 * Returns `true` if the new version number permits breaking changes: a higher major version or, below 1.0.0, a higher
 * minor version. https://semver.org/#spec-item-4
 */
export function mayBreak(before: string, after: string): boolean {
  const [major, minor] = partsOf(before)
  const [newMajor, newMinor] = partsOf(after)
  return newMajor > major || major === 0 && newMajor === 0 && newMinor > minor
}

/**
 * Returns the lowest version that a release with these changes may have. Below 1.0.0 a break moves the minor version
 * and an addition the patch version; from then on the major and the minor version.
 */
export function nextVersion(before: string, changes: ReadonlyArray<{ breaks: boolean }>): string {
  const [major, minor, patch] = partsOf(before)
  const breaks = changes.some(change => change.breaks)
  if (changes.length === 0) return `${major}.${minor}.${patch}`
  if (major === 0) return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** `true` if the first version is the lower one. */
export function isLower(version: string, other: string): boolean {
  const [numbers, others] = [partsOf(version), partsOf(other)]
  const index = numbers.findIndex((number, place) => number !== others[place])
  return index >= 0 && numbers[index]! < others[index]!
}

function partsOf(version: string): readonly [number, number, number] {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []
  if (major === undefined) throw new Error(`${version} is no version such as 1.2.3`)
  return [Number(major), Number(minor), Number(patch)]
}
