import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/compose/store.ts'
import { readConfig } from '../../src/config/read.ts'
import { sandboxKeys } from '../../src/sandbox/accounts.ts'
import { seedSandbox } from '../../src/sandbox/seed.ts'
import { freePort } from '../support/free-port.ts'
import { startReady } from '../support/process.ts'
import { onPostgres } from '../support/postgres.ts'

export type DatabaseName = 'sqlite' | 'postgres'

export interface Reached {
  url: string
  imagesUrl: string
  /** Key on the plan `business`. */
  key: string
  /** Key on the plan `free`. */
  freeKey: string
}

/**
 * Runs `work` with the real server on simulated sources, on SQLite or PostgreSQL. `npm run sandbox` cannot do this,
 * because it always uses its own SQLite file.
 */
export async function inSandbox<Result>(
  database: DatabaseName,
  environment: Readonly<Record<string, string>>,
  work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-contract-'))
  try {
    return database === 'postgres'
      ? await onPostgres(folder, url => onServer(folder, { ...environment, DATABASE_URL: `${url}/postgres` }, work))
      : await onServer(folder, { ...environment, DATABASE_URL: join(folder, 'sandbox.db') }, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onServer<Result>(
  folder: string,
  given: Readonly<Record<string, string>>,
  work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
  const [port, imagesPort] = [String(await freePort()), String(await freePort())]
  const environment = {
    SANDBOX: '1',
    PORT: port,
    IMAGES_PORT: imagesPort,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...given,
  }
  await using server = await startReady(environment)
  try {
    await seed(environment)
    return await work({
      url: server.url,
      imagesUrl: `http://127.0.0.1:${imagesPort}`,
      key: sandboxKeys.business,
      freeKey: sandboxKeys.free,
    })
  } finally {
    process.stderr.write(server.errors)
  }
}

async function seed(environment: Record<string, string>): Promise<void> {
  const operator = await openStore(readConfig(environment))
  try {
    await seedSandbox(operator)
  } finally {
    await operator.database.close()
  }
}
