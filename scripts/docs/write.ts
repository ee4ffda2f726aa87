import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emptyOutput } from '../support/output-folder.ts'

/** Writes the site. The folder must be empty, or must contain a site that this function wrote. */
export async function writeSite(folder: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  await emptyOutput(folder, ['site.css', 'index.html'])
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
