import { expect } from 'chai'
import { createServiceKeys } from '../../src/core/service-keys.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

const sealerOf = (letter: string) => () => createSealer(() => [letter.repeat(32)])

describe('service keys', () => {
  it('throw instead of returning an empty key if a process with another secret creates the key', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const other = createServiceKeys({ database, sealer: sealerOf('b') })
    await other.get('cache')
    const { serviceKeys } = database
    const late = createServiceKeys({
      // `replace` stores nothing. This simulates that the other process replaces the new key immediately afterwards.
      database: { ...database, serviceKeys: { ...serviceKeys, replace: async () => undefined } },
      sealer: sealerOf('a'),
    })

    const thrown = await late.get('cache').catch((error: unknown) => error)

    expect(thrown).to.be.an('error').with.property('message', 'this was sealed with another secret')
    expect(await createServiceKeys({ database, sealer: sealerOf('a') }).get('cache')).to.have.lengthOf(32)
    await database.close()
  })
})
