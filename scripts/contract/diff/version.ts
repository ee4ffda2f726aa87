/**
 * Returns `true` if the new version number permits breaking changes: a higher major version or, below 1.0.0, a higher
 * minor version. https://semver.org/#spec-item-4
 */
export function mayBreak(before: string, after: string): boolean {
  const [major, minor] = partsOf(before)
  const [newMajor, newMinor] = partsOf(after)
  return newMajor > major || major === 0 && newMajor === 0 && newMinor > minor
}

function partsOf(version: string): readonly [number, number] {
  const [, major, minor] = /^v?(\d+)\.(\d+)\.\d+/.exec(version) ?? []
  if (major === undefined || minor === undefined) throw new Error(`${version} is no version such as 1.2.3`)
  return [Number(major), Number(minor)]
}
