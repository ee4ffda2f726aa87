import { mkdir, readdir, rm } from 'node:fs/promises'

/**
 * Empties a folder for new output, or creates it. Throws if it holds something else than earlier output.
 *
 * @param marks files that all earlier output has
 */
export async function emptyOutput(folder: string, marks: readonly string[]): Promise<void> {
  const there = await readdir(folder).catch((): string[] => [])
  if (there.length > 0 && !marks.every(name => there.includes(name))) {
    throw new Error(`${folder} holds something else: remove it first`)
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}
