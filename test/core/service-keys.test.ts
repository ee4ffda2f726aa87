import { expect } from 'chai'
import { createServiceKeys } from '../../src/core/service-keys.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

const sealerOf = (letter: string) => () => createSealer(() => [letter.repeat(32)])

describe('service keys', () => {
  it('are refused, and not replaced, if a process with another secret created them', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const first = createServiceKeys({ database, sealer: sealerOf('b') })
    const late = createServiceKeys({ database, sealer: sealerOf('a') })
    await late.check()
    const key = await first.get('cache')

    const thrown = await Promise.all([late.get('cache'), late.check()].map(one => one.catch((error: Error) => error)))

    for (const error of thrown) expect(error).to.be.an('error').with.property('code', 'CONFLICT')
    expect(await createServiceKeys({ database, sealer: sealerOf('b') }).get('cache')).to.deep.equal(key)
    await database.close()
  })

  it('are read again if a rotation encrypts them with a newer secret meanwhile', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const key = await createServiceKeys({ database, sealer: sealerOf('a') }).get('cache')
    const secrets = ['a'.repeat(32)]
    const old = (await database.serviceKeys.get('cache'))!
    const rotated = createSealer(() => ['b'.repeat(32), ...secrets]).rewrap(old)
    const answers = [old, rotated]
    const late = createServiceKeys({
      database: {
        ...database,
        serviceKeys: { ...database.serviceKeys, get: () => Promise.resolve(answers.shift() ?? rotated) },
      },
      sealer: sealerOf('b'),
    })

    expect(await late.get('cache')).to.deep.equal(key)
    await database.close()
  })
})
