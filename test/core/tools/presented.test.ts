import { expect } from 'chai'
import { toolText } from '../../../src/cli/tools/tool-text.ts'
import { operationsById } from '../../../src/core/tools/operations/index.ts'
import { rawValueIn } from '../../support/raw-values.ts'
import { startTools } from '../../support/tool-world.ts'

/** Values about which the simulated sources give their documented answers. */
const values: Readonly<Record<string, string>> = {
  domain: 'tw-success.example',
  ip: '192.0.2.1',
  email: 'tw-success@example.com',
  pseudonym: 'tw-success',
  vin: '1M8GDM9AXKP042788',
  network: '192.0.2.0/24',
  asn: 'AS3333',
}

describe('the direct tools', () => {
  it('present every documented answer for people', async () => {
    await using world = await startTools()
    const found: string[] = []
    for (const operation of Object.values(operationsById)) {
      const { tool, slug, input: { field } } = operation
      const { status, body } = await world.call(`${tool}/${slug}`, { [field]: values[field] })
      expect(status, `${tool}/${slug}`).to.equal(200)
      const text = toolText(operation, body as unknown as Parameters<typeof toolText>[1], { color: false })
      const raw = rawValueIn(text)
      if (raw !== undefined) found.push(`${tool}/${slug}: ${raw}`)
    }

    expect(found).to.deep.equal([])
  })

  it('have the lines of each source beside its own fields', async () => {
    await using world = await startTools()
    const { body } = await world.call('account-intelligence/pseudonym', { pseudonym: 'tw-success' })
    const { profiles, cards } = body.data as unknown as {
      profiles: Record<string, object | null>
      cards: Record<string, { items: Array<{ label: string, value: string, isdate: boolean }> }>
    }
    const created = cards['hacker_news']!.items.find(({ label }) => label === 'Created')!

    expect(Object.keys(cards)).to.include.members(Object.keys(profiles).filter(key => profiles[key] !== null))
    expect(profiles['hacker_news']).to.have.property('created', 1_173_923_446)
    expect([created.isdate, created.value]).to.deep.equal([true, '2007-03-15T01:50:46.000Z'])
  })
})
