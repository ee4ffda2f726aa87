/** A database that the service must not use. The message is for the operator, so the error has no stack trace. */
export class RefusedDatabase extends Error {
  readonly code = 'DATABASE_REFUSED'

  constructor(message: string) {
    super(message)
    this.stack = message
  }
}

/** The first migration of the versions before 0.1.0, which are not migrated. */
export const firstOfPreRelease = '20261121_accounts'

export const preRelease = (place: string): RefusedDatabase => new RefusedDatabase(
  `${place} is of a version before 0.1.0, which this version cannot read: keep it as it is, and set DATA_DIR or ` +
    'DATABASE_URL to another place for a new database.')
