import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { contentOf, operationsOf, responsesOf, type FoundOperation, type OpenApi } from '../generate/document.ts'
import { writers, type SampleLanguage } from './reference/languages.ts'
import { exampleRequest, type ExampleRequest } from './reference/request.ts'
import { samplesOf } from './reference/samples.ts'

const key = 'tw_test_of_the_samples'

interface Sample {
  request: ExampleRequest
  file: string
  answer: { status: number, type: string, body: string }
}

/**
 * Runs the samples of the reference in one language, and compares what they send with the examples of the documents.
 * `execute` runs the files, and returns what each file that failed printed. Each operation answers with its example; a
 * stream answers with 404, because many of them have no end, and its sample has to fail. Returns the faults.
 */
export async function checkSamples(
  language: SampleLanguage,
  folder: string,
  execute: (files: readonly string[], environment: { KEY: string }) => Promise<Map<string, string>>,
): Promise<string[]> {
  const samples = new Map<string, Sample>()
  const received = new Map<string, { sent: IncomingMessage, path: string, body: string }[]>()
  await using server = createServer(async (request, response) => {
    const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(request.url!) ?? []
    received.set(name, [...received.get(name) ?? [], { sent: request, path, body: await text(request) }])
    const { status, type, body } = samples.get(name)!.answer
    response.writeHead(status, { 'Content-Type': type }).end(status === 204 ? undefined : body)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  for (const [document, operation] of await documented()) {
    const request = exampleRequest(document, operation, `http://127.0.0.1:${port}/${operation.id}`)
    const file = `${operation.id}.${language}`
    await writeFile(join(folder, file), `${writers[language](request)}\n`)
    samples.set(operation.id, { request, file, answer: answerOf(document, operation, request) })
  }
  const failed = await execute([...samples.values()].map(({ file }) => file), { KEY: key })
  return [...samples].flatMap(([name, { request, file }]) => {
    const [got, ...more] = received.get(name) ?? []
    const faults = [
      ...got === undefined ? ['sends nothing'] : faultsOf(request, got),
      ...more.length > 0 ? [`sends ${more.length + 1} requests`] : [],
      ...failed.has(file) && !request.streams ? [`fails: ${failed.get(file)}`] : [],
    ]
    return faults.map(fault => `${file}: ${fault}`)
  })
}

async function documented(): Promise<[OpenApi, FoundOperation][]> {
  const documents = await Promise.all(['api', 'images'].map(async name => JSON.parse(
    await readFile(join(import.meta.dirname, `../../generated/${name}.json`), 'utf8'),
  ) as OpenApi))
  return documents.flatMap((document, index) => operationsOf(document).map(operation =>
    [document, index === 0 ? operation : { ...operation, id: `${operation.id}OfImages` }] as [OpenApi, FoundOperation]))
}

function answerOf(document: OpenApi, { node }: FoundOperation, { streams }: ExampleRequest): Sample['answer'] {
  const error = { success: false, error: { code: 'NOT_FOUND', message: 'none' } }
  if (streams) return { status: 404, type: 'application/json', body: JSON.stringify(error) }
  const [status, response] = responsesOf(document, node).find(([one]) => one.startsWith('2')) ?? ['200', {}]
  const [type = 'text/plain'] = contentOf(response)[0] ?? []
  const value = samplesOf(document, response)[0]?.value ?? ''
  return { status: Number(status), type, body: typeof value === 'string' ? value : JSON.stringify(value) }
}

function faultsOf(
  { method, path, needsKey, body }: ExampleRequest,
  { sent, path: sentPath, body: sentBody }: { sent: IncomingMessage, path: string, body: string },
): string[] {
  const authorization = needsKey ? `Bearer ${key}` : undefined
  return [
    ...sent.method === method && sentPath === path ? [] : [`sends ${sent.method} ${sentPath}`],
    ...sent.headers.authorization === authorization ? [] : [`sends the key ${sent.headers.authorization}`],
    ...isDeepStrictEqual(sentBody === '' ? undefined : JSON.parse(sentBody), body) ? [] : [`sends ${sentBody}`],
  ]
}
