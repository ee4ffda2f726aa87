import { readServiceConfig } from './src/config/read.ts'
import { connect } from './src/db/driver/connection.ts'
import { migrations } from './src/db/migrations/migrate.ts'

/** For knex's own command line: the database of the configuration. */
export default { ...connect(readServiceConfig().databaseUrl).client.config, migrations }
