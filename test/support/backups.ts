import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOperatorStore, type OperatorStore } from '../../src/compose/operator-store.ts'
import { readConfig } from '../../src/config/read.ts'
import { command } from './command.ts'

/** A data folder with an SQLite database, on which commands run. */
export interface DataFolder extends AsyncDisposable {
  path: string
  run(...args: string[]): ReturnType<typeof command>
  /** Opens the store, and closes it after `work`. */
  open<Result>(work: (store: OperatorStore) => Promise<Result>): Promise<Result>
}

/** Creates an empty data folder. */
export async function createDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tracewell-'))
  return {
    path,
    run: (...args) => command(args, environmentOf(path)),
    async open(work) {
      const store = await openOperatorStore(readConfig(environmentOf(path)))
      try {
        return await work(store)
      } finally {
        await store.database.close()
      }
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}

export const environmentOf = (path: string) =>
  ({ DATA_DIR: path, DATABASE_URL: '', SECRET_KEY: '', SANDBOX: '0' })

/** Creates a data folder with an account, a hashed entry of the blocklist, which needs the secret, and a pack. */
export async function createService(name: string): Promise<DataFolder> {
  const folder = await createDataFolder()
  await folder.open(async ({ accounts, blocklist }) => {
    await accounts.create(`${name}@example.com`)
    await blocklist.add('exact', name, '', { isHashed: true })
  })
  await mkdir(join(folder.path, 'packs'))
  await writeFile(join(folder.path, 'packs', `${name}.json`), '{"sites":[]}')
  await writeFile(join(folder.path, 'packs', `${name}.about.json`), JSON.stringify({ name }))
  return folder
}

/** Returns what distinguishes the data of one service from another's. Throws if the secret does not open it. */
export const contentOf = (folder: DataFolder): Promise<string[]> => folder.open(async ({ accounts, serviceKeys }) => {
  await serviceKeys.check()
  return (await accounts.list()).map(({ email }) => email)
})

/** Returns the digest of each file of a folder, by its path. */
export async function digestsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).sort()
  const digests = files.map(async file => [file, hash('sha256', await readFile(file))] as const)
  return Object.fromEntries(await Promise.all(digests))
}
