import { expect } from 'chai'
import { testsOnPostgres } from '../../scripts/test/databases.ts'
import { queueOf } from '../../scripts/test/queue.ts'

describe('the queue of npm test', () => {
  it('has the longest files first, whatever their database', () => {
    const jobs = queueOf({ SQLite: ['a', 'b'], PostgreSQL: ['a'] }, { SQLite: { a: 1, b: 3 }, PostgreSQL: { a: 2 } })

    expect(jobs).to.deep.equal([
      { file: 'b', database: 'SQLite', seconds: 3 },
      { file: 'a', database: 'PostgreSQL', seconds: 2 },
      { file: 'a', database: 'SQLite', seconds: 1 },
    ])
  })

  it('gives a file without a recorded time the median of its database', () => {
    const jobs = queueOf({ SQLite: ['new'], PostgreSQL: ['new'] }, { SQLite: { a: 1, b: 3, c: 100 } })

    expect(jobs.map(({ seconds }) => seconds)).to.deep.equal([3, 0])
  })
})

describe('testsOnPostgres', () => {
  const sources = new Map([
    ['scripts/database.ts', "process.env['TEST_DATABASE_URL']"],
    ['scripts/start.ts', "import './database.ts'"],
    ['test/api/a.test.ts', "import { start } from '../../scripts/start.ts'"],
    ['test/api/pure.test.ts', "import { expect } from 'chai'"],
    ['test/images/flags.test.ts', "import { start } from '../../scripts/start.ts'"],
    ['test/images/rules.test.ts', "import { start } from '../../scripts/start.ts'"],
  ])
  const chosen = testsOnPostgres([...sources.keys()].filter(file => file.startsWith('test/')), sources)

  it('chooses tests that reach the database of the run', () => {
    expect(chosen).to.include('test/api/a.test.ts').and.not.include('test/api/pure.test.ts')
  })

  it('omits folders that depend on no database, except for the named files', () => {
    expect(chosen).to.include('test/images/rules.test.ts').and.not.include('test/images/flags.test.ts')
  })
})
