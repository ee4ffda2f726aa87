import { expect } from 'chai'
import { rotateSecrets } from '../../../src/core/upkeep/rotation.ts'
import { createServiceKeys } from '../../../src/core/service-keys.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'

const [oldest, middle, newest] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const
const sealerOf = (...secrets: string[]) => createSealer(() => secrets)

describe('a rotation of secrets', () => {
  it('also re-encrypts a value that another rotation has just re-encrypted with an older secret', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const key = await createServiceKeys({ database, sealer: () => sealerOf(oldest) }).get('blocklist')
    const { sealedValues } = database
    let calls = 0
    const overtaken: typeof sealedValues = {
      ...sealedValues,
      async replace(column, row, before, after) {
        calls++
        if (calls === 1) await sealedValues.replace(column, row, before, sealerOf(middle, oldest).rewrap(before))
        return sealedValues.replace(column, row, before, after)
      },
    }

    const rotated = await rotateSecrets({ sealedValues: overtaken }, sealerOf(newest, middle, oldest))

    expect(rotated).to.deep.equal({ rewrapped: 1, unreadable: [] })
    expect(await createServiceKeys({ database, sealer: () => sealerOf(newest) }).get('blocklist')).to.deep.equal(key)
    await database.close()
  })
})
