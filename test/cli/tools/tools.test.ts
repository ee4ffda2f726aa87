import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { replies } from '../../../generated/api-replies.js'
import { allCommands } from '../../../src/cli/commands.ts'
import { commandName } from '../../../src/cli/tools/tools.ts'
import { operationsById } from '../../../src/core/tools/operations/index.ts'
import { blockedValues } from '../../../src/sandbox/accounts.ts'
import { magicSystems } from '../../../src/upstreams/magic-systems.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { command, errorOf, json } from '../../support/command.ts'

const sandbox = { SANDBOX: '1' }
const values: Readonly<Record<string, string>> = {
  domain: magicValues.success['Domain Name'],
  ip: magicValues.success['IP Address'],
  email: magicValues.success['Email Address'],
  pseudonym: magicValues.success.Pseudonym,
  vin: '1HGCM82633A004352',
  network: '192.0.2.1/32',
  asn: magicSystems.success,
}

interface Printed {
  tool: string
  operation: string
  query: object
  meta: { cost: object, sources: Array<{ name: string }> }
}

describe('the commands of the direct tools', () => {
  it('are one for each operation, with names of their own', async () => {
    const all = (await allCommands()).flatMap(one => [one.name(), ...one.aliases()])
    const names = Object.entries(operationsById).map(([id, operation]) => commandName(id, operation))

    expect(all).to.include.members(names)
    expect(new Set(all).size).to.equal(all.length)
  })

  it('write the result to a file with --output, in a format without a graph', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-tool-'))
    try {
      const [made, wrong] = await Promise.all(['a.jsonl', 'a.graphml'].map(name =>
        command(['subdomains', values['domain']!, '--output', join(folder, name)], sandbox)))
      expect([made!.code, wrong!.code], made!.err).to.deep.equal([0, 2])
      expect(wrong!.err).to.include('.html, .md, .csv, .xlsx, .jsonl')
      const [report, asked] = (await readFile(join(folder, 'a.jsonl'), 'utf8')).split('\n')
      expect(JSON.parse(report!)).to.deep.include({ about: 'tool', sandbox: true })
      expect(JSON.parse(asked!)).to.deep.include({ query: { type: 'Domain Name', value: values['domain'] } })
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  for (const [id, operation] of Object.entries(operationsById)) {
    const name = commandName(id, operation)
    const { field } = operation.input

    it(`${name} prints the response of the API with --json, and what it found without`, async () => {
      const value = values[field]
      expect(value, `add a value for the input ${field} to the test`).to.be.a('string')

      const [told, text] = await Promise.all([
        command([name, '--json', value!], sandbox),
        command([name, value!], sandbox),
      ])
      const body = json<Printed>(told)
      const isValid = replies[id]!['200']!['application/json']!

      expect([told.code, text.code], told.err + text.err).to.deep.equal([0, 0])
      expect(isValid(body), JSON.stringify(isValid.errors)).to.equal(true)
      expect(body).to.include({ tool: operation.tool, operation: operation.slug })
      expect(body.meta.cost).to.deep.equal({ core_searches: 0 })
      expect(text.out).to.match(/\n(complete|incomplete), \d+\.\d s\n {2}found {4}\w/)
      expect(text.out).not.to.match(/\[object|undefined|null/)
    })
  }

  it('print lists of objects as tables, and other objects as lines', async () => {
    const { out } = await command(['dns', values['domain']!], sandbox)

    expect(out).to.match(/^Domain {9}tw-success\.example\nExists {9}yes\nComplete {7}yes\nAuthenticated {2}no\n/)
    expect(out).to.match(/\n\nRecords\n {2}A {6}192\.0\.2\.80\n/)
    expect(out).to.match(/\n {2}MX\n {4}PREFERENCE {2}HOST\n {4}1 {11}aspmx\.l\.google\.com\n/)
    expect(out).to.match(/\n {2}found {4}dns \(\d+\), dns-details \(\d+\)\n$/)
  })

  it('print only what is found with --quiet', async () => {
    const { out } = await command(['dns', '--quiet', values['domain']!], sandbox)
    const whole = await command(['dns', values['domain']!], sandbox)

    expect(whole.out.startsWith(`${out}\ncomplete`)).to.equal(true)
    expect(out).to.not.include('  found  ')
  })

  it('exit with 2 for a value of another type, and name what they expect', async () => {
    const text = await command(['dns', '192.0.2.1'], sandbox)
    const told = await command(['vin', '--json', 'short'], sandbox)
    const none = await command(['ip'], sandbox)

    expect(text).to.include({ code: 2, out: '' })
    expect(text.err).to
      .match(/^This value does not fit the command dns\. Expected: A domain name\n {2}domain: This is an IP address/)
    expect(told.code).to.equal(2)
    expect(errorOf(told).message).to.match(/Expected: The vehicle identification number$/)
    expect(none).to.include({ code: 2, out: '' })
    expect(none.err).to.match(/^error: missing required argument 'ip'/)
  })

  it('exit with 1 if no source answered, and name the reason of each', async () => {
    const { code, out, err } = await command(['subdomains', magicValues.failure['Domain Name']], sandbox)
    const told = await command(['subdomains', '--json', magicValues.failure['Domain Name']], sandbox)

    expect({ code, out }).to.deep.equal({ code: 1, out: '' })
    expect(err).to.match(/^None of the sources answered\n {2}failed {3}crt-sh, .*: the source answered 500\n/)
    expect([told.code, errorOf(told).code]).to.deep.equal([1, 'DATA_UNAVAILABLE'])
  })

  it('print what there is if a source failed', async () => {
    const { code, out } = await command(['subdomains', magicValues.partial['Domain Name']], sandbox)

    expect(code).to.equal(0)
    expect(out).to.include('\nincomplete, ').and.to.match(/\n {2}failed {3}\S/)
  })

  it('store nothing, and obey the blocklist of the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-tools-'))
    const environment = { ...sandbox, DATA_DIR: folder }
    const value = blockedValues['Domain Name']

    await command(['dns', value], environment)
    const left = await readdir(folder)
    await command(['blocklist', 'add', '--kind', 'domain', value], environment)
    const blocked = await command(['subdomains', `www.${value}`], environment)
    await rm(folder, { recursive: true })

    expect(left).to.deep.equal([])
    expect(blocked).to
      .deep.equal({ code: 1, out: '', err: 'This value may not be searched on this server\n' })
  })
})
