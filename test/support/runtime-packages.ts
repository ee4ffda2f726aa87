import { constants, cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Returns the folders of the packages that an installation without development packages has. */
export function runtimePackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean, devOptional?: boolean }>,
  }
  return Object.entries(packages).filter(([path, { dev, devOptional }]) =>
    path !== '' && !dev && !devOptional && existsSync(join(root, path))
  ).map(([path]) => path)
}

/** Copies files and folders of the project to the same paths below `folder`. */
export function copyFromProject(paths: readonly string[], folder: string): void {
  for (const path of paths) {
    for (const file of globSync(`${path}{,/**}`, { cwd: root, withFileTypes: true })) {
      if (!file.isFile()) continue
      const from = join(file.parentPath, file.name)
      cpSync(from, join(folder, from.slice(root.length)), { mode: constants.COPYFILE_FICLONE })
    }
  }
}
