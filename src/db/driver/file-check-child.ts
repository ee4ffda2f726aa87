/** Child process that checks the database file of its argument. The parent process (file-check.ts) may kill it. */
import Sqlite from 'better-sqlite3'
import { isDamage } from './failure.ts'
import type { FileCheckResult } from './file-check.ts'
import { applicationId } from './foreign-file.ts'

// A terminal sends its signals to this process too: the parent decides.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.send!(check(process.argv[2]!), () => process.disconnect())

function check(file: string): FileCheckResult {
  try {
    return { fault: findFault(file) }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { error: { message, code } }
  }
}

function findFault(file: string): string | undefined {
  const db = new Sqlite(file)
  try {
    db.pragma('journal_mode = delete') // leaves no other files beside it
    if (db.pragma('application_id', { simple: true }) !== applicationId) return 'it belongs to another program'
    const result = String(db.pragma('integrity_check(1)', { simple: true }))
    return result === 'ok' ? undefined : result.replaceAll('\n', ' ')
  } catch (error) {
    if (isDamage(error)) return (error as Error).message
    throw error
  } finally {
    db.close()
  }
}
