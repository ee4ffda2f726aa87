import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asNode, textOf, type OpenApi } from '../../generate/document.ts'
import { zip } from '../packages/archives.ts'
import { brunoCollection } from './bruno.ts'
import { mockDocument } from './mock-document.ts'
import { postmanCollection, type Variables } from './postman.ts'
import { collect } from './requests.ts'

const schemathesis = join(import.meta.dirname, '../../contract/schemathesis.toml')

/** Returns the files for the tests of callers, by name. The same documents give the same bytes. */
export async function downloads(
  api: OpenApi, images: OpenApi, variables: Variables,
): Promise<Map<string, string | Buffer>> {
  const name = textOf(asNode(api.info).title)
  const folders = collect(api, images)
  const { 'x-generated': _, ...mock } = mockDocument(api)
  return new Map<string, string | Buffer>([
    ['postman.json', postmanCollection(name, folders, variables)],
    ['bruno.zip', zip(brunoCollection(name, folders, variables))],
    ['mock.json', JSON.stringify({ ...mock, servers: [{ url: variables.baseUrl }] }, null, 2)],
    ['schemathesis.toml', await readFile(schemathesis)],
  ])
}
