import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'
import type { JobKind, JobRepository } from './job.ts'
import { createEngineJobs, type JobEngine } from './pg-boss.ts'
import { createTableJobs } from './table.ts'

/** Creates the repository of one kind of job. Only PostgreSQL needs the engine. */
export const createJobs = <Data extends object>(db: Knex, kind: JobKind, engine: JobEngine): JobRepository<Data> =>
  isPostgres(db) ? createEngineJobs(db, kind, engine) : createTableJobs(db, kind)
