import type { Config } from '../../config/read.ts'
import type { Repositories } from '../../db/database.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { durationText, fine, skipped, warning, type Check } from './doctor-check.ts'

/** Age of a backup, and of a service without one, from which an accident costs too much, in milliseconds. */
const maxAgeMs = 7 * 86_400_000

/**
 * Checks how old the newest backup is, as the audit knows it. Only a warning, because a copy of another program leaves
 * no trace here.
 */
export async function checkBackup(
  { databaseUrl, sandbox }: Pick<Config, 'databaseUrl' | 'sandbox'>, database: Repositories, now = new Date(),
): Promise<Check> {
  if (sandbox) return skipped('backup', 'the sandbox has invented data only')
  if (isPostgresUrl(databaseUrl)) return skipped('backup', 'not known here: backups of PostgreSQL are made by pg_dump')
  const ageOf = (time: string) => now.getTime() - Date.parse(time)
  const [last] = await database.operatorActs.listNewest({ since: '', operation: 'backup', outcome: 'ok' }, 1)
  if (last !== undefined) {
    const age = ageOf(last.createdAt)
    const finding = `the last backup was made ${durationText(Math.max(0, age))} ago`
    return age < maxAgeMs ? fine('backup', finding) : warning('backup', finding, advice)
  }
  const [first] = await database.accounts.list()
  if (first === undefined) return fine('backup', 'none yet; the service has no account')
  return ageOf(first.createdAt) < maxAgeMs
    ? fine('backup', 'none yet; the service is younger than a week')
    : warning('backup', 'the audit has no backup', advice)
}

const advice = 'Run "backup <file>", daily from a timer, and keep the file on another machine; ' +
  'ignore this if another program copies the data.'
