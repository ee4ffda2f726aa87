import { glob, readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'

/**
 * Returns the YAML files of a folder to which no root document refers, directly or through other files. Each of these
 * files needs a reference in another file.
 */
export async function unreferencedFiles(folder: string, roots: readonly string[]): Promise<string[]> {
  const reached = new Set<string>()
  const rest = roots.map(root => resolve(folder, root))
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    // a missing file counts as empty, because the bundler reports it
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const [, path = ''] of text.matchAll(/^[^#]*?:\s+['"]?([^'"#\s]+\.yaml)/gm)) {
      rest.push(resolve(dirname(file), path)) // the path comes from a $ref, or from the mapping of a discriminator
    }
  }
  const files = await Array.fromAsync(glob('**/*.yaml', { cwd: folder }))
  return files.map(file => resolve(folder, file)).filter(file => !reached.has(file))
    .map(file => relative(folder, file)).sort()
}
