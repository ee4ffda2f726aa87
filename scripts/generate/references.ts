import { glob, readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'

/**
 * Returns the YAML files of a folder that no root document refers to, directly or through other files. For each
 * returned file, a reference is missing in another file.
 */
export async function unreferencedFiles(folder: string, roots: readonly string[]): Promise<string[]> {
  const reached = new Set<string>()
  const rest = roots.map(root => resolve(folder, root))
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    const text = await readFile(file, 'utf8').catch(() => '') // the bundler reports a missing file
    for (const [, path = ''] of text.matchAll(/^[^#]*?:\s+['"]?([^'"#\s]+\.yaml)/gm)) {
      rest.push(resolve(dirname(file), path)) // a $ref, or the mapping of a discriminator
    }
  }
  const files = await Array.fromAsync(glob('**/*.yaml', { cwd: folder }))
  return files.map(file => resolve(folder, file)).filter(file => !reached.has(file))
    .map(file => relative(folder, file)).sort()
}
