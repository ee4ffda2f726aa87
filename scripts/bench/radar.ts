import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startProduct, temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import { alternate, compare } from './http.ts'
import type { Row } from './report.ts'
import { answered } from './wait.ts'

const breaches = 1_000
const paths = ['/radar/breaches/Bench0500', '/radar/breaches?limit=100']

/**
 * Measures two requests. One reads a single breach, the other lists 100 of the 1,000 breaches. The baseline is a bare
 * server that sends the same bytes.
 */
export async function benchRadar(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await importCatalogue(folder.path)
  await using product = await startProduct(folder.path)
  await using bare = startChild('bench/bare-server.ts')
  const barePort = await bare.ask<number>('port')
  await answered(`${product.url}/health/ready`)
  const headers = { authorization: `Bearer ${await product.key}` }
  const rows: Row[] = []

  for (const path of paths) {
    const response = await fetch(product.url + path, { headers })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
    await bare.ask('serve', { text, contentType: response.headers.get('content-type') })
    const target = (url: string, pid: number) => ({ url, pid, headers })
    const pair = await alternate(
      target(product.url + path, product.pid),
      target(`http://127.0.0.1:${barePort}${path}`, bare.pid),
      told => say(`${path}: ${told}`),
    )
    rows.push(...compare(`GET ${path}, ${text.length} bytes`, pair, { leastRatio: 0.4 }))
  }
  return rows
}

async function importCatalogue(folder: string): Promise<void> {
  const file = join(folder, 'catalogue.json')
  writeFileSync(
    file,
    JSON.stringify(Array.from({ length: breaches }, (_, index) => {
      const name = `Bench${String(index).padStart(4, '0')}`
      return {
        Name: name,
        Title: name,
        Domain: `${name.toLowerCase()}.example`,
        BreachDate: '2024-03-02',
        AddedDate: '2024-04-01',
        PwnCount: 1_000 + index,
        Description: `The members of ${name} were taken, with passwords.`.repeat(6),
        DataClasses: ['Email addresses', 'Passwords', 'Usernames'],
        IsVerified: true,
      }
    })),
  )
  await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '../../src/cli.ts'), 'breaches', 'import',
    file], { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder } })
}
