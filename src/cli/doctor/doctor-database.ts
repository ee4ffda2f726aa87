import { constants } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { refuseLostDatabase, refuseLostPostgres } from '../../compose/lost-database.ts'
import type { Config } from '../../config/read.ts'
import { inspectDatabase, type DatabaseFacts } from '../../db/inspect.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { explainStartFailure } from '../../process/start-failure.ts'
import {
  byteText,
  checkAccess,
  counted,
  durationText,
  fine,
  skipped,
  toDo,
  type Check,
} from './doctor-check.ts'

/** Oldest supported major version of PostgreSQL. */
const minPostgres = 15
/** Difference of clocks that is worth a sentence, in milliseconds. Leases use the clock of the database alone. */
const maxOffsetMs = 5_000

const lockAdvice =
  'Another session has locked a table: find it in pg_stat_activity, and wait for its end, or end it.'

interface DatabaseChecks {
  checks: Check[]
  /** `undefined` if the database cannot be read or has no tables. */
  facts: DatabaseFacts | undefined
}

/** Checks the database and the clock. */
export async function checkDatabase(config: Config): Promise<DatabaseChecks> {
  const unread = (check: Check): DatabaseChecks =>
    ({ checks: [check, skipped('clock', 'not compared without the database')], facts: undefined })
  const denied = isPostgresUrl(config.databaseUrl) ? undefined : await checkFileAccess(resolve(config.databaseUrl))
  if (denied !== undefined) return unread(denied)
  let facts: DatabaseFacts | undefined
  try {
    refuseLostDatabase(config)
    facts = await inspectDatabase(config.databaseUrl)
    if (facts?.hasTables === false) refuseLostPostgres(config)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === '55P03') {
      return unread(toDo('database', 'it cannot be read: canceling statement due to lock timeout', lockAdvice))
    }
    const explained = explainStartFailure(error, config)
    if (explained === undefined) throw error
    return unread(toDo('database', 'it cannot be read', explained))
  }
  const create = 'Start a server, which creates it, or set DATA_DIR or DATABASE_URL to the folder of your service.'
  if (!facts) return unread(toDo('database', `${resolve(config.databaseUrl)} does not exist or is empty`, create))
  const clock = clockCheck(facts)
  if (!facts.hasTables) {
    return { checks: [toDo('database', 'it has no tables of the service', create), clock], facts: undefined }
  }
  return { checks: [databaseCheck(config, facts), clock], facts }
}

/** Checks whether this user can use an SQLite file, and its folder, in which SQLite creates files. */
const checkFileAccess = async (file: string): Promise<Check | undefined> =>
  await checkAccess('database', file, constants.R_OK | constants.W_OK) ??
  await checkAccess('database', dirname(file), constants.W_OK | constants.X_OK)

function databaseCheck({ databaseUrl }: Config, facts: DatabaseFacts): Check {
  const { version, postgres, pending, unknown, writeFault, isLocked, bytes, isReserved } = facts
  const place = isPostgresUrl(databaseUrl) ? `PostgreSQL ${version}` : `SQLite ${version}, ${resolve(databaseUrl)}`
  const parts = [
    place,
    byteText(bytes),
    ...isReserved === undefined ? [] : [isReserved ? 'a server uses it' : 'no server uses it'],
    pending.length > 0 ? `${counted(pending.length, 'migration')} pending` : 'schema up to date',
    ...unknown.length > 0 ? [`${counted(unknown.length, 'migration')} of a later version (${unknown.join(', ')})`] : [],
    writeFault === undefined ? 'writable' : `not writable: ${writeFault}`,
  ]
  const finding = parts.join('; ')
  if (isLocked) return toDo('database', finding, lockAdvice)
  if (writeFault !== undefined) {
    return toDo('database', finding, isPostgresUrl(databaseUrl)
      ? 'Point DATABASE_URL to the primary, with the user that owns the tables.'
      : 'Let the user of the service write the file and its folder, and end long writes of other programs.')
  }
  if (pending.length > 0) {
    return toDo('database', finding, 'Make a backup, then start an orchestrator of this version, which applies them.')
  }
  if (postgres !== undefined && postgres < minPostgres) {
    return toDo('database', finding, `Upgrade PostgreSQL to version ${minPostgres} or later.`)
  }
  return fine('database', finding)
}

/** Exported for its test. */
export function clockCheck({ clockOffsetMs, postgres }: Pick<DatabaseFacts, 'clockOffsetMs' | 'postgres'>): Check {
  const offset = Math.abs(clockOffsetMs)
  const other = postgres === undefined ? 'SQLite uses the clock of this machine' : 'as the clock of PostgreSQL'
  if (offset <= maxOffsetMs) return fine('clock', `${new Date().toISOString()}, ${other}`)
  return toDo(
    'clock',
    `this machine is ${durationText(offset)} ${clockOffsetMs > 0 ? 'behind' : 'ahead of'} PostgreSQL`,
    'Synchronize both machines with NTP; usage windows begin and end at the wrong time until then.',
  )
}
