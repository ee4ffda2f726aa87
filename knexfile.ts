import { connect } from './src/db/connection.ts'

/** For knex's own command line: `DATABASE_URL` or the embedded file. */
export default connect(process.env.DATABASE_URL ?? './data/tracewell.db').client.config
